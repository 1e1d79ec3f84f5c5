// Beside the table: look closer, what happened. Below it: the stepper. Over it: browsing, help, a replay to paste.

function rail(b) {
  return h("aside", { class: "z-rail" }, look(b), log(b));
}

function look(b) {
  const w = b.book.words;
  const id = b.ui.look && b.book.cards[b.ui.look] ? b.ui.look : (b.scene.row[0] || {}).c;
  if (!id) return null;
  return h("section", { class: "look", "aria-label": w["look closer"] }, lab(h("b", null, w["look closer"]), h("span", { class: "sp" }), h("kbd", null, "i")), closeCard(b, id));
}

function closeCard(b, id) {
  const face = b.book.cards[id];
  return [card(b, { k: "look", c: id }, { still: true }), h("p", { class: "nb" }, face.note, face.mark ? h("em", null, `≈ ${face.mark}`) : null)];
}

function log(b) {
  const { scene: s } = b;
  const w = b.book.words;
  return h("section", { class: "log", "aria-label": w["what happened"] },
    lab(h("b", null, w["what happened"]), h("span", { class: "sp" }),
      [["copy", "copy replay", "copy"], ["download", "save replay", "down"], ["paste", "load replay", "load"]].map(([act, text, icon]) =>
        button("ib", { key: act, "data-do": act, "data-fid": `log:${act}`, "data-zone": "log", tabindex: b.roving("log", `log:${act}`) ? 0 : -1, "aria-label": w[text], title: w[text] }, ui(icon)))),
    h("div", { class: "scr", tabindex: 0, role: "log", "aria-live": "off", "data-lm-suppress-shortcuts": "true" },
      s.log.map((group, g) => h("div", { key: `${group.turn}:${group.seat}`, class: "grp" }, h("h4", null, group.seat >= 0 ? markOf(b, group.seat) : null, group.title),
        group.lines.map(([at, tokens, times], i) => h("p", { key: `${at}:${group.lines.length - i}`, class: g === 0 && at === s.film.at ? "now" : "" }, button("ln", { "data-do": "go", "data-to": at, "data-fid": `log:${at}:${i}`, tabindex: -1 }, rich(tokens), times > 1 ? ` ×${times}` : null))))),
      s["log more"] ? button("link more", { "data-do": "log", "data-fid": "log:more", tabindex: 0 }, w.earlier) : null));
}

// ---------------------------------------------------------------------------------------------- the stepper

function stepper(b) {
  const { scene: s } = b;
  const f = s.film;
  if (!f.stepping) return null;
  const w = b.book.words;
  const part = (n) => (f.of ? (100 * n) / f.of : 0);
  const name = f.seat >= 0 && s.seats[f.seat] ? s.seats[f.seat].name : "";
  const where = `${fill(w["step of"], { n: f.at, m: f.of })} · ${fill(w.turn, { n: f.turn })}${name ? ` · ${name}` : ""}`;
  const go = (to, icon, key) => button("ib", { "data-do": "jump", "data-to": to, "data-fid": `film:${to}`, "data-zone": "film", tabindex: 0, "aria-label": w[to], title: `${w[to]}${key ? ` ${key}` : ""}` }, ui(icon));
  const every = Math.max(1, Math.ceil((f.turns || []).length / 20));
  const seg = (act, options, now, label) => h("span", { class: "seg", role: "group", "aria-label": label }, options.map(([to, text]) => button("", { key: to, "data-do": act, "data-to": to, "data-fid": `film:${act}:${to}`, "data-zone": "film", tabindex: 0, "aria-pressed": String(to) === String(now) ? "true" : "false" }, text)));
  return h("section", { class: "z-foot rp", "aria-label": w.step },
    h("div", { class: "r1" },
      h("div", { class: "trans" }, go("first", "first"), go("back", "back", "["), button("ib pl", { "data-do": "auto", "data-on": f.auto ? "0" : "1", "data-fid": "film:auto", "data-zone": "film", tabindex: 0, "aria-label": f.auto ? w.pause : w.autoplay, title: "p" }, ui(f.auto ? "pause" : "play")), go("next", "next", "]"), go("last", "last")),
      h("div", { class: "where" }, where), h("span", { class: "sp" }),
      seg("by", [["decision", w["by decision"]], ["turn", w["by turn"]]], f.by, w.step),
      seg("speed", [["1", "1×"], ["2", "2×"], ["4", "4×"], ["instant", w.instant]], s.speed, w.speed),
      f.seats ? [h("span", { class: "lab0" }, w["look from"]), seg("seat", f.seats, f.viewer, w["look from"])] : null),
    h("div", { class: "trk" }, h("span", { class: "line" }), h("span", { class: "done", style: `width:${part(f.at)}%` }),
      (f.turns || []).map(([turn, at], i) => h("span", { class: "tick", key: turn, style: `left:${part(at)}%` }, i % every === 0 ? h("span", null, String(turn)) : null)),
      h("input", { type: "range", min: 0, max: f.of, value: f.at, step: 1, "data-range": "go", "data-fid": "film:range", "aria-label": w.step, "aria-valuetext": where, "data-lm-suppress-shortcuts": "true" })),
    curves(b));
}

// How the game went, on the same axis as the slider: lines differ by dash as well as by colour.
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

function curves(b) {
  const f = b.scene.film;
  const points = f.curve ? f.curve.points : [];
  if (points.length < 2 || !f.of) return null;
  const W = 1000, H = 74;
  const most = Math.max(1, ...points.flatMap(([, values]) => values));
  const x = (at) => ((W * at) / f.of).toFixed(1);
  const y = (value) => (H - 4 - ((H - 10) * Math.min(value, most)) / most).toFixed(1);
  const stroke = (seat) => `stroke:var(--sb);stroke-width:2.5;stroke-dasharray:${DASHES[seat % 6] || "none"};stroke-linejoin:round;fill:none`;
  const now = points.filter(([at]) => at <= f.at).pop() || points[0];
  return h("div", { class: "curves" },
    h("svg", { class: "ch", viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: "none", role: "img", "aria-label": `${f.curve.label}: ${now[1].map((v, i) => `${b.scene.seats[i] ? b.scene.seats[i].name : i} ${v}`).join(", ")}` },
      [0, 0.5, 1].map((part) => h("path", { d: `M0 ${y(most * part)}H${W}`, "vector-effect": "non-scaling-stroke", style: "stroke:var(--line);stroke-width:1" })),
      now[1].map((_, seat) => h("polyline", { class: `sc${(seat % 6) + 1}`, points: points.map(([at, values]) => `${x(at)},${y(values[seat])}`).join(" "), "vector-effect": "non-scaling-stroke", style: stroke(seat) })),
      h("path", { d: `M${x(f.at)} -20V${H}`, "vector-effect": "non-scaling-stroke", style: "stroke:var(--go);stroke-width:2" })),
    h("div", { class: "chl" }, h("span", null, f.curve.symbol ? ico(f.curve.symbol, f.curve.symbol) : null, f.curve.label), now[1].map((value, seat) => h("span", { key: seat, class: `sc${(seat % 6) + 1}` }, h("svg", { viewBox: "0 0 26 8", "aria-hidden": "true" }, h("path", { d: "M0 4H26", style: stroke(seat) })), b.scene.seats[seat] ? b.scene.seats[seat].name : "", h("b", null, String(value))))));
}

// ---------------------------------------------------------------------------------------------- sheets over the table

function sheet(b, label, ...kids) {
  return h("div", { class: "veil", "data-do": "shut" }, h("div", { class: "paper", role: "dialog", "aria-modal": "true", "aria-label": label, "data-do": "none" },
    h("div", { class: "ph" }, h("b", null, label), h("span", { class: "sp" }), button("ib", { "data-do": "shut", "data-fid": "sheet:shut", "data-zone": "sheet", tabindex: 0, "aria-label": b.book.words.close, "data-first": true }, ui("close"))), ...kids));
}

function sheets(b) {
  const w = b.book.words;
  const open = b.ui.sheet;
  const s = b.scene;
  if (!open) return null;
  if (open === "help") return sheet(b, w.help, h("dl", { class: "keys" }, b.book.keys.map(([key, text]) => [h("dt", null, h("kbd", null, key)), h("dd", null, text)])));
  if (open === "paste") return sheet(b, w["load replay"], h("p", null, w.paste),
    h("textarea", { class: "paste", rows: 9, spellcheck: "false", "data-fid": "sheet:text", "aria-label": w.paste, "data-lm-suppress-shortcuts": "true" }),
    h("p", { class: "bad", role: "alert" }, b.ui.bad),
    h("div", { class: "acts" }, h("label", { class: "btn" }, ui("load"), w.file, h("input", { type: "file", accept: ".txt,text/plain", class: "sr", "data-file": "replay" })), button("btn go", { "data-do": "load", "data-fid": "sheet:load", tabindex: 0 }, w.open)));
  if (open === "text") return sheet(b, w["copy replay"], h("p", null, w["not copied"]), h("textarea", { class: "paste", rows: 12, readonly: true, value: b.ui.text, "data-fid": "sheet:text" }));
  if (open === "close") return sheet(b, w["look closer"], h("div", { class: "look alone" }, closeCard(b, b.ui.look)));
  if (open === "page" && s.boss) return bossSheet(b);
  if (open.startsWith("pile:")) return browse(b, open.slice(5));
  return null;
}

function pileAt(b, path) {
  const { scene: s } = b;
  if (path === "void") return [s.void, ""];
  if (path.startsWith("boss:")) return [s.boss && s.boss.piles.find((it) => `boss:${it.name}` === path), ""];
  if (path.startsWith("more:")) return [(s.more || []).find((it) => `more:${it.name}` === path), ""];
  const [, seat, name] = path.split(":");
  const who = s.seats[Number(seat)];
  return [who && who.piles.find((p) => p.name === name), who ? who.name : ""];
}

function browse(b, path) {
  const [it, who] = pileAt(b, path);
  if (!it || !it.cards) return null;
  const count = it.n === 1 ? b.book.words["one card"] : fill(b.book.words.cards, { n: it.n });
  return sheet(b, `${who ? `${who} · ` : ""}${it.label} · ${count}`, h("div", { class: "spread" }, it.cards.length ? it.cards.map(([id, n], i) => h("figure", { key: `${id}${i}` }, card(b, { k: `b${i}`, c: id }, { still: true, zone: "sheet" }), h("figcaption", null, n > 1 ? `×${n}` : ""))) : h("p", { class: "none" }, b.book.words["no cards"])));
}

function messages(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const found = [];
  if (b.ui.asleep) found.push(h("div", { class: "msg warn", key: "asleep", role: "alert" }, s.app ? w.asleep : w["asleep board"], s.app ? button("btn", { "data-do": "reload", "data-fid": "msg:reload", tabindex: 0 }, w.reload) : null));
  const toast = s.toast || b.ui.toast;
  if (toast) found.push(h("div", { class: "msg", key: "toast", role: "alert" }, toast, button("ib", { "data-do": "dismiss", "data-fid": "msg:dismiss", tabindex: 0, "aria-label": w.close }, ui("close"))));
  if (s.branch) found.push(h("div", { class: "msg soft", key: "branch" }, ui("branch"), s.branch, button("btn", { "data-do": "original", "data-fid": "msg:original", tabindex: 0 }, w["back to original"])));
  return found.length ? h("div", { class: "msgs" }, found) : null;
}
