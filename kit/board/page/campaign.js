// The campaign's page: the path, what is to be read, Saved cards, battles to begin. Python keeps the campaign; the
// browser keeps a copy, so that a reload loses nothing.

const CAMPAIGN = "deckkit.campaign";

function campaignScreen(b) {
  const it = b.scene.app.campaign;
  return h("main", { class: "plainpage quest", key: "campaign" }, it.stage === "new" ? newCampaign(b, it) : running(b, it), campaignText(b, it));
}

const option = (o, now) => h("option", { value: o.id, selected: o.id === now ? true : null }, o.label);
const cbutton = (cls, what, props, ...kids) => button(`btn ${cls}`, { "data-do": "campaign", "data-what": what, tabindex: 0, ...props }, ...kids);

function newCampaign(b, it) {
  const w = b.book.words;
  const f = it.form;
  const chosen = b.ui.campaign && !b.ui.campaign.over ? b.ui.campaign : null;
  const pickOne = (name, options, now) => h("div", { class: "opts", role: "radiogroup", "aria-label": w[name] || name }, options.map((o) => button(`opt ${o.id === now ? "on" : ""}`, { key: o.id, role: "radio", "aria-checked": o.id === now ? "true" : "false", "data-do": "campaign", "data-what": "form", "data-name": name, "data-value": o.id, "data-fid": `camp:${name}:${o.id}`, "data-zone": `camp${name}`, tabindex: o.id === now ? 0 : -1 }, h("span", null, o.label))));
  return [
    chosen ? h("section", { class: "panel resume" }, ui("path"), h("p", null, fill(w["campaign kept"], { x: chosen.title })), button("btn go", { "data-do": "campaignresume", "data-fid": "camp:resume", tabindex: 0 }, w.resume), button("btn", { "data-do": "campaignforget", "data-fid": "camp:forget", tabindex: 0 }, w.forget)) : null,
    h("section", { class: "panel qhead" }, h("span", { class: "bskull", "aria-hidden": "true" }, ico("monster")), h("div", null, h("small", { class: "soft" }, w.Campaign), h("h1", null, it.title), h("p", { class: "lead" }, w["campaign lead"]), h("p", { class: "mark" }, `≈ ${it.designed}`))),
    h("section", { class: "panel form" },
      h("h2", null, w["seats label"]), pickOne("seats", it.seats.map((n) => ({ id: String(n), label: String(n) })), String(f.heroes.length)),
      h("h2", null, w.heroes),
      h("div", { class: "party" }, f.heroes.map((hero, seat) => h("div", { class: "member", key: seat }, seatMark(seat, letterOf(seat)),
        h("select", { "data-cform": "hero", "data-seat": seat, "data-fid": `camp:hero:${seat}`, "aria-label": `${w.hero} ${letterOf(seat)}`, value: hero, "data-lm-suppress-shortcuts": "true" }, it.heroes.map((o) => option(o, hero))),
        h("select", { "data-cform": "chair", "data-seat": seat, "data-fid": `camp:chair:${seat}`, "aria-label": `${w["who sits where"]}: ${letterOf(seat)}`, value: f.chairs[seat], "data-lm-suppress-shortcuts": "true" }, b.scene.app.sitters.map((o) => option(o, f.chairs[seat]))),
        button(`opt leads ${f.leader === seat ? "on" : ""}`, { role: "radio", "aria-checked": f.leader === seat ? "true" : "false", "data-do": "campaign", "data-what": "form", "data-name": "leader", "data-value": seat, "data-fid": `camp:leader:${seat}`, "data-zone": "campleader", tabindex: 0, "aria-label": `${letterOf(seat)}: ${w["leads team"]}` }, h("span", { class: "tick" }, f.leader === seat ? "✓" : ""), h("span", null, w["leads team"]))))),
      h("h2", null, w.mode),
      h("div", { class: "opts", role: "group", "aria-label": w.mode }, it.modes.map((o) => button(`opt ${f.modes.includes(o.id) ? "on" : ""}`, { key: o.id, role: "checkbox", "aria-checked": f.modes.includes(o.id) ? "true" : "false", "data-do": "campaign", "data-what": "form", "data-name": "modes", "data-value": o.id, "data-fid": `camp:modes:${o.id}`, "data-zone": "campmodes", tabindex: 0 }, h("span", { class: "tick" }, f.modes.includes(o.id) ? "✓" : ""), h("span", null, o.label)))),
      h("div", { class: "acts" }, cbutton("go big", "begin", { "data-fid": "camp:begin", "data-first": true }, ui("play"), w["begin campaign"])))];
}

function running(b, it) {
  const w = b.book.words;
  const where = Object.fromEntries(it.path.map((stop) => [stop.id, stop]));
  return [
    h("section", { class: "panel way", "aria-label": w["the path"] }, h("h2", null, w["the path"], h("span", { class: "soft" }, [it.score, ...it.modes].join(" · "))),
      h("ol", { class: "stops" }, it.steps.map((column, i) => h("li", { key: i }, column.map((id) => stopOf(b, where[id])))))),
    h("section", { class: `panel tale ${it.stage === "over" ? (it.won ? "is-won" : "is-lost") : ""}` },
      h("span", { class: "bskull", "aria-hidden": "true" }, ico(it.stage === "over" && it.won ? "honor" : "monster")),
      h("div", { class: "told" }, h("small", { class: "soft" }, it.stage === "over" ? w["the end"] : it.boss), h("h1", null, it.title), it.text.map((text, i) => h("p", { key: i, class: "read" }, text)),
        it.head ? h("p", { class: "bad" }, it.head) : null,
        it.stage === "over" ? h("p", { class: "read final" }, h("b", null, it.score)) : null,
        it.choices.length > 1 ? h("h2", null, w["choose way"]) : null,
        h("div", { class: "acts" },
          it.stage === "battle" ? cbutton("go big", "battle", { "data-fid": "camp:battle", "data-first": true }, ui("play"), w[it.begun ? "on with battle" : "begin battle"]) : null,
          it.choices.map(([id, name, boss]) => cbutton("go big", "go", { key: id, "data-to": id, "data-fid": `camp:go:${id}` }, ui("path"), h("span", { class: "two" }, fill(w["go way"], { x: name }), h("small", null, boss)))),
          it.stage === "over" ? cbutton("go big", "new", { "data-fid": "camp:new" }, w["new campaign"]) : null))),
    it.offers.map(([seat, name, cards]) => h("section", { class: "panel offer", key: `offer${seat}` }, h("h2", null, seatMark(seat, letterOf(seat), true), fill(w["who saves"], { x: name })),
      h("div", { class: "spread" }, cards.map((id) => h("figure", { key: id }, card(b, { k: `o${seat}${id}`, c: id }, { still: true, zone: `offer${seat}` }), cbutton("go", "take", { "data-seat": seat, "data-card-id": id, "data-fid": `camp:take:${seat}:${id}`, "aria-label": `${w["save this"]}: ${b.book.cards[id].name}` }, w["save this"])))))),
    h("section", { class: "panel" }, h("h2", null, w["saved cards"]),
      h("div", { class: "team" }, it.players.map((p) => h("div", { class: "mate", key: p.seat }, h("div", { class: "hd" }, seatMark(p.seat, letterOf(p.seat)), h("div", { class: "who" }, h("b", null, p.name), h("small", null, [sitterOf(b, p.chair), p.leader ? w.leader : null].filter(Boolean).join(" · ")))),
        h("div", { class: "minis" }, p.saved.length ? p.saved.map((id) => mini(b, { c: id, k: `s${p.seat}${id}` }, { zone: `saved${p.seat}` })) : h("small", null, w["none saved"])))))),
    h("p", { class: "mark" }, `≈ ${it.designed}`)];
}

const sitterOf = (b, id) => (b.scene.app.sitters.find((o) => o.id === id) || { label: id }).label;

function stopOf(b, stop) {
  const w = b.book.words;
  const state = [w[`way ${stop.state}`], stop.turns ? fill(w["in turns"], { n: stop.turns }) : null].filter(Boolean).join(" ");
  const inside = [h("span", { class: "pip", "aria-hidden": "true" }, { won: "✓", lost: "✗", open: "●", ahead: "", missed: "–" }[stop.state]), h("span", { class: "who" }, h("b", null, stop.name), h("small", null, stop.boss), h("small", { class: "how" }, state))];
  return stop.turns
    ? button(`stop is-${stop.state}`, { key: stop.id, "data-do": "campaign", "data-what": "look", "data-chapter": stop.id, "data-fid": `camp:look:${stop.id}`, tabindex: 0, title: w["see battle"], "aria-label": `${stop.name}, ${stop.boss}: ${state}; ${w["see battle"]}` }, inside)
    : h("div", { class: `stop is-${stop.state}`, key: stop.id, "aria-current": stop.state === "open" ? "step" : null }, inside);
}

// ---------------------------------------------------------------------------------------------- as text

function campaignText(b, it) {
  const w = b.book.words;
  return h("section", { class: "panel keepit" },
    h("details", { key: "load" }, h("summary", { "data-fid": "camp:open", "data-lm-suppress-shortcuts": "true" }, w["load campaign"]),
      h("textarea", { class: "paste", rows: 6, spellcheck: "false", "data-fid": "camp:paste", "aria-label": w["paste campaign"], placeholder: w["paste campaign"], "data-lm-suppress-shortcuts": "true" }),
      h("div", { class: "acts" }, h("label", { class: "btn" }, ui("load"), w.file, h("input", { type: "file", accept: ".json,application/json,text/plain", class: "sr", "data-file": "campaign" })), button("btn go", { "data-do": "campaignload", "data-fid": "camp:load", tabindex: 0 }, w.open))),
    it.stage === "new" ? null : h("div", { class: "acts" },
      button("btn", { "data-do": "campaigncopy", "data-fid": "camp:copy", tabindex: 0 }, ui("copy"), w["copy campaign"]),
      button("btn", { "data-do": "campaigndown", "data-fid": "camp:down", tabindex: 0 }, ui("down"), w["download campaign"]),
      cbutton("", "new", { "data-fid": "camp:again" }, w["new campaign"])));
}

ACTS.campaign = (b, el) => {
  const d = el.dataset;
  const message = { do: "campaign", what: d.what };
  if (d.what === "form") Object.assign(message, { name: d.name, value: d.value, seat: null });
  if (d.what === "take") Object.assign(message, { seat: Number(d.seat), card: d.cardId });
  if (d.what === "go") message.to = d.to;
  if (d.what === "look") message.chapter = d.chapter;
  b.send(message);
};
ACTS.campaigncopy = (b) => b.send({ do: "campaign", what: "text" });
ACTS.campaigndown = (b) => {
  b.ui.download = true;
  b.send({ do: "campaign", what: "text" });
};
ACTS.campaignload = (b) => b.send({ do: "campaign", what: "load", text: b.root.querySelector(".quest textarea").value });
ACTS.campaignforget = (b) => {
  keep(CAMPAIGN, null);
  b.ui.campaign = null;
  b.draw();
};
ACTS.campaignresume = (b) => {
  const { text, chairs } = b.ui.campaign;
  const game = b.ui.saved || (b.record && b.record.moves.length ? b.record : null);
  b.send({ do: "campaign", what: "load", text, chairs, head: game ? game.head : null, moves: game ? game.moves : null });
};

function campaignChanged(b, el) {
  b.send({ do: "campaign", what: "form", name: el.dataset.cform, seat: Number(el.dataset.seat), value: el.value });
}

function campaignFile(b, el) {
  const file = el.files && el.files[0];
  if (!file) return;
  if (file.size > 2000000) {
    b.ui.toast = b.book.words["campaign too large"];
    return b.draw();
  }
  file.text().then((text) => b.send({ do: "campaign", what: "load", text }));
}

function readCampaign(b) {
  try {
    const it = JSON.parse(kept(CAMPAIGN) || "null");
    if (it && typeof it.text === "string" && typeof it.title === "string" && Array.isArray(it.chairs)) b.ui.campaign = it;
  } catch {
    keep(CAMPAIGN, null);
  }
}

// What comes from Python: a campaign to keep, or one to copy or download.
function hearCampaign(b, content) {
  if (content["campaign keep"]) {
    b.ui.campaign = content["campaign keep"];
    keep(CAMPAIGN, JSON.stringify(b.ui.campaign));
    return true;
  }
  if (typeof content.campaign !== "string") return false;
  clearTimeout(b.sleep);
  const text = content.campaign;
  if (b.ui.download) {
    b.ui.download = false;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "campaign.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    return true;
  }
  const failed = () => {
    b.ui.text = text;
    openSheet(b, "text", null);
  };
  if (!navigator.clipboard || !navigator.clipboard.writeText) failed();
  else
    navigator.clipboard.writeText(text).then(() => {
      b.ui.toast = b.book.words["campaign copied"];
      b.draw();
    }, failed);
  return true;
}
