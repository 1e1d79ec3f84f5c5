// The dock: totals, one sentence, buttons. The one place to look; every question is asked here.

function total(it, small, seat) {
  return h("div", { class: `tot ${it.symbol}`, key: it.name, role: "img", "aria-label": `${it.value} ${it.label}` }, it.symbol ? ico(it.symbol, it.symbol) : null,
    h("span", { class: "v", "data-n": `s${seat}:${it.name}` }, String(it.value)),
    h("span", { class: "t" }, it.label, small.map((more) => h("span", { class: "x", key: more.name, title: more.label }, `+${more.value} `, ICONS[more.emblem] ? ico(more.emblem) : more.label))));
}

function totals(b) {
  const { scene: s } = b;
  const seat = s.seats[s.money];
  if (!seat) return null;
  const turn = seat.counters.filter((it) => it.turn);
  const extra = turn.filter((it) => it.of && it.value);
  return turn.filter((it) => s["money names"].includes(it.name) || (!it.of && it.value)).map((it) => total(it, extra.filter((more) => more.of === it.name), s.money));
}

const act = (b, cls, icon, text, key, props, ...more) => button(`btn ${cls}`, { "data-zone": "dock", tabindex: 0, "aria-keyshortcuts": key || null, ...props }, icon ? ui(icon) : null, h("span", { class: "tx" }, text), more, key ? h("kbd", null, key) : null);

function dock(b) {
  const { scene: s } = b;
  if (s.curtain) return dockCurtain(b);
  if (s.hint) return dockHint(b);
  if (s.end && s.film.live) return dockEnd(b);
  if (s.next) return dockNext(b);
  const kind = s.dock.kind;
  if (kind === "main") return dockMain(b);
  if (kind === "ask") return dockAsk(b);
  return dockWait(b);
}

const shell = (b, cls, ...kids) => h("section", { class: `z-dock ${cls}`, "aria-label": b.scene.dock.text }, totals(b), ...kids);
const say = (title, text, small, told) => h("div", { class: `say ${told ? "told" : ""}` }, title ? h("div", { class: "q" }, title) : null, h("p", null, text), small ? h("small", null, small) : null);

function undoButton(b) {
  const { scene: s } = b;
  const w = b.book.words;
  return act(b, "", "undo", w.undo, "z", { key: "undo", "data-do": "undo", "data-fid": "dock:undo", "aria-disabled": s.undo.can ? null : "true", title: s.undo.can ? null : s.undo.why, "aria-label": s.undo.can ? w.undo : `${w.undo}: ${s.undo.why}` });
}

function dockMain(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const d = s.dock;
  return shell(b, "", say(null, d.text, d.small), steppers(b),
    h("div", { class: `acts ${(d.over || []).length > 2 ? "crowd" : ""}` }, undoButton(b),
      act(b, "", "bulb", w.hint, "h", { key: "hint", "data-do": "hint", "data-fid": "dock:hint", "aria-label": w.hint }),
      d.declines.map((move) => act(b, "out", null, move[1], "n", { key: move[0], "data-do": "move", "data-move": move[0], "data-fid": `dock:${move[0]}`, "data-decline": true })),
      (d.over || []).map((move, i) => button("btn over", { key: move[0], "data-zone": "dock", tabindex: 0, "data-do": "move", "data-move": move[0], "data-fid": `dock:${move[0]}`, "data-over": true, "aria-label": move[1], "aria-keyshortcuts": i ? null : "b", title: move[1] }, ui("hand"), seatMark(move[3], letterOf(move[3]), true), h("span", { class: "tx" }, s.seats[move[3]].name), i ? null : h("kbd", null, "b"))),
      d.all ? act(b, "go", "all", fill(w["play all"], { n: d.all }), "a", { key: "all", "data-do": "all", "data-fid": "dock:all" }) : null,
      button(`btn end ${d.end.idle || (!d.all && !d.end.unspent.length) ? "ready" : ""}`, { key: "end", "data-zone": "dock", tabindex: 0, "data-do": "move", "data-move": d.end.move, "data-end": true, "data-fid": "dock:end", "aria-keyshortcuts": "e",
        "aria-label": [d.end.label, d.end.strike ? `${d.end.strike[0]} ${d.end.strike[1]}` : null, ...d.end.unspent.map(([, n, name]) => `${n} ${name} ${w.unspent}`)].filter(Boolean).join("; ") },
        h("span", { class: "tx" }, d.end.label), d.end.unspent.length ? h("small", null, d.end.unspent.map(([symbol, n]) => [String(n), ico(symbol)]), w.unspent) : null,
        d.end.strike ? h("small", { class: "strike" }, String(d.end.strike[0]), ico("power"), d.end.strike[1]) : null)));
}

function dockAsk(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const d = s.dock;
  const n = d.buttons.length;
  const split = d.why === "attack" && (d.steps || []).length > 1;
  return shell(b, `ask ${d.picks || (d.steps || []).length ? "tall" : ""}`, d.by ? h("div", { class: "by" }, card(b, { k: "asker", c: d.by }, { still: true, zone: "by" })) : null, say(d.title, d.text, d.small, d.told), split ? shares(b) : steppers(b),
    h("div", { class: `acts ${n > 3 && !d.picks ? "lots" : ""}` }, undoButton(b), act(b, "", "bulb", w.hint, "h", { key: "hint", "data-do": "hint", "data-fid": "dock:hint", "aria-label": w.hint }),
      d.picks ? null : d.buttons.map((move, i) => act(b, "go", null, move[1], n > 1 && i < 9 ? String(i + 1) : "", { key: move[0], "data-do": "move", "data-move": move[0], "data-number": i + 1, "data-fid": `dock:${move[0]}` })),
      d.declines.map((move) => act(b, "out", null, move[1], "n", { key: move[0], "data-do": "move", "data-move": move[0], "data-decline": true, "data-fid": `dock:${move[0]}` }))),
    d.picks ? picks(b) : null);
}

// Who one can be, each with the cards that come with it.
function picks(b) {
  return h("div", { class: "picks" }, b.scene.dock.picks.map(([move, label, name, faction, relics], i) => h("div", { class: `pickone f-${faction}`, key: move },
    act(b, "go", null, label, i < 9 ? String(i + 1) : "", { "data-do": "move", "data-move": move, "data-number": i + 1, "data-fid": `dock:${move}` }, ICONS[faction] ? ico(faction) : null),
    relics.length ? h("div", { class: "pickcards" }, relics.map((id) => card(b, { k: `pick-${id}`, c: id }, { still: true, zone: "picks" }))) : null)));
}

// One number to choose: a bid.
function steppers(b) {
  const { scene: s } = b;
  const w = b.book.words;
  return (s.dock.steps || []).map((it, i) => {
    const key = `${s.number}:${i}`;
    const at = Math.min(b.ui.steps[key] === undefined ? (it.seat >= 0 ? it.values.length - 1 : 0) : b.ui.steps[key], it.values.length - 1);
    return h("span", { class: "tot stepper", key: `step${i}` }, it.seat >= 0 ? seatMark(it.seat, letterOf(it.seat), true) : null,
      h("span", { class: "step", role: "group", "aria-label": it.label },
        button("", { "data-do": "less", "data-key": key, "data-at": at, "data-fid": `step:${i}:less`, "data-zone": "dock", "aria-label": w.less, tabindex: 0 }, "−"), h("b", { "aria-live": "polite" }, String(it.values[at])),
        button("", { "data-do": "more", "data-key": key, "data-at": at, "data-most": it.values.length - 1, "data-fid": `step:${i}:more`, "data-zone": "dock", "aria-label": w.more, tabindex: 0 }, "+")),
      act(b, "go", null, it.labels ? it.labels[at] : it.label + " " + it.values[at], "", { "data-do": "move", "data-move": it.moves[at], "data-fid": `step:${i}:go` }));
  });
}

// Power shared out between several: what one gets the others do not, so the sum is always right.
function sharesNow(b) {
  const { scene: s } = b;
  const most = s.dock.steps[0].values.length;
  const now = b.ui.steps[`${s.number}:shares`];
  return now && now.length === s.dock.steps.length ? now : s.dock.steps.map((_, i) => (i ? 0 : most));
}

function shares(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const now = sharesNow(b);
  const left = s.dock.steps[0].values.length - now.reduce((sum, n) => sum + n, 0);
  return h("div", { class: "shares stepper" }, s.dock.steps.map((it, i) => h("span", { class: "tot share", key: `share${i}` },
    button("seatbtn", { "data-do": "share", "data-seat": i, "data-by": "all", "data-fid": `share:${i}:all`, "data-zone": "dock", tabindex: 0, "aria-label": fill(w["all to"], { x: it.who }), title: fill(w["all to"], { x: it.who }) }, seatMark(it.seat, letterOf(it.seat), true)),
    h("span", { class: "sn" }, it.who),
    h("span", { class: "step", role: "group", "aria-label": it.who },
      button("", { "data-do": "share", "data-seat": i, "data-by": "-1", "data-fid": `share:${i}:less`, "data-zone": "dock", "aria-label": `${it.who}: ${w.less}`, tabindex: 0 }, "−"), h("b", { "aria-live": "polite" }, String(now[i])),
      button("", { "data-do": "share", "data-seat": i, "data-by": "1", "data-fid": `share:${i}:more`, "data-zone": "dock", "aria-label": `${it.who}: ${w.more}`, tabindex: 0 }, "+")))),
    act(b, "go", null, left ? fill(w["share left"], { n: left }) : w.attack, "", { "data-do": "split", "data-fid": "share:go", "aria-disabled": left ? "true" : null }, left ? null : ico("power")));
}

function dockWait(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const log = s.log[0] && s.log[0].lines[0];
  const watching = !s.film.people;
  return shell(b, "", h("div", { class: "say" }, h("p", null, log && s.film.at ? rich(log[1]) : s.dock.text), h("small", null, w["step by step"])),
    h("div", { class: "acts" }, speedBar(b), s.film.auto || !s.film.live || watching
      ? act(b, "", s.film.auto ? "pause" : "play", s.film.auto ? w.pause : w["go on"], "p", { key: "auto", "data-do": "auto", "data-on": s.film.auto ? "0" : "1", "data-fid": "dock:auto" }) : null,
      act(b, "go", "skip", watching ? w.last : w["to my turn"], "s", { key: "skip", "data-do": "skip", "data-fid": "dock:skip" }),
      watching ? act(b, "", "branch", w["what if"], "w", { key: "whatif", "data-do": "whatif", "data-fid": "dock:whatif" }) : null));
}

function speedBar(b) {
  const { scene: s } = b;
  const w = b.book.words;
  return h("span", { class: "seg", role: "group", "aria-label": w.speed, key: "speeds" }, [["1", "1×"], ["2", "2×"], ["4", "4×"], ["instant", w.instant]].map(([to, text]) =>
    button("", { key: to, "data-do": "speed", "data-to": to, "data-fid": `speed:${to}`, "data-zone": "dock", tabindex: 0, "aria-pressed": s.speed === to ? "true" : "false" }, text)));
}

function dockNext(b) {
  const { scene: s } = b;
  const w = b.book.words;
  return shell(b, "", s.next.card ? h("div", { class: "by" }, card(b, { k: "next", c: s.next.card }, { still: true, zone: "by" })) : null, say(null, s.next.text, w.untouched),
    h("div", { class: "acts" },
      s.film.replay ? null : act(b, "", "skip", w["to now"], "s", { key: "skip", "data-do": "skip", "data-fid": "dock:skip" }),
      act(b, "go", "branch", w["what if"], "w", { key: "whatif", "data-do": "whatif", "data-fid": "dock:whatif" })));
}

function dockHint(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const it = s.hint;
  return shell(b, "ask hinted", it.card ? h("div", { class: "by" }, card(b, { k: "hint", c: it.card }, { still: true, zone: "by" })) : null,
    h("div", { class: "say" }, h("div", { class: "q" }, it.title), h("p", { class: "why" }, fill(w.weighs, { n: it.weight }), it.parts.length ? ": " : "", it.parts.map(([name, n], i) => h("span", { class: "part", key: i }, `${name} `, h("b", null, n)))),
      it.others.length ? h("small", null, fill(w["next best"], { x: it.others.map((o) => `${o.label} ${o.weight}`).join(", ") })) : null, h("small", null, it.small)),
    h("div", { class: "acts" }, act(b, "", null, w.close, "Esc", { key: "close", "data-do": "close", "data-fid": "dock:close" }), act(b, "go", null, w["do it"], "↵", { key: "doit", "data-do": "move", "data-move": it.move, "data-first": true, "data-fid": "dock:doit" })));
}

function dockCurtain(b) {
  const it = b.scene.curtain;
  return h("section", { class: "z-dock ask" }, h("div", { class: "by" }, seatMark(it.seat, letterOf(it.seat))), say(it.title, it.text, it.small),
    h("div", { class: "acts" }, act(b, "go", "eye", it.button, "↵", { "data-do": "reveal", "data-seat": it.seat, "data-first": true, "data-fid": "dock:reveal" })));
}

function dockEnd(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const order = s.seats.map((seat) => seat.seat).sort((x, y) => s.end.scores[y] - s.end.scores[x]);
  return h("section", { class: `z-dock ask over ${s.end.battle && !s.end.mine ? "lost" : ""}` }, h("span", { class: "trophy" }, s.end.battle && s.end.winners.includes(s.boss.seat) ? ico("monster", "power") : ico("honor", "honor")), say(w.over, s.end.text, null),
    s.end.battle ? null : h("div", { class: "scores" }, order.map((seat) => h("span", { key: seat, class: s.end.winners.includes(seat) ? "won" : "" }, seatMark(seat, letterOf(seat), true), s.seats[seat].name, h("b", null, String(s.end.scores[seat]))))),
    h("div", { class: "acts" }, s.film.people ? undoButton(b) : null,
      s.film.replay ? null : act(b, "", "clock", w.history, "", { key: "history", "data-do": "history", "data-fid": "dock:history" }),
      b.scene.app && b.scene.app.campaign ? act(b, "go", "path", w["on with campaign"], "", { key: "campaign", "data-do": "tab", "data-to": "campaign", "data-fid": "dock:campaign" }) : null,
      b.scene.app ? act(b, b.scene.app.campaign ? "" : "go", null, w["new game"], "", { key: "new", "data-do": "tab", "data-to": "start", "data-fid": "dock:new" }) : null));
}
