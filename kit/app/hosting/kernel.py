"""The kernel behind one visitor's page: bounded by the operating system before it does anything else.

The server starts it as `python -m kit.app.hosting.kernel -f <connection file>`. Nothing a page sends can loosen the
bounds: they are hard limits of the process, and a page cannot run code in it.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

MEMORY = "KIT_KERNEL_MEMORY_MB"
CPU = "KIT_KERNEL_CPU_SECONDS"
# The page asks for the state of the widgets there are; it opens nothing else.
OPENED = ("jupyter.widget.control",)
MOST_WRITTEN = 1_000_000


def bound(memory_mb: int, cpu_seconds: int, files: int, nice: int) -> None:
    """Take the bounds on; nought leaves one out. Where a system does not know one, the others still hold."""
    os.nice(nice)
    # If the machine runs out of memory, a table goes before the server does.
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("500", encoding="ascii")
    try:
        import resource
    except ImportError:  # Windows has none; publish from a machine that does.
        return
    wanted = (
        (resource.RLIMIT_DATA, memory_mb << 20),
        (resource.RLIMIT_CPU, cpu_seconds),
        (resource.RLIMIT_NOFILE, files),
    )
    for which, most in wanted:
        if most:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(which, (most, most))
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_WRITTEN, MOST_WRITTEN))


def main() -> None:
    """Bounds first, then the kernel."""
    from kit.app.limits import PUBLIC

    memory = int(os.environ.pop(MEMORY, "0")) or PUBLIC.memory_mb
    cpu = int(os.environ.pop(CPU, "0")) or PUBLIC.cpu_seconds
    bound(memory, cpu, PUBLIC.files, PUBLIC.nice)

    from ipykernel.ipkernel import IPythonKernel
    from ipykernel.kernelapp import IPKernelApp
    from traitlets.config import Config

    class Kernel(IPythonKernel):
        """A kernel whose page can talk to the widgets there are, and make no new ones."""

        def __init__(self, **kwargs: Any) -> None:
            super().__init__(**kwargs)
            opened = self.shell_handlers["comm_open"]

            def comm_open(stream: Any, ident: Any, message: Any) -> Any:
                content = message.get("content")
                name = content.get("target_name") if isinstance(content, dict) else None
                return opened(stream, ident, message) if name in OPENED else None

            self.shell_handlers["comm_open"] = comm_open

    config = Config()
    config.HistoryManager.enabled = False
    config.IPKernelApp.kernel_class = Kernel
    config.InteractiveShellApp.exec_PYTHONSTARTUP = False
    config.InteractiveShellApp.extensions = []
    # Completion is never asked for.
    config.Completer.use_jedi = False
    IPKernelApp.launch_instance(argv=sys.argv[1:], config=config)


if __name__ == "__main__":
    main()
