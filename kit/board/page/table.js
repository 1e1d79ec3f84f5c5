// The table: top line, other seats, the mat with the row, my side. Everything is read from the scene.

const seatMark = (seat, letter, small) => h("span", { class: `seat s${(seat % 6) + 1} sc${(seat % 6) + 1}${small ? " sm" : ""}`, "aria-hidden": "true" }, letter);
const letterOf = (seat) => "ABCDEFGH"[seat] || "·";
const lab = (...kids) => h("div", { class: "lab" }, ...kids);

function topLine(b) {
  const { scene: s, book } = b;
  const w = book.words;
  const looking = s.film.replay || (s.film.stepping && !s.film.live);
  const name = s.active >= 0 && s.seats[s.active] ? s.seats[s.active].name : "";
  const mineNow = s.active === s.me && s.me >= 0;
  const fight = s.boss ? (s.active === s.boss.seat ? fill(w["boss turn"], { x: name }) : mineNow ? w["your baton"] : fill(w["baton of"], { x: name })) : null;
  const turn = s.over ? w.over : s.active < 0 ? w["before the game"] : looking ? w[s.film.replay ? "replay" : "looking back"] : fight ? fight : mineNow ? w["your turn"] : fill(w["turn of"], { x: name });
  return h("header", { class: "z-top" },
    h("div", { class: "brand" }, h("span", { class: "mk" }, ico(s.emblem)), h("span", null, s.title, h("small", null, s.sub))),
    h("div", { class: `turn ${mineNow && !looking && !s.over ? "" : "q"}` }, looking || s.over || s.active < 0 ? ui("eye") : markOf(b, s.active), turn, s.turn > 0 ? h("small", null, fill(w.turn, { n: s.turn })) : null),
    s.table.map((it) => poolOf(b, it)),
    h("span", { class: "sp" }),
    h("div", { class: "tools" },
      choice(b, "language", "language", book.languages.map(([code]) => [code, code.toUpperCase()]), book.language),
      choice(b, "speed", "speed", [["1", "1×"], ["2", "2×"], ["4", "4×"], ["instant", w.instant]], s.speed),
      toolButton(b, "history", w.history, "clock", { "aria-pressed": s.film.stepping ? "true" : "false", disabled: s.film.replay ? true : null }),
      toolButton(b, "theme", w.theme, "theme"),
      toolButton(b, "help", w.help, "help", { "aria-keyshortcuts": "?" })));
}

const toolButton = (b, act, label, icon, more) => button("ib", { "data-do": act, "data-fid": `tool:${act}`, "data-zone": "tools", "aria-label": label, title: label, tabindex: 0, ...more }, ui(icon));

function choice(b, act, icon, options, now) {
  const label = b.book.words[act];
  return h("label", { class: `pick ${act}`, title: label }, ui(icon), h("span", { class: "sr" }, label),
    h("select", { "data-choice": act, "data-fid": `tool:${act}`, "data-lm-suppress-shortcuts": "true", "aria-label": label, value: now },
      options.map(([value, text]) => h("option", { value, selected: value === now ? true : null }, text))));
}

function poolOf(b, it) {
  const part = it.of ? Math.max(0, Math.min(1, Number(it.value) / it.of)) : 0;
  return h("div", { class: "pool", key: `pool${it.name}`, role: "img", "aria-label": `${it.label}: ${it.value} / ${it.of}`, title: it.label }, it.symbol ? ico(it.symbol) : null,
    h("div", null, h("div", null, h("span", { class: "v", "data-n": `t:${it.name}` }, String(it.value)), " ", h("span", { class: "t" }, fill(b.book.words["of in pool"], { n: it.of }))),
      h("div", { class: "bar" }, h("i", { style: `width:${100 * part}%` }))));
}

// ---------------------------------------------------------------------------------------------- numbers

function dial(it, seat, small) {
  const value = it.value === "∞" ? it.dial : Number(it.value);
  const R = 42, A0 = 135, SW = 270;
  const pt = (a, r) => [50 + r * Math.cos((a * Math.PI) / 180), 50 + r * Math.sin((a * Math.PI) / 180)].map((x) => x.toFixed(2));
  const arc = (f, colour) => {
    const [x0, y0] = pt(A0, R), [x1, y1] = pt(A0 + SW * f, R);
    return h("path", { d: `M${x0} ${y0}A${R} ${R} 0 ${SW * f > 180 ? 1 : 0} 1 ${x1} ${y1}`, fill: "none", style: `stroke:${colour};stroke-width:10;stroke-linecap:round` });
  };
  const tick = (t) => {
    const a = A0 + (SW * t) / it.dial, [x0, y0] = pt(a, 36), [x1, y1] = pt(a, 48);
    return h("path", { d: `M${x0} ${y0}L${x1} ${y1}`, style: "stroke:var(--panel);stroke-width:3.5" });
  };
  return h("div", { class: `dial ${small ? "s" : ""}`, role: "img", key: it.name, "aria-label": `${it.label} ${it.value} / ${it.dial}`, title: it.label },
    h("svg", { viewBox: "0 0 100 100", class: "d", "aria-hidden": "true" }, arc(1, "var(--tray-line)"), value > 0 ? arc(Math.min(1, value / it.dial), `var(--${it.symbol || "go"})`) : null, (it.marks || []).map(tick)),
    h("span", { class: "n", "data-n": `s${seat}:${it.name}` }, String(it.value)), h("span", { class: `m ${it.symbol}` }, it.symbol ? ico(it.symbol) : null), small ? null : h("span", { class: "dl" }, it.label));
}

const lasting = (seat) => seat.counters.filter((it) => !it.turn);
const honorOf = (it, seat) => h("div", { class: "hon", key: it.name, role: "img", "aria-label": `${it.value} ${it.label}`, title: it.label }, ico(it.symbol || "card", it.symbol), h("span", { "data-n": `s${seat}:${it.name}` }, String(it.value)));
const numberOf = (it, seat, small) => (it.dial ? dial(it, seat, small) : it.score || it.symbol ? honorOf(it, seat) : h("div", { class: "hon txt", key: it.name }, h("small", null, it.label), h("span", { "data-n": `s${seat}:${it.name}` }, String(it.value))));

// ---------------------------------------------------------------------------------------------- other seats

function others(b) {
  const { scene: s } = b;
  const order = s.seats.map((_, i) => (s.mine + 1 + i) % s.seats.length).filter((seat) => seat !== s.mine && !(s.boss && seat === s.boss.seat));
  if (!order.length) return null;
  return h("section", { class: `z-opp ${order.length > 3 ? "many" : order.length > 2 ? "some" : ""}`, "aria-label": b.book.words.opponents }, order.map((seat) => opponent(b, s.seats[seat])));
}

function opponent(b, it) {
  const w = b.book.words;
  const moves = it.m || [];
  const zone = `opp${it.seat}`;
  const nums = [[w.Hand, it.hand, "hand"], ...it.piles.map((p) => [p.label, p.n, p.name, p])];
  const teams = b.scene.seats.some((seat) => seat.mate);
  const role = [it.out ? w[b.scene.boss ? "fallen" : "out"] : null, it.mate ? w["team-mate"] : teams ? w.opponent : null, it.role, it.first ? w[b.scene.boss ? "leader" : "first player"] : null, it.done ? w.finished : null].filter(Boolean).join(" · ");
  return h("section", { class: `opp ${it.mate ? "is-mate" : ""} ${it.active ? "is-turn" : ""} ${it.out ? "is-out" : ""} ${moves.length && !(b.scene.boss && b.scene.dock.kind === "main") ? "is-play" : ""}`, key: `opp${it.seat}`, "aria-label": `${it.name}, ${role}`, "data-flag": it.active ? w[b.scene.boss ? "baton" : "playing"] : it.mate ? w["team-mate"] : null },
    moves.length ? button("seatbtn", { "data-do": "move", "data-move": moves[0][0], "data-fid": `${zone}:hit`, "data-zone": zone, "aria-label": moves[0][1], title: moves[0][1], tabindex: 0 }, seatMark(it.seat, it.letter)) : seatMark(it.seat, it.letter),
    h("div", { class: "who" }, h("b", null, it.name), h("small", { title: role }, role)),
    h("div", { class: "bigs" }, lasting(it).map((n) => numberOf(n, it.seat, true))),
    h("div", { class: "nums" }, nums.map(([label, n, name, p]) => p && p.cards
      ? button("numb", { "data-do": "browse", "data-pile": `seat:${it.seat}:${name}`, "data-fid": `${zone}:${name}`, "data-zone": zone, tabindex: b.roving(zone, `${zone}:${name}`) ? 0 : -1, "aria-label": `${it.name}, ${label}: ${n}; ${w.browse}` }, h("b", { "data-n": `s${it.seat}:${name}` }, String(n)), label)
      : h("span", null, h("b", { "data-n": `s${it.seat}:${name}` }, String(n)), label))),
    it.stays.length || (it.zones && it.zones.length) || it["open hand"] ? h("div", { class: "minis" },
      it.stays.length ? h("small", null, it["stays label"]) : null, it.stays.map((c) => mini(b, c, { zone })),
      (it.zones || []).map((z) => [h("small", { key: `l${z.name}` }, z.label, z.cards ? null : ` ${z.n}`), (z.cards || []).map((c) => mini(b, c, { zone }))]),
      it["open hand"] ? [h("small", { key: "lh" }, w.Hand), grouped(it["open hand"]).map((c) => mini(b, c, { zone }))] : null) : null,
    front(b, it, zone));
}

function grouped(cards) {
  const found = new Map();
  for (const it of cards) {
    const have = found.get(it.c);
    if (have && !have.m === !it.m) have.n = (have.n || 1) + 1;
    else found.set(it.c, { ...it });
  }
  return [...found.values()];
}

// ---------------------------------------------------------------------------------------------- the middle

function centre(b) {
  const { scene: s } = b;
  const asking = s.dock.kind === "ask";
  return h("section", { class: `z-row ${s.piles.length ? "" : "plain"}`, "aria-label": b.book.words.centre },
    h("div", { class: "piles" }, pile(b, s.centre, { zone: "piles", seal: s.seal }), pile(b, s.void, { zone: "piles", pile: "void" }), (s.more || []).map((it) => pile(b, it, { zone: "piles", pile: `more:${it.name}` }))),
    h("div", { class: "middle" },
      h("div", { class: "cards6", style: `--across:${Math.max(6, s.row.length)}` }, s.row.map((it) => card(b, it, { zone: "row", asking })), hiddenRow(b)),
      (s.more || []).filter((it) => it.laid).map((it) => h("div", { class: "laid", key: `laid${it.name}` }, h("small", null, it.label), it.laid.some((c) => c.m) ? h("div", { class: "laidcards" }, it.laid.map((c) => card(b, c, { zone: `more${it.name}`, asking }))) : it.laid.map((c) => mini(b, c, { zone: `more${it.name}` }))))),
    s.piles.length ? h("div", { class: "always" }, s.piles.map((it) => tile(b, it, asking))) : null);
}

function tile(b, it, asking) {
  const w = b.book.words;
  const face = b.book.cards[it.c];
  const moves = it.m || [];
  const fid = `always:${it.c}`;
  const left = it.always ? w.always : fill(w.left, { n: it.n });
  const big = face.lines.find((line) => line.k === "big");
  const node = button(`tile f-${face.skin} ${moves.length ? "is-play" : asking ? "is-off" : ""}`, {
    key: fid, "data-fid": fid, "data-zone": "always", "data-card": it.c, "data-k": `p${it.c}`, "data-do": moves.length > 1 ? "menu" : moves.length ? "move" : "look", "data-move": moves.length === 1 ? moves[0][0] : null,
    tabindex: b.roving("always", fid) ? 0 : -1, "aria-disabled": moves.length ? null : "true", "aria-label": [face.say, left, moves.length ? moves[0][1] : null].filter(Boolean).join("; "),
  }, h("span", { class: "ta" }, face.cost ? badge(face.cost[0], it.price === undefined ? face.cost[1] : it.price, "") : ico(face.emblem)),
    h("span", { class: "tn" }, h("b", null, face.name), h("small", null, left)),
    big ? h("span", { class: "te" }, big.t.map(([kind, n]) => h("span", null, n, ico(kind, kind)))) : null);
  return b.ui.menu === fid && moves.length > 1 ? h("span", { class: "slot open", key: `slot${fid}` }, node, cardMenu(b, it, moves)) : node;
}

// ---------------------------------------------------------------------------------------------- my side

const flow = (cells) => h("div", { class: "flow" }, cells.map((c) => h("div", { class: "cell", key: c.key }, c)));

const onOffer = (zone) => zone.cards && zone.cards.some((it) => it.m);

function mySide(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const me = s.seats[s.mine];
  const asking = s.dock.kind === "ask";
  // What is offered from a pile or a place of one's own is laid out to be read, not only named.
  const offers = [...me.piles.filter((p) => p.offers && p.offers.length), ...(me.zones || []).filter(onOffer).map((z) => ({ name: z.name, label: z.label, n: z.n, offers: z.cards, one: true }))];
  const void_ = s.void.offers && s.void.offers.length ? [s.void] : [];
  const nextCard = s.next && s.next.seat === s.mine ? s.next.card : null;
  let marked = false;
  const count = s.hand.length === 1 ? w["one card"] : fill(w.cards, { n: s.hand.length });
  return h("section", { class: "z-mine", "aria-label": w["your side"] },
    myPanel(b, me), s.boss ? myFront(b, me) : null,
    h("div", { class: "playrow" },
      h("div", { class: "tray stay" }, lab(h("b", null, me["stays label"])), me.stays.length ? h("div", { class: "fan" }, me.stays.map((it) => card(b, it, { zone: "stays", asking }))) : h("p", { class: "none" }, "–")),
      h("div", { class: "tray played" }, lab(h("b", null, s["played label"])), s.played.length ? flow(s.played.map((it) => card(b, it, { zone: "played", still: !asking, asking }))) : h("p", { class: "none" }, "–"))),
    h("div", { class: "handz" },
      h("div", { class: `hand ${offers.length || void_.length ? "two" : ""}` },
        h("div", { class: "held" }, lab(h("b", null, s["hand label"]), s["hand back"] ? fill(w.cards, { n: s["hand back"] }) : count),
          s["hand back"] ? h("div", { class: "backs" }, Array.from({ length: Math.min(10, s["hand back"]) }, () => h("span", { class: "card back" }, h("span", { class: "c" }, backOf(s.seal)))))
            : s.hand.length ? flow(s.hand.map((it) => {
              const picked = !marked && nextCard === it.c;
              marked = marked || picked;
              return card(b, it, { zone: "hand", asking, picked, flag: picked ? "→" : null });
            })) : h("p", { class: "none" }, w["no cards"])),
        [...offers, ...void_].map((p) => h("div", { class: "held from", key: `from${p.name}` }, lab(h("b", null, p.label), p.one ? w["take one"] : p.n === 1 ? w["one card"] : fill(w.cards, { n: p.n })), flow(p.offers.map((it) => card(b, it, { zone: `from${p.name}`, asking }))))))));
}

function myPanel(b, me) {
  const { scene: s } = b;
  const w = b.book.words;
  const bigs = lasting(me);
  const score = bigs.find((it) => it.score);
  const most = Math.max(1, ...s.seats.map((seat) => Number((seat.counters.find((it) => it.score) || { value: 0 }).value) || 0));
  const role = [me.role, me.first ? w[s.boss ? "leader" : "first player"] : null, me.out ? w[s.boss ? "fallen" : "out"] : null, me.done ? w.finished : null].filter(Boolean).join(" · ");
  const own = s.dock.kind === "main" ? s.dock.buttons : [];
  return h("section", { class: `me ${me.active ? "is-turn" : ""}` },
    h("div", { class: "hd" }, seatMark(me.seat, me.letter), h("div", { class: "who" }, h("b", null, me.name), h("small", null, role))),
    score ? h("div", { class: "lau", role: "img", "aria-label": `${score.label}: ${score.value}` }, ico("honor"), h("b", { "data-n": `s${me.seat}:${score.name}` }, String(score.value))) : null,
    bigs.some((it) => it.dial) ? h("div", { class: "dials" }, bigs.filter((it) => it.dial).map((it) => dial(it, me.seat, false))) : null,
    bigs.filter((it) => !it.dial && !it.score).map((it) => numberOf(it, me.seat, true)),
    s.score ? h("div", { class: "stats" }, h("span", null, w["from pool"], " ", h("b", null, String(s.score[0]))), h("span", null, w["in cards"], " ", h("b", null, String(s.score[1])))) : null,
    score && s.seats.length > 1 ? h("div", { class: "race" }, s.seats.map((seat) => {
      const it = seat.counters.find((c) => c.score);
      return it ? h("div", { key: seat.seat, role: "img", "aria-label": `${seat.name}: ${it.value} ${it.label}` }, seatMark(seat.seat, seat.letter, true), h("span", { class: "rb" }, h("i", { class: `sc${(seat.seat % 6) + 1}`, style: `width:${(100 * Number(it.value)) / most}%` })), h("b", null, String(it.value))) : null;
    })) : null,
    own.length ? h("div", { class: "deeds" }, own.map((move) => button("btn glow", { key: move[0], "data-do": "move", "data-move": move[0], "data-fid": `deed:${move[0]}`, "data-zone": "me", tabindex: 0, "aria-label": move[3] ? `${move[1]}: ${move[3].map((it) => it[2]).join(" → ")}` : null }, ui("turn"), h("span", { class: "tx" }, move[1]), move[3] ? h("span", { class: "cvt" }, String(move[3][0][1]), ico(move[3][0][0], move[3][0][0]), "→", String(move[3][1][1]), ico(move[3][1][0], move[3][1][0])) : null))) : null,
    (me.zones || []).filter((z) => !onOffer(z)).map((z) => h("div", { class: "relbox", key: `z${z.name}` }, lab(h("b", null, z.label), z.cards ? null : String(z.n)), z.cards ? h("div", { class: "relics" }, z.cards.map((it) => mini(b, it, { zone: `own${z.name}` }))) : null)),
    h("div", { class: "pp" }, me.piles.map((p) => pile(b, p, { zone: "mypiles", seal: s.seal, pile: `seat:${me.seat}:${p.name}` }))));
}
