"""The tables of a published page: one kernel for each visitor, counted, bounded and cleared away."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Instance, Integer

from kit.app.hosting.kernel import CPU, MEMORY
from kit.app.limits import PUBLISHED

KERNEL: Final = "python3"
# All of the server's environment that a kernel gets to see.
PASSED: Final = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT")


class OneKernel(KernelSpecManager):
    """There is one kind of kernel, the bounded one, whatever else is installed on this machine."""

    def find_kernel_specs(self) -> dict[str, str]:
        """Just the one; it has no folder."""
        return {KERNEL: ""}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How it is started."""
        if kernel_name != KERNEL:
            raise NoSuchKernel(kernel_name)
        # Asked for by name, the kit is found also where it is not installed: see `reduced`.
        argv = [sys.executable, "-m", "kit.app.hosting.kernel", "-f", "{connection_file}"]
        return KernelSpec(argv=argv, display_name="Python 3", language="python", interrupt_mode="signal")

    def get_all_specs(self) -> dict[str, Any]:
        """The one, as it is listed."""
        return {KERNEL: {"resource_dir": "", "spec": self.get_kernel_spec(KERNEL).to_dict()}}


def reduced(environment: Mapping[str, str], folder: str, memory_mb: int, cpu_seconds: int) -> dict[str, str]:
    """What a kernel needs of the server's environment: no secrets, nothing about the visitor."""
    kept = {name: environment[name] for name in PASSED if name in environment}
    root = str(Path(__file__).resolve().parents[3])
    return kept | {
        "PYTHONPATH": root,
        # One folder for all, which goes when the server goes; kernels keep nothing in it.
        "HOME": folder,
        "IPYTHONDIR": folder,
        PUBLISHED: "1",
        MEMORY: str(memory_mb),
        CPU: str(cpu_seconds),
        # Libraries that count the cores and take them all would take them from the neighbours.
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "ARROW_NUM_THREADS": "1",
        "MALLOC_ARENA_MAX": "2",
    }


class Tables(AsyncMappingKernelManager):
    """Every kernel is a table. One that nobody looks at any more is cleared, one that nobody touches goes to sleep."""

    away_seconds = Integer(60, config=True)
    arrive_seconds = Integer(60, config=True)
    memory_mb = Integer(0, config=True)
    cpu_seconds = Integer(0, config=True)
    left = Instance(dict, ())
    owners = Instance(dict, ())

    # ------------------------------------------------------------------ seats

    def taken(self) -> int:
        """How many tables there are, those being set included."""
        for table in [t for t in self.owners if isinstance(t, str) and t not in self]:
            del self.owners[table]
        # A kernel that is being started may be listed already, so the two are not added up.
        return max(len(self.owners), len(self.list_kernel_ids()))

    def held(self, owner: str) -> int:
        """How many of them one address holds."""
        return sum(1 for name in self.owners.values() if name == owner)

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:  # type: ignore[override]
        """A new table, with an environment of its own. From here on its seat counts as taken."""
        given = kwargs.get("env") or {}
        owner = given.get("REMOTE_ADDR", "")
        kwargs["env"] = reduced(os.environ, self.connection_dir, self.memory_mb, self.cpu_seconds)
        # What a kernel says is about a visitor, so it is not kept.
        kwargs["stdout"] = kwargs["stderr"] = subprocess.DEVNULL
        mark = object()
        self.owners[mark] = owner
        try:
            kernel_id = str(await super().start_kernel(*args, **kwargs))
        finally:
            del self.owners[mark]
        self.owners[kernel_id] = owner
        self.left[kernel_id] = time.monotonic() + self.arrive_seconds - self.away_seconds
        return kernel_id

    def remove_kernel(self, kernel_id: str) -> Any:
        """The seat is free again."""
        self.left.pop(kernel_id, None)
        self.owners.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    # ------------------------------------------------------------------ clearing away

    def notify_connect(self, kernel_id: str) -> None:
        """Somebody looks at it."""
        super().notify_connect(kernel_id)
        self.left.pop(kernel_id, None)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Nobody may be looking any more; a line that was cut has a while to come back."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self and not self._kernel_connections.get(kernel_id):
            self.left[kernel_id] = time.monotonic()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Clear a table nobody looks at; else do as always: end what nobody has touched for long."""
        since = self.left.get(kernel_id)
        if since is not None and time.monotonic() - since > self.away_seconds:
            await self.shutdown_kernel(kernel_id, now=True)
            return
        await super().cull_kernel_if_idle(kernel_id)
