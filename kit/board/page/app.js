// The app round the board: tabs, the form for a new game, all cards with search. The form is only a form: Python
// says what there is to choose and checks what was chosen.

function appBar(b) {
  const { scene: s } = b;
  const w = b.book.words;
  const tabs = [["table", w.play, "play"], ["campaign", w.Campaign, "path"], ["replay", w.Replay, "clock"], ["cards", w.Cards, "grid"], ["dashboard", w.Dashboard, "chart"], ["simulate", w.Simulate, "skip"]];
  const now = s.app.screen === "start" ? "table" : s.app.screen;
  return h("nav", { class: "appbar", key: "appbar", "aria-label": "deckkit" },
    h("span", { class: "logo" }, ico("card"), h("b", null, "deckkit")),
    h("span", { class: "tabs", role: "tablist" }, tabs.map(([to, text, icon]) => button("tab", { key: to, role: "tab", "data-do": "tab", "data-to": to, "data-fid": `tab:${to}`, "data-zone": "tabs", tabindex: b.roving("tabs", `tab:${to}`) ? 0 : -1, "aria-selected": to === now ? "true" : "false" }, ui(icon), h("span", null, text)))),
    h("span", { class: "sp" }),
    s.app.screen === "table" ? button("btn slim", { "data-do": "tab", "data-to": "start", "data-fid": "tab:new", "data-zone": "tabs", tabindex: 0 }, w["new game"]) : [choice(b, "language", "language", b.book.languages, b.book.language), toolButton(b, "theme", w.theme, "theme")]);
}

function appScreen(b) {
  const kind = b.scene.app.screen;
  if (kind === "cards") return cardsScreen(b);
  if (kind === "replay") return replayScreen(b);
  if (kind === "campaign") return campaignScreen(b);
  if (kind === "dashboard") return b.scene.app.below ? null : h("main", { class: "plainpage", key: "dash" }, h("section", { class: "panel" }, h("h1", null, b.book.words.Dashboard), h("p", { class: "lead", role: "status" }, b.book.words[b.scene.app.dealt ? "drawing" : "no dashboard"])));
  if (kind === "simulate") return simulateScreen(b);
  return startScreen(b);
}

// ---------------------------------------------------------------------------------------------- a new game

// One of several, or any of several, as large buttons. `act` is the message a choice sends.
function radios(b, name, options, now, act = "form") {
  return h("div", { class: "opts", role: "radiogroup", "aria-label": b.book.words[name] || name }, options.map((o) => button(`opt ${o.id === now ? "on" : ""}`, { key: o.id, role: "radio", "aria-checked": o.id === now ? "true" : "false", "data-do": act, "data-name": name, "data-value": o.id, "data-fid": `${act}:${name}:${o.id}`, "data-zone": `${act}${name}`, tabindex: o.id === now ? 0 : -1 }, o.emblem ? ico(o.emblem) : null, h("span", null, o.label, o.note ? h("small", null, o.note) : null))));
}

function checks(b, name, options, now, act = "form") {
  return h("div", { class: "opts", role: "group", "aria-label": b.book.words[name] || name }, options.map((o) => button(`opt ${now.includes(o.id) ? "on" : ""}`, { key: o.id, role: "checkbox", "aria-checked": now.includes(o.id) ? "true" : "false", "data-do": act, "data-name": name, "data-value": o.id, "data-fid": `${act}:${name}:${o.id}`, "data-zone": `${act}${name}`, tabindex: 0 }, h("span", { class: "tick" }, now.includes(o.id) ? "✓" : ""), h("span", null, o.label))));
}

// Which game, boxes and variants: the same for a game at the table and for a series.
function gameForm(b) {
  const { app } = b.scene;
  const w = b.book.words;
  const it = app.form;
  const game = app.games.find((g) => g.id === it.game);
  return [h("h2", null, w.game), radios(b, "game", app.games, it.game),
    game.sets.length > 1 ? [h("h2", null, w.boxes), checks(b, "boxes", game.sets, it.boxes)] : null,
    game.variants.length ? [h("h2", null, w.variants), checks(b, "variants", game.variants, it.variants)] : null,
    app.bosses.length ? [h("h2", null, w["boss label"]), radios(b, "boss", app.bosses, it.boss)] : null,
    h("h2", null, w["seats label"]), radios(b, "seats", app.seats.map((n) => ({ id: String(n), label: String(n) })), String(it.chairs.length))];
}

function startScreen(b) {
  const { app } = b.scene;
  const w = b.book.words;
  const it = app.form;
  const game = app.games.find((g) => g.id === it.game);
  return h("main", { class: "start", key: "start" },
    b.ui.saved ? h("section", { class: "panel resume" }, ui("clock"), h("p", null, fill(w.unfinished, { x: savedText(b) })), button("btn go", { "data-do": "resume", "data-fid": "start:resume", tabindex: 0 }, w.resume), button("btn", { "data-do": "forget", "data-fid": "start:forget", tabindex: 0 }, w.forget)) : null,
    h("section", { class: "panel hello" },
      h("div", { class: "fan3", "aria-hidden": "true" }, app.shown.map((id, i) => h("span", { class: `f3 f3-${i}`, key: id }, card(b, { k: `s${i}`, c: id }, { still: true })))),
      h("div", null, h("h1", null, game.label), h("p", { class: "lead" }, w.tagline))),
    h("section", { class: "panel form" },
      gameForm(b),
      h("h2", null, w["who sits where"]),
      h("div", { class: "chairs" }, it.chairs.map((chair, seat) => h("label", { class: "chair", key: seat }, seatMark(seat, letterOf(seat)),
        h("select", { "data-form": "chair", "data-seat": seat, "data-fid": `form:chair:${seat}`, "aria-label": `${w["who sits where"]}: ${letterOf(seat)}`, value: chair, "data-lm-suppress-shortcuts": "true" }, app.sitters.map((o) => h("option", { value: o.id, selected: o.id === chair ? true : null }, o.label)))))),
      it.chairs.includes("person") ? null : h("p", { class: "soft" }, w["bots only"]),
      h("h2", null, w.seed), h("input", { type: "text", inputmode: "numeric", class: "seed", placeholder: w["any seed"], value: it.seed, maxlength: 12, "data-form": "seed", "data-fid": "form:seed", "aria-label": w.seed, "data-lm-suppress-shortcuts": "true" }),
      app.problem ? h("p", { class: "bad", role: "alert" }, app.problem) : null,
      h("div", { class: "acts" }, button("btn go big", { "data-do": "deal", "data-fid": "form:deal", "data-zone": "formdeal", tabindex: 0, "aria-disabled": app.problem ? "true" : null, "data-first": true }, ui("play"), w.deal))));
}

function savedText(b) {
  const saved = b.ui.saved;
  const game = b.scene.app.games.find((g) => saved.head.startsWith(g.id + " "));
  return [game ? game.label : "", Array.isArray(saved.chairs) ? fill(b.book.words.seats, { n: saved.chairs.length }) : "", Number.isInteger(saved.turn) ? fill(b.book.words.turn, { n: saved.turn }) : ""].filter(Boolean).join(" · ");
}

function formChanged(b, el) {
  b.send({ do: "form", name: el.dataset.form, seat: el.dataset.seat === undefined ? null : Number(el.dataset.seat), value: el.value });
}

// ---------------------------------------------------------------------------------------------- many games

function simulateScreen(b) {
  const { app } = b.scene;
  const w = b.book.words;
  const t = app.trials;
  const busy = t.state === "playing" || t.state === "drawing";
  const part = t.state === "drawing" ? 100 : t.total ? (100 * t.done) / t.total : 0;
  return h("main", { class: "plainpage simulate", key: "simulate" }, h("section", { class: "panel form" },
    h("h1", null, w.Simulate), h("p", { class: "lead" }, w["simulate lead"]),
    h("fieldset", { class: "bare", disabled: busy ? true : null }, h("div", null, gameForm(b)), h("div", null,
      h("h2", null, w["who plays"]), checks(b, "bots", t.bots, t.chosen, "trial"),
      h("p", { class: "soft" }, w["at least two"]),
      h("h2", null, w["how many games"]), radios(b, "games", t.counts, t.games, "trial"))),
    app.problem || t.problem ? h("p", { class: "bad", role: "alert" }, app.problem || t.problem) : null,
    h("div", { class: "acts" },
      busy ? button("btn big", { key: "stop", "data-do": "stop", "data-fid": "trial:stop", tabindex: 0 }, ui("pause"), w.stop)
        : button("btn go big", { key: "run", "data-do": "run", "data-fid": "trial:run", tabindex: 0, "aria-disabled": app.problem ? "true" : null, "data-first": true }, ui("play"), t.state === "done" ? w["run again"] : w.run),
      t.state === "idle" ? null : h("div", { class: "howfar" },
        h("div", { class: "meter", role: "progressbar", "aria-label": w.Simulate, "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(part), "aria-valuetext": t.text }, h("i", { style: `width:${part}%` })),
        h("span", { role: "status" }, t.text)))));
}

ACTS.trial = (b, el) => b.send({ do: "trial", name: el.dataset.name, value: el.dataset.value });
ACTS.run = simple("run");
ACTS.stop = simple("stop");

ACTS.form = (b, el) => b.send({ do: "form", name: el.dataset.name, seat: null, value: el.dataset.value });
ACTS.deal = (b) => b.send({ do: "deal" });
ACTS.forget = (b) => {
  keep(STORE, null);
  b.ui.saved = null;
  b.draw();
};
ACTS.resume = (b) => {
  const { head, chairs, moves, names } = b.ui.saved;
  const kept = b.ui.campaign;
  b.send({ do: "resume", head, chairs, moves, names, campaign: kept && !kept.over ? kept.text : null });
};

// ---------------------------------------------------------------------------------------------- replays and cards

function replayScreen(b) {
  const w = b.book.words;
  return h("main", { class: "plainpage", key: "replay" }, h("section", { class: "panel" }, h("h1", null, w["load replay"]), h("p", { class: "lead" }, w.paste),
    h("textarea", { class: "paste", rows: 10, spellcheck: "false", "data-fid": "replay:text", "aria-label": w.paste, "data-lm-suppress-shortcuts": "true" }),
    h("p", { class: "bad", role: "alert" }, b.ui.bad),
    h("div", { class: "acts" }, h("label", { class: "btn" }, ui("load"), w.file, h("input", { type: "file", accept: ".txt,text/plain", class: "sr", "data-file": "replay" })), button("btn go", { "data-do": "loadpage", "data-fid": "replay:load", tabindex: 0 }, w.open))));
}

ACTS.loadpage = (b) => {
  b.ui.loading = true;
  b.send({ do: "load", text: b.root.querySelector(".plainpage textarea").value });
};

function cardBoxes(b) {
  const { form, games } = b.scene.app;
  const sets = games.find((g) => g.id === form.game).sets;
  return sets.length < 2 ? null : h("span", { class: "opts", role: "group", "aria-label": b.book.words.boxes }, sets.map((o) => button(`opt ${form.boxes.includes(o.id) ? "on" : ""}`, { key: o.id, role: "checkbox", "aria-checked": form.boxes.includes(o.id) ? "true" : "false", "data-do": "form", "data-name": "boxes", "data-value": o.id, "data-fid": `cards:box:${o.id}`, "data-zone": "filters", tabindex: 0 }, h("span", { class: "tick" }, form.boxes.includes(o.id) ? "✓" : ""), h("span", null, o.label))));
}

function cardsScreen(b) {
  const w = b.book.words;
  const f = b.ui.filter;
  const all = Object.entries(b.book.cards);
  const sorts = [...new Set(all.map(([, face]) => face.sort))];
  const factions = [...new Set(all.map(([, face]) => face.faction))];
  const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const wanted = plain(f.text || "").split(/\s+/).filter(Boolean);
  const found = all.filter(([, face]) => (!f.sort || face.sort === f.sort) && (!f.faction || face.faction === f.faction) && wanted.every((part) => plain(face.say).includes(part)));
  const options = (name, values, text) => h("select", { "data-filter": name, "aria-label": text, value: f[name] || "", "data-lm-suppress-shortcuts": "true", "data-fid": `filter:${name}` }, h("option", { value: "" }, `${text}: ${w.all}`), values.map((v) => h("option", { value: v }, b.scene.app.terms[v] || v)));
  return h("main", { class: "plainpage cards", key: "cards" },
    h("div", { class: "filters" },
      h("span", { class: "seg" }, b.scene.app.games.map((g) => button("", { key: g.id, "data-do": "form", "data-name": "game", "data-value": g.id, "data-fid": `cards:${g.id}`, "data-zone": "filters", tabindex: 0, "aria-pressed": g.id === b.scene.app.form.game ? "true" : "false" }, g.label))),
      cardBoxes(b),
      h("input", { type: "search", placeholder: w.search, "aria-label": w.search, "data-filter": "text", value: f.text || "", "data-fid": "filter:text", "data-lm-suppress-shortcuts": "true" }),
      options("sort", sorts, b.scene.app.terms.type), options("faction", factions, b.scene.app.terms.faction),
      h("span", { class: "count", role: "status" }, fill(w.found, { n: found.length, m: all.length }))),
    h("div", { class: "spread wide" }, found.map(([id]) => h("figure", { key: id }, card(b, { k: `a-${id}`, c: id }, { still: true, zone: "sheet" })))));
}
