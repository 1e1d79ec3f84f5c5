// A card: one button, 5:7, everything in it measured by its own width. Shape, emblem, pattern and words say what
// colour says too. The face comes from the book and is drawn once; only its state changes.

const hash = (text) => {
  let x = 7;
  for (const c of text) x = (x * 31 + c.charCodeAt(0)) >>> 0;
  return x;
};
const RESOURCE = { runes: ["hex", "rune"], gems: ["gem", "crystal"], power: ["burst", "power"], mastery: ["hex", "mastery"], health: ["hex", "health"] };
const EDGES = new Set(["starter", "hero", "ally", "construct", "monster", "champion", "mercenary", "relic", "shadow", "attack", "spore"]);

const badge = (currency, value, cls) => {
  const [form, colour] = RESOURCE[currency] || ["hex", "shield"];
  return h("span", { class: `bdg ${cls}`, style: `--bc:var(--${colour}-b)` }, shape(form), h("b", null, String(value)));
};

// Every card has its own light, angle and ring, from its name alone.
function own(id) {
  const x = hash(id);
  return `--ang:${120 + (x % 110)}deg;--n:${[6, 7.5, 9, 10, 12, 15, 18, 20][x % 8]};--hx:${18 + (x % 64)}%;--hy:${8 + ((x >> 5) % 52)}%;--gx:${-24 + ((x >> 3) % 66)}cqi;--gr:${-26 + ((x >> 4) % 52)}deg`;
}

function faceLine(line) {
  if (line.k === "big") return h("span", { class: "big" }, line.t.map(([kind, n]) => h("span", { class: kind }, h("span", { class: "n" }, n), ico(kind))));
  if (line.k === "cap") return h("span", { class: "cap" }, line.t);
  if (line.k === "gate") return h("span", { class: "gates" }, rich(line.t));
  return h("span", { class: "s" }, rich(line.t));
}

function faceOf(face, price) {
  const foot = face.honor || face.shield || face.health || face.power;
  const big = face.lines.some((line) => line.k === "big");
  const copies = face.copies || 0;
  const cost = face.cost;
  const cut = price !== undefined && cost && price !== cost[1];
  return h("span", { class: "c" },
    h("span", { class: `c-in${foot ? " has-foot" : ""}${big ? " has-big" : ""}` },
      h("span", { class: "c-head" }, h("span", { class: "c-name" }, face.name)),
      h("span", { class: "c-art" }, ico(face.emblem, "c-ghost"), ico(face.emblem, "c-emb")),
      h("span", { class: "c-body" },
        h("span", { class: "c-type" }, face.faction !== "none" ? ico(face.faction) : null, face.sort),
        h("span", { class: "c-text" }, face.lines.map(faceLine)),
        h("span", { class: "c-foot" }, h("span", { class: "pips" }, copies > 4 ? `×${copies}` : Array.from({ length: copies }, () => h("i"))))),
      face.honor ? h("span", { class: "bdg c-honor" }, emblemShape("honor"), h("b", null, String(face.honor))) : null,
      face.shield ? h("span", { class: "bdg c-shield" }, emblemShape("shield"), h("b", null, String(face.shield))) : null,
      face.power ? h("span", { class: "bdg c-power" }, emblemShape("power"), h("b", null, String(face.power))) : null,
      face.health ? h("span", { class: "bdg c-health" }, emblemShape("health"), h("b", null, String(face.health))) : null,
      face.mark ? h("span", { class: "c-mark", title: face.mark }, "≈") : null),
    cost ? badge(cost[0], cut ? price : cost[1], `c-cost${cut ? " cut" : ""}`) : null);
}

// A card as it lies somewhere. `it` is the scene's entry; `o.zone` is for moving about with the arrow keys.
function card(b, it, o = {}) {
  const face = b.book.cards[it.c];
  if (!face) return h("span", { key: `x${it.k}` });
  const w = b.book.words;
  const moves = it.m || [];
  const fid = `${o.zone || "z"}:${it.k === undefined ? it.c : it.k}`;
  const edge = EDGES.has(face.type) ? face.type : "hero";
  const turned = it.used && b.scene.turned && o.zone === "stays";
  let state = o.still ? "" : "is-idle";
  if (moves.length) state = "is-play";
  else if (o.asking && !o.still) state = "is-off";
  if (it.used && !moves.length) state = "is-used";
  if (it.asks) state = "is-asks";
  if (o.picked) state += " is-pick";
  if (it.new) state += " is-new";
  const flag = cardFlag(b, it, moves, o);
  const said = [face.say, it.used ? w[b.scene.turned ? "exhausted" : "used"] : null, it.shown ? w.revealed : null, face.mark,
    it.claim ? fill(w.claimed, { x: it.claim }) : null,
    moves.length === 1 ? moves[0][1] : moves.length > 1 ? w["choose menu"] : null,
    it.need ? fill(w.needs, { x: it.need[1] }) : null].filter(Boolean).join("; ");
  const node = button(`card f-${face.skin} t-${edge} ${face.size} ${state}${turned ? " is-turned" : ""}`, {
    key: fid, "data-fid": fid, "data-zone": o.zone, "data-k": o.zone === "look" ? null : it.k, "data-card": it.c,
    "data-do": moves.length > 1 ? "menu" : moves.length ? "move" : "look", "data-move": moves.length === 1 ? moves[0][0] : null, "data-via": it.via === undefined ? null : it.via,
    "data-new": it.new ? w.new : null, "data-claim": it.claim || null, title: it.claim ? fill(w.claimed, { x: it.claim }) : null,
    "aria-disabled": moves.length || o.still ? null : "true", "aria-haspopup": moves.length > 1 ? "menu" : null,
    "aria-label": said, tabindex: o.zone ? (b.roving(o.zone, fid) ? 0 : -1) : -1, style: own(it.c),
  }, lazy("span", { class: "c-wrap" }, `${b.book.language}|${it.c}|${it.price}`, () => faceOf(face, it.price)), flag);
  const menu = b.ui.menu === fid && moves.length > 1 ? cardMenu(b, it, moves) : null;
  if (turned || menu) return h("span", { class: `slot${turned ? " turned" : ""}${menu ? " open" : ""}`, key: `slot${fid}` }, node, menu);
  return node;
}

function cardFlag(b, it, moves, o) {
  const w = b.book.words;
  if (it.asks) return h("span", { class: "flag" }, w.asks);
  if (o.flag) return h("span", { class: "flag go" }, o.flag);
  if (moves.length) {
    const cost = b.book.cards[it.c].cost;
    const buying = cost && ["acquire", "recruit", "defeat", "fast-play", "hire"].some((word) => moves[0][0].startsWith(word + " "));
    const bad = /^(banish|discard|destroy) /.test(moves[0][0]);
    return h("span", { class: `flag verb ${bad ? "warn" : "go"}` }, moves.length > 1 ? moves.map((m) => m[2]).filter((t, i, all) => all.indexOf(t) === i).join(" / ") : moves[0][2],
      buying && b.scene.dock.kind === "main" ? [" ", String(it.price === undefined ? cost[1] : it.price), ico(RESOURCE[cost[0]] ? RESOURCE[cost[0]][1] : "card")] : null);
  }
  if (it.need) return h("span", { class: "flag need" }, `+${it.need[1]}`, ico(it.need[0]));
  if (it.shown) return h("span", { class: "flag" }, w.revealed);
  if (it.used) return h("span", { class: "flag" }, b.scene.turned ? ui("turn") : null, w[b.scene.turned ? "exhausted" : "used"]);
  return null;
}

function cardMenu(b, it, moves) {
  return h("span", { class: "menu", role: "menu", "aria-label": b.book.words["choose menu"] },
    moves.map((move, i) => button("", { role: "menuitem", "data-do": "move", "data-move": move[0], "data-via": it.via === undefined ? null : it.via, "data-fid": `menu:${i}`, "data-zone": "menu", tabindex: 0 },
      h("span", null, move[1]), i < 9 ? h("kbd", null, String(i + 1)) : null)));
}

// A card in one line, for opponents and small places.
function mini(b, it, o = {}) {
  const face = b.book.cards[it.c];
  if (!face) return null;
  const w = b.book.words;
  const moves = it.m || [];
  const fid = `${o.zone}:${it.k === undefined ? it.c : it.k}`;
  const said = [face.say, it.used ? w[b.scene.turned ? "exhausted" : "used"] : null, moves.length ? moves[0][1] : null].filter(Boolean).join("; ");
  const node = button(`mini f-${face.skin} ${moves.length ? "is-play" : ""} ${it.used ? "ex" : ""} ${it.new ? "is-new" : ""}`, {
    key: fid, "data-fid": fid, "data-zone": o.zone, "data-card": it.c, "data-k": it.k, "data-do": moves.length > 1 ? "menu" : moves.length ? "move" : "look",
    "data-move": moves.length === 1 ? moves[0][0] : null, "data-via": it.via === undefined ? null : it.via, "aria-label": said, title: face.name, tabindex: b.roving(o.zone, fid) ? 0 : -1,
  }, ico(face.emblem), h("span", null, face.name), face.power ? h("b", null, ico("power"), String(face.power)) : null, face.health ? h("b", null, ico("health"), String(face.health)) : null, it.n > 1 ? h("b", null, `×${it.n}`) : null);
  const menu = b.ui.menu === fid && moves.length > 1 ? cardMenu(b, it, moves) : null;
  return menu ? h("span", { class: "slot open", key: `slot${fid}` }, node, menu) : node;
}

const backOf = (seal) => h("span", { class: "c-in" }, ico(seal));

// A pile: a count, the top card or a back; open ones can be browsed.
function pile(b, it, o = {}) {
  const w = b.book.words;
  const open = it.cards && it.cards.length;
  const top = open ? b.book.cards[it.cards[0][0]] : null;
  const fid = `${o.zone}:${it.name}`;
  const count = it.n === 1 ? w["one card"] : fill(w.cards, { n: it.n });
  const dark = it.name === "void" || it.name === "banished";
  return button(`pile back ${it.n < 3 ? "low" : ""} ${it.n ? "" : "empty"} ${it.offers ? "is-play" : ""}`, {
    key: fid, "data-fid": fid, "data-zone": o.zone, "data-do": it.cards ? "browse" : "none", "data-pile": o.pile, tabindex: b.roving(o.zone, fid) ? 0 : -1,
    "aria-label": `${it.label}: ${count}${it.cards ? `; ${w.browse}` : ""}`, "aria-disabled": it.cards ? null : "true", style: o.w ? `--pw:${o.w}` : null,
  }, h("span", { class: "stk" }, dark ? h("span", { class: "c-in void" }, ico("banish")) : top ? h("span", { class: `face f-${top.skin}` }, ico(top.emblem)) : it.cards || !it.n ? h("span", { class: "hole" }) : backOf(o.seal)),
    h("span", { class: "cnt" }, String(it.n)), h("span", { class: "pl" }, it.label));
}
