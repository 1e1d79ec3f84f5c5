// A battle: the boss with its track of thresholds, what lies in front of each player, cards that lie face down.

// Whose it is, small: the letter of a player, the skull of the boss.
const markOf = (b, seat) => (b.scene.boss && seat === b.scene.boss.seat ? h("span", { class: "skull", "aria-hidden": "true" }, ico("monster")) : seatMark(Math.max(seat, 0), letterOf(seat), true));

const stateWord = (w, it) => [w[{ reached: "reached", missed: "missed", next: "next threshold", ahead: "not reached" }[it.state]], it.lasting ? w.lasting : w.once, it.on ? w["in force"] : null, it.havoc ? w.havoc : null].filter(Boolean).join(", ");

function bossPanel(b) {
  const { scene: s, book } = b;
  const w = book.words;
  const it = s.boss;
  const page = book.page || { lines: [], thresholds: [], groups: [] };
  const [left, whole] = it.health;
  const moves = it.m || [];
  const skull = h("span", { class: "bskull", "aria-hidden": "true" }, ico("monster"));
  return h("section", { class: `z-boss ${it.turn ? "is-turn" : ""} ${it.havoc ? "is-havoc" : ""} ${left <= 0 ? "is-down" : ""}`, "aria-label": `${w["the boss"]}: ${it.name}` },
    h("div", { class: "bwho" },
      moves.length ? button("seatbtn", { "data-do": "move", "data-move": moves[0][0], "data-fid": "boss:hit", "data-zone": "boss", "aria-label": moves[0][1], tabindex: 0 }, skull) : skull,
      h("div", { class: "bname" }, h("b", null, it.name), h("small", null, [fill(w.leads, { x: page.groups.join(", ") }), it.havoc === undefined ? null : it.havoc ? w.havoc : w["no havoc"]].filter(Boolean).join(" · "))),
      button("ib", { "data-do": "page", "data-fid": "boss:page", "data-zone": "boss", tabindex: b.roving("boss", "boss:page") ? 0 : -1, "aria-label": fill(w.page, { x: it.name }), title: fill(w.page, { x: it.name }) }, ui("info"))),
    h("div", { class: "bhealth", role: "img", "aria-label": `${it.name}: ${left} / ${whole} ${labelOf(b, "health")}` }, ico("health"), h("b", { "data-n": "boss:health" }, String(left)), h("small", null, `/ ${whole}`),
      h("span", { class: "bbar" }, h("i", { style: `width:${(100 * Math.max(0, left)) / whole}%` }))),
    h("div", { class: "bmast", role: "img", "aria-label": `${it.name}: ${it.mastery} ${labelOf(b, "mastery")}` }, ico("mastery"), h("b", { "data-n": "boss:mastery" }, String(it.mastery))),
    track(b, it, page),
    nextLine(it, page),
    page.lines.length ? h("ul", { class: "blines" }, page.lines.map((line) => h("li", { key: line }, line))) : null,
    h("div", { class: "bpiles" }, it.piles.map((p) => pile(b, p, { zone: "bosspiles", seal: "monster", pile: `boss:${p.name}` }))),
    it.last ? h("p", { class: "blast", role: "alert" }, ui("clock"), w["last turn"]) : null);
}

const labelOf = (b, name) => {
  const found = b.scene.seats[0].counters.find((it) => it.name === name);
  return found ? found.label : name;
};

// On a narrow page only the next threshold is told; the sheet has them all.
function nextLine(it, page) {
  const i = it.thresholds.findIndex((t) => t.state === "next");
  return i < 0 ? null : h("p", { class: "bnext", "aria-hidden": "true" }, h("b", null, String(it.thresholds[i].at)), page.thresholds[i] || "");
}

// One stretch for each threshold: it fills as the mastery grows, and ends in a mark.
function track(b, it, page) {
  const w = b.book.words;
  let from = 0;
  return h("ol", { class: "track", "aria-label": w.thresholds }, it.thresholds.map((t, i) => {
    const part = Math.max(0, Math.min(1, (it.mastery - from) / (t.at - from)));
    from = t.at;
    return h("li", { class: `thr is-${t.state} ${t.lasting ? "is-lasting" : ""} ${t.on ? "is-on" : ""}`, key: t.at, "aria-label": `${t.at} ${labelOf(b, "mastery")}, ${stateWord(w, t)}: ${page.thresholds[i] || ""}` },
      h("span", { class: "tbar", "aria-hidden": "true" }, h("i", { style: `width:${100 * part}%` }), h("span", { class: "tmark" }, h("b", null, String(t.at)))),
      h("span", { class: "ttext", "aria-hidden": "true" }, h("small", null, t.state === "reached" ? "✓ " : t.state === "missed" ? "– " : t.state === "next" ? "→ " : "", t.havoc ? `${w.havoc}, ` : "", t.lasting ? `${w.lasting}${t.on ? `, ${w["in force"]}` : ""}` : w.once), page.thresholds[i] || ""));
  }));
}

function bossSheet(b) {
  const w = b.book.words;
  const it = b.scene.boss;
  const page = b.book.page;
  return sheet(b, fill(w.page, { x: it.name }), h("div", { class: "bpage" }, h("p", { class: "soft" }, fill(w.leads, { x: page.groups.join(", ") })),
    h("ul", null, page.lines.map((line) => h("li", { key: line }, line))),
    h("h4", null, w.thresholds),
    h("dl", null, it.thresholds.map((t, i) => [h("dt", { key: `t${t.at}`, class: `is-${t.state}` }, ico("mastery", "mastery"), String(t.at)), h("dd", { key: `d${t.at}` }, page.thresholds[i], h("small", null, stateWord(w, t)))])),
    page.designed ? h("p", { class: "soft" }, `≈ ${page.designed}`) : null));
}

// ---------------------------------------------------------------------------------------------- in front of a player

// A card of the boss: what it deals, what it takes to be rid of it, and how much of that is there already.
function foe(b, it, zone) {
  const face = b.book.cards[it.c];
  if (!face) return null;
  const w = b.book.words;
  const moves = it.m || [];
  const fid = `${zone}:f${it.k}`;
  const [put, need] = it.need || it.close || [0, 0];
  const under = it.under && b.book.cards[it.under] ? fill(w["under it"], { x: b.book.cards[it.under].name }) : null;
  const progress = it.need ? (put ? fill(w["put on"], { n: put, m: need }) : null) : it.close ? fill(w.paid, { n: put, m: need }) : null;
  const said = [face.name, face.sort, it.power === undefined ? null : `${it.power} ${powerWord(b)}`, it.need ? `${need} ${labelOf(b, "health")}` : null, progress, it.all ? w["attacks all"] : null, under, face.say, moves.length === 1 ? moves[0][1] : moves.length ? w["choose menu"] : null].filter(Boolean).join("; ");
  const node = button(`foe f-${face.skin} t-${face.type} ${moves.length ? "is-play" : ""} ${it.new ? "is-new" : ""}`, {
    key: fid, "data-fid": fid, "data-zone": zone, "data-card": it.c, "data-k": it.k, "data-do": moves.length > 1 ? "menu" : moves.length ? "move" : "look", "data-move": moves.length === 1 ? moves[0][0] : null,
    "aria-label": said, "aria-haspopup": moves.length > 1 ? "menu" : null, title: [face.name, progress, it.all ? w["attacks all"] : null, under].filter(Boolean).join(" · "), tabindex: b.roving(zone, fid) ? 0 : -1,
  }, h("span", { class: "fe" }, ico(face.emblem)),
    h("span", { class: "fn" }, h("b", null, face.name), it.all ? h("small", null, w["attacks all"]) : under ? h("small", null, under) : moves.length === 1 ? h("small", { class: "fdo" }, moves[0][1]) : h("small", null, face.sort)),
    it.power === undefined ? null : h("span", { class: "fp", "data-n": `f${it.k}:p` }, ico("power"), String(it.power)),
    it.need ? h("span", { class: "fh", "data-n": `f${it.k}:h` }, ico("health"), put ? `${put}/${need}` : String(need)) : null,
    it.close ? h("span", { class: "fc", "data-n": `f${it.k}:c` }, ico("crystal"), `${put}/${need}`) : null,
    need && put ? h("span", { class: "fput", "aria-hidden": "true" }, h("i", { style: `width:${(100 * put) / need}%` })) : null);
  const menu = b.ui.menu === fid && moves.length > 1 ? cardMenu(b, it, moves) : null;
  return h("span", { class: `slot foes1 ${menu ? "open" : ""}`, key: `slot${fid}` }, node, menu);
}

const powerWord = (b) => (b.scene.seats[0].counters.find((it) => it.name === "power") || { label: "" }).label;

const threatOf = (b, it) => (it.threat ? h("span", { class: "threat" }, ico("power"), fill(b.book.words.threat, { n: it.threat })) : null);

function front(b, it, zone) {
  if (!it.front && !it.threat) return null;
  return h("div", { class: "front" }, threatOf(b, it), (it.front || []).map((c) => foe(b, c, zone)));
}

function myFront(b, me) {
  const w = b.book.words;
  const title = b.scene.me >= 0 ? w["in front of you"] : fill(w["in front of"], { x: me.name });
  return h("div", { class: "front mine", role: "group", "aria-label": title }, lab(h("b", null, title), threatOf(b, me)), me.front ? h("div", { class: "foes" }, me.front.map((c) => foe(b, c, "front"))) : h("p", { class: "none" }, "–"));
}

// Cards of the row that lie face down: only that they are there is known.
function hiddenRow(b) {
  const { scene: s } = b;
  return Array.from({ length: s["hidden row"] || 0 }, (_, i) => h("span", { class: "card back hid", key: `hid${i}`, role: "img", "aria-label": b.book.words["face down"] }, h("span", { class: "c" }, backOf("monster"))));
}
