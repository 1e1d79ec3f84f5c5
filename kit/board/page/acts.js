// What each button does: a message to Python, or a change of what only the page knows (a menu, a sheet, the theme).

function press(b, el) {
  if (el.getAttribute("aria-disabled") === "true" && el.dataset.do !== "undo") return;
  const act = ACTS[el.dataset.do];
  if (act) act(b, el);
}

const simple = (name) => (b) => b.send({ do: name });
const ACTS = {
  none: () => {},
  move: (b, el) => {
    b.ui.menu = null;
    const message = { do: "move", move: el.dataset.move, number: b.scene.number };
    // A team-mate's card: the baton goes there first.
    if (el.dataset.via !== undefined) message.via = Number(el.dataset.via);
    b.send(message);
  },
  all: (b) => b.send({ do: "all", number: b.scene.number }),
  undo: simple("undo"), hint: simple("hint"), close: simple("close"), skip: simple("skip"), whatif: simple("whatif"), original: simple("original"), copy: simple("copy"),
  download: (b) => {
    b.ui.download = true;
    b.send({ do: "copy" });
  },
  reveal: (b, el) => b.send({ do: "reveal", seat: Number(el.dataset.seat) }),
  go: (b, el) => b.send({ do: "go", to: Number(el.dataset.to) }),
  jump: (b, el) => b.send({ do: "jump", to: el.dataset.to }),
  auto: (b, el) => b.send({ do: "auto", on: el.dataset.on === "1" }),
  by: (b, el) => b.send({ do: "by", to: el.dataset.to }),
  speed: (b, el) => b.send({ do: "speed", to: el.dataset.to }),
  seat: (b, el) => b.send({ do: "seat", to: Number(el.dataset.to) }),
  history: (b) => b.send({ do: "history", on: !b.scene.film.stepping }),
  log: (b) => b.send({ do: "log", all: true }),
  tab: (b, el) => b.send({ do: "tab", to: el.dataset.to }),
  menu: (b, el) => {
    b.ui.menu = b.ui.menu === el.dataset.fid ? null : el.dataset.fid;
    b.draw();
    if (b.ui.menu) b.focusFirst(".menu");
  },
  look: (b, el) => {
    b.ui.look = el.dataset.card;
    if (!b.root.querySelector(".z-rail .look") || getComputedStyle(b.root.querySelector(".z-rail .look")).display === "none") {
      b.ui.sheet = b.ui.sheet || "close";
      b.back = el.dataset.fid;
    }
    b.draw();
    if (b.ui.sheet === "close") b.focusFirst(".paper");
  },
  page: (b, el) => openSheet(b, "page", el),
  browse: (b, el) => openSheet(b, `pile:${el.dataset.pile}`, el),
  help: (b, el) => openSheet(b, "help", el),
  paste: (b, el) => {
    b.ui.bad = "";
    openSheet(b, "paste", el);
    const area = b.root.querySelector(".paper textarea");
    if (area) area.focus();
  },
  load: (b) => {
    b.ui.loading = true;
    b.send({ do: "load", text: b.root.querySelector(".paper textarea").value });
  },
  shut: (b) => {
    b.ui.sheet = null;
    b.ui.bad = "";
    b.draw();
    if (b.back) b.focus(b.back);
  },
  dismiss: (b) => {
    b.ui.toast = "";
    if (b.scene.toast) b.scene = { ...b.scene, toast: "" };
    b.draw();
  },
  theme: (b) => {
    const dark = getComputedStyle(b.root).colorScheme === "dark" || (getComputedStyle(b.root).colorScheme !== "light" && b.isDark());
    b.theme = dark ? "light" : "dark";
    keep("deckkit.theme", b.theme);
    window.dispatchEvent(new Event("deckkit-theme")); // charts beside the board turn with it
    b.draw();
  },
  less: (b, el) => {
    b.ui.steps[el.dataset.key] = Math.max(0, Number(el.dataset.at) - 1);
    b.draw();
  },
  more: (b, el) => {
    b.ui.steps[el.dataset.key] = Math.min(Number(el.dataset.most), Number(el.dataset.at) + 1);
    b.draw();
  },
  share: (b, el) => {
    const now = [...sharesNow(b)];
    const most = b.scene.dock.steps[0].values.length;
    const me = Number(el.dataset.seat);
    const others = now.map((_, i) => i).filter((i) => i !== me);
    const left = most - now.reduce((sum, n) => sum + n, 0);
    if (el.dataset.by === "all") now.forEach((_, i) => (now[i] = i === me ? most : 0));
    else if (el.dataset.by === "1" && now[me] < most) {
      // Nothing left to give: the one with most gives one.
      if (!left) now[others.reduce((a, c) => (now[c] > now[a] ? c : a))] -= 1;
      now[me] += 1;
    } else if (el.dataset.by === "-1" && now[me] > 0) {
      now[me] -= 1;
      if (others.length === 1) now[others[0]] += 1;
    }
    b.ui.steps[`${b.scene.number}:shares`] = now;
    b.draw();
  },
  split: (b) => {
    const now = sharesNow(b);
    b.send({ do: "split", number: b.scene.number, moves: b.scene.dock.steps.map((it, i) => (now[i] ? it.moves[now[i] - 1] : null)).filter(Boolean) });
  },
  reload: () => location.reload(),
};

function openSheet(b, name, from) {
  b.ui.sheet = name;
  b.back = from ? from.dataset.fid : null;
  b.draw();
  b.focusFirst(".paper");
}

function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A page without storage plays just as well; it only cannot resume.
  }
}
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
