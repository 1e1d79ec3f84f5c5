// The keyboard: arrows inside a place and between places, letters for what one does most, Enter, numbers, Escape.

const LETTERS = { a: '[data-do="all"]', e: "[data-end]", z: '[data-do="undo"]', h: '[data-do="hint"]', n: "[data-decline]", b: "[data-over]", s: '[data-do="skip"]', p: '[data-do="auto"]', w: '[data-do="whatif"]', "[": '[data-do="jump"][data-to="back"]', "]": '[data-do="jump"][data-to="next"]' };

function onKey(b, event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target;
  if (target.matches && target.matches("textarea, input[type=text], input[type=search], input[type=number]")) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      ACTS.shut(b);
    }
    return;
  }
  if (target.matches && target.matches("select")) return;
  const key = event.key;
  const done = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (key === "Escape") {
    done();
    if (b.ui.menu) {
      const fid = b.ui.menu;
      b.ui.menu = null;
      b.draw();
      b.focus(fid);
    } else if (b.ui.sheet) ACTS.shut(b);
    else if (b.scene.hint) b.send({ do: "close" });
    else ACTS.dismiss(b);
    return;
  }
  if (b.ui.sheet) {
    if (key === "Tab") trap(b, event);
    return arrows(b, event, done);
  }
  if (key === "?") {
    done();
    return ACTS.help(b);
  }
  if (/^[1-9]$/.test(key)) {
    const menu = b.root.querySelectorAll(".menu [data-move]");
    const chosen = menu.length ? menu[Number(key) - 1] : b.root.querySelector(`[data-number="${key}"]`) || b.root.querySelectorAll('.handz .card[data-do="move"], .handz .card[data-do="menu"]')[Number(key) - 1];
    if (chosen) {
      done();
      press(b, chosen);
    }
    return;
  }
  if (key === "i") {
    const at = target.closest && target.closest("[data-card]");
    if (at) {
      done();
      b.ui.look = at.dataset.card;
      b.ui.sheet = "close";
      b.back = at.dataset.fid;
      b.draw();
      b.focusFirst(".paper");
    }
    return;
  }
  const wanted = LETTERS[key];
  if (wanted) {
    const found = b.root.querySelector(wanted);
    if (found) {
      done();
      press(b, found);
    } else if (key === "[" || key === "]") {
      done();
      b.send({ do: "jump", to: key === "[" ? "back" : "next" });
    }
    return;
  }
  if (key === "Enter" && (target === b.root || target === document.body)) {
    const first = b.root.querySelector("[data-first]");
    if (first) {
      done();
      press(b, first);
    }
    return;
  }
  arrows(b, event, done);
}

function trap(b, event) {
  const all = [...b.root.querySelectorAll(".paper button, .paper textarea, .paper input")].filter((el) => el.offsetParent && el.tabIndex >= 0);
  if (!all.length) return;
  const last = event.shiftKey ? all[0] : all[all.length - 1];
  if (document.activeElement === last) {
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0]).focus();
  }
}

function arrows(b, event, done) {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2, Home: "first", End: "last" }[event.key];
  const from = event.target.closest ? event.target.closest("[data-fid]") : null;
  if (!step || event.target.matches("input[type=range]")) return;
  const scope = b.ui.sheet ? ".paper [data-fid]" : "[data-fid]:not([data-zone=by]):not(.ln)";
  const all = [...b.root.querySelectorAll(scope)].filter((el) => el.offsetParent !== null && el.matches("button"));
  if (!all.length) return;
  done();
  if (!from) return b.focusEl(b.root.querySelector(".handz [data-fid]") || all[0]);
  const inside = all.filter((el) => el.dataset.zone === from.dataset.zone);
  const at = inside.indexOf(from);
  if (step === "first") return b.focusEl(inside[0]);
  if (step === "last") return b.focusEl(inside[inside.length - 1]);
  if (step === 1 || step === -1) {
    if (inside[at + step]) return b.focusEl(inside[at + step]);
    const place = all.indexOf(from);
    return b.focusEl(all[place + step]);
  }
  // Up and down: the nearest thing that lies wholly above or below.
  const box = from.getBoundingClientRect();
  const x = box.left + box.width / 2;
  let best = null;
  let least = Infinity;
  for (const el of all) {
    const r = el.getBoundingClientRect();
    const gap = step > 0 ? r.top - box.bottom : box.top - r.bottom;
    if (gap < -6 || el === from) continue;
    const far = Math.max(0, gap) * 3 + Math.abs(r.left + r.width / 2 - x);
    if (far < least) {
      least = far;
      best = el;
    }
  }
  b.focusEl(best);
}
