// One board: takes the scene and the book from the model, draws them, sends what is clicked. It keeps no rules.

const SLEEP = 7000; // so long without an answer, and the table is asleep
const MARK = 1400; // so long what has changed is marked
const STORE = "deckkit.game";

class Board {
  constructor(model, el) {
    this.model = model;
    this.prefix = `dk${++boards}-`;
    this.scene = model.get("scene");
    this.book = model.get("book");
    this.ui = { menu: null, sheet: null, look: null, steps: {}, rove: {}, toast: "", bad: "", asleep: false, filter: {}, form: null, saved: null };
    this.theme = kept("deckkit.theme");
    this.el = el;
    this.root = document.createElement("div");
    this.root.className = "dk";
    this.root.tabIndex = -1;
    this.root.setAttribute("data-lm-suppress-shortcuts", "true");
    this.live = document.createElement("div");
    this.live.className = "sr";
    this.live.setAttribute("aria-live", "polite");
    this.live.setAttribute("role", "status");
    this.stage = document.createElement("div");
    this.stage.className = "stage";
    this.root.append(sprite(this.prefix), this.live, this.stage);
    el.append(this.root);
    this.tree = { el: this.stage, props: {}, kids: [], tag: "div" };
    this.numbers = new Map();
    this.listen();
    this.readSaved();
    this.draw();
    this.after();
    this.speakTheirs();
  }

  // The app begins in the language of the last visit, or of the browser.
  speakTheirs() {
    if (!this.scene.app || this.scene.app.screen !== "start") return;
    const wanted = kept("deckkit.language") || String(navigator.language || "").slice(0, 2);
    if (wanted !== this.book.language && this.book.languages.some(([code]) => code === wanted)) this.send({ do: "language", to: wanted });
  }

  send(message) {
    clearTimeout(this.sleep);
    this.sleep = setTimeout(() => {
      this.ui.asleep = true;
      this.draw();
    }, SLEEP);
    this.model.send(message);
  }

  listen() {
    const root = this.root;
    root.addEventListener("click", (event) => {
      const el = event.target.closest("[data-do]");
      if (!el || !root.contains(el)) {
        if (this.ui.menu) {
          this.ui.menu = null;
          this.draw();
        }
        return;
      }
      if (this.ui.menu && !el.closest(".menu") && el.dataset.fid !== this.ui.menu) this.ui.menu = null;
      press(this, el);
    });
    root.addEventListener("keydown", (event) => onKey(this, event));
    const closer = (event) => {
      const el = event.target.closest && event.target.closest("[data-card]");
      if (!el || el.closest(".look") || el.dataset.card === this.ui.look) return;
      this.ui.look = el.dataset.card;
      cancelAnimationFrame(this.looking);
      this.looking = requestAnimationFrame(() => this.draw());
    };
    root.addEventListener("pointerover", closer);
    root.addEventListener("focusin", (event) => {
      const el = event.target.closest("[data-zone]");
      if (el && el.dataset.fid && this.ui.rove[el.dataset.zone] !== el.dataset.fid) {
        const before = this.ui.rove[el.dataset.zone];
        this.ui.rove[el.dataset.zone] = el.dataset.fid;
        for (const other of root.querySelectorAll(`[data-zone="${CSS.escape(el.dataset.zone)}"][tabindex="0"]`)) if (before !== undefined && other !== el && el.tabIndex === -1) other.tabIndex = -1;
        el.tabIndex = 0;
      }
      closer(event);
    });
    root.addEventListener("change", (event) => this.changed(event.target));
    root.addEventListener("input", (event) => {
      const to = event.target;
      if (to.dataset.range === "go") this.send({ do: "go", to: Number(to.value) });
      else if (to.dataset.filter) {
        this.ui.filter[to.dataset.filter] = to.value;
        this.draw();
      }
    });
    this.pageKeys = (event) => {
      if (event.target === document.body && document.querySelectorAll(".dk:not(.dash)").length === 1 && this.root.isConnected) onKey(this, event);
    };
    document.addEventListener("keydown", this.pageKeys);
    this.themed = new MutationObserver(() => this.draw());
    this.themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.onSystem = () => this.draw();
    this.system.addEventListener("change", this.onSystem);
    this.onScene = () => this.take();
    this.onMessage = (content) => this.hear(content);
    this.model.on("change:scene", this.onScene);
    this.model.on("msg:custom", this.onMessage);
  }

  close() {
    document.removeEventListener("keydown", this.pageKeys);
    this.themed.disconnect();
    this.system.removeEventListener("change", this.onSystem);
    this.model.off("change:scene", this.onScene);
    this.model.off("msg:custom", this.onMessage);
    clearTimeout(this.sleep);
    clearTimeout(this.clock);
    clearTimeout(this.fading);
    this.root.remove();
  }

  changed(el) {
    if (el.dataset.choice) {
      if (el.dataset.choice === "language") keep("deckkit.language", el.value);
      this.send({ do: el.dataset.choice, to: el.value });
    }
    else if (el.dataset.cform) campaignChanged(this, el);
    else if (el.dataset.form) formChanged(this, el);
    else if (el.dataset.filter) {
      this.ui.filter[el.dataset.filter] = el.value;
      this.draw();
    } else if (el.dataset.file === "campaign") campaignFile(this, el);
    else if (el.dataset.file && el.files && el.files[0]) {
      const file = el.files[0];
      if (file.size > 2000000) {
        this.ui.bad = this.book.words["too large"];
        return this.draw();
      }
      file.text().then((text) => {
        this.ui.loading = true;
        this.send({ do: "load", text });
      });
    }
  }

  // A new scene has come.
  take() {
    clearTimeout(this.sleep);
    this.ui.asleep = false;
    this.ui.toast = "";
    this.scene = this.model.get("scene");
    this.book = this.model.get("book");
    this.ui.menu = null;
    if (this.ui.loading) {
      this.ui.loading = false;
      if (this.scene.toast) {
        this.ui.bad = this.scene.toast;
        this.scene = { ...this.scene, toast: "" };
      } else this.ui.sheet = null;
    }
    this.store();
    this.draw(true);
    this.after();
  }

  after() {
    const s = this.scene;
    if (s.say && s.say !== this.said) this.live.textContent = this.said = s.say;
    clearTimeout(this.clock);
    if (s.film && s.film.auto && !s.curtain) this.clock = setTimeout(() => this.send({ do: "step", at: s.film.at }), s.film.delay);
    this.root.dataset.n = s.n;
    window.deckkit = this; // for tests and the curious; it holds no more than the page shows
  }

  hear(content) {
    if (content && hearCampaign(this, content)) return;
    if (!content || typeof content.replay !== "string") return;
    clearTimeout(this.sleep);
    const text = content.replay;
    if (this.ui.download) {
      this.ui.download = false;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = "replay.txt";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      return;
    }
    const failed = () => {
      this.ui.text = text;
      openSheet(this, "text", null);
    };
    if (!navigator.clipboard || !navigator.clipboard.writeText) return failed();
    navigator.clipboard.writeText(text).then(() => {
      this.ui.toast = this.book.words.copied;
      this.draw();
    }, failed);
  }

  // ------------------------------------------------------------------ the browser's own storage

  readSaved() {
    if (!this.scene.app) return;
    readCampaign(this);
    try {
      const saved = JSON.parse(kept(STORE) || "null");
      if (saved && Array.isArray(saved.moves) && saved.moves.length && !saved.over && typeof saved.head === "string") this.ui.saved = saved;
    } catch {
      keep(STORE, null);
    }
  }

  store() {
    const it = this.scene.save;
    if (!it) return;
    const have = this.record && this.record.id === it.id ? this.record : { id: it.id, moves: [] };
    if (have.moves.length < it.from) return this.send({ do: "record" });
    have.moves.length = it.from;
    have.moves.push(...it.moves);
    this.record = { id: it.id, head: it.head, chairs: it.chairs, names: it.names, over: it.over, turn: it.turn, moves: have.moves };
    if (have.moves.length) {
      keep(STORE, JSON.stringify(this.record));
      this.ui.saved = null;
    }
  }

  // ------------------------------------------------------------------ drawing

  // One tab stop in each place: where the focus was last, or the first thing.
  roving(zone, fid) {
    const now = this.ui.rove[zone];
    if (now !== undefined) return now === fid;
    if (this.drawn.has(zone)) return false;
    this.drawn.add(zone);
    return true;
  }

  isDark() {
    const light = document.body.getAttribute("data-jp-theme-light");
    if (light !== null && !document.body.dataset.voila) return light === "false";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  draw(move) {
    P = this.prefix;
    this.drawn = new Set();
    const dark = this.theme ? this.theme === "dark" : this.isDark();
    this.root.classList.toggle("dark", dark);
    this.root.classList.toggle("light", !dark);
    // Only when it changes: said again, it has every element styled anew.
    const language = this.book.language || "en";
    if (this.root.lang !== language) this.root.lang = language;
    this.root.classList.toggle("short", !!(this.scene.app && this.scene.app.below)); // charts follow below
    const inside = this.root.contains(document.activeElement) && document.activeElement !== this.root ? document.activeElement : null;
    const fid = inside && inside.dataset.fid;
    const zone = inside && inside.dataset.zone;
    const moving = move && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = moving ? this.rects() : null;
    const node = { tag: "div", props: {}, kids: clean([screen(this)]) };
    patch(this.tree, node);
    this.tree = node;
    // First all that changes the page, then all that measures it: each turn from one to the other costs a layout.
    if (move) this.markChanges();
    this.tabStops();
    if (before) this.glide(before);
    if (inside && !this.root.contains(document.activeElement)) this.recover(fid, zone);
  }

  // A place whose card with the tab stop has gone gets another one.
  tabStops() {
    const places = new Map();
    for (const el of this.stage.querySelectorAll("[data-zone]")) {
      const stop = el.getAttribute("tabindex");
      const place = places.get(el.dataset.zone) || { first: el, has: false };
      place.has = place.has || stop === "0" || stop === null;
      places.set(el.dataset.zone, place);
    }
    for (const { first, has } of places.values()) if (!has) first.tabIndex = 0;
  }

  rects() {
    const found = new Map();
    for (const el of this.stage.querySelectorAll("[data-k]")) found.set(el.dataset.k, el.getBoundingClientRect());
    return found;
  }

  glide(before) {
    const moved = [];
    for (const el of this.stage.querySelectorAll("[data-k]")) {
      const was = before.get(el.dataset.k);
      if (!was || !was.width) continue;
      const now = el.getBoundingClientRect();
      const dx = was.left - now.left;
      const dy = was.top - now.top;
      if (Math.abs(dx) + Math.abs(dy) >= 6 && now.width) moved.push([el, dx, dy, was.width / now.width]);
    }
    // Only what the compositor can move by itself; the height in the pile is a class meanwhile.
    for (const [el, dx, dy, size] of moved) {
      el.classList.add("gliding");
      const move = el.animate([{ translate: `${dx}px ${dy}px`, scale: String(size) }, { translate: "0 0", scale: "1" }], { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" });
      move.onfinish = move.oncancel = () => el.classList.remove("gliding");
    }
  }

  // What the last step changed is marked for a moment. The mark stands still and then goes: one that fades all the
  // while would have the table painted sixty times a second.
  markChanges() {
    clearTimeout(this.fading);
    this.unmark();
    const now = new Map();
    for (const el of this.stage.querySelectorAll("[data-n]")) {
      const was = this.numbers.get(el.dataset.n);
      now.set(el.dataset.n, el.textContent);
      if (was !== undefined && was !== el.textContent) el.classList.add("changed");
    }
    this.numbers = now;
    for (const el of this.stage.querySelectorAll(".card.is-new")) el.classList.add("fresh");
    this.fading = setTimeout(() => this.unmark(), MARK);
  }

  unmark() {
    for (const el of this.stage.querySelectorAll(".changed, .fresh")) el.classList.remove("changed", "fresh");
  }

  recover(fid, zone) {
    const el = (fid && this.find(fid)) || (zone && this.stage.querySelector(`[data-zone="${CSS.escape(zone)}"][data-do="move"], [data-zone="${CSS.escape(zone)}"][data-do="menu"]`)) || this.stage.querySelector("[data-first]") || this.stage.querySelector(".handz .card.is-play") || this.stage.querySelector(".acts .go, .acts .end, .acts .btn");
    if (el) el.focus({ preventScroll: true });
    else this.root.focus({ preventScroll: true });
  }

  find(fid) {
    return this.stage.querySelector(`[data-fid="${CSS.escape(fid)}"]`);
  }
  focus(fid) {
    this.focusEl(this.find(fid));
  }
  focusEl(el) {
    if (el) {
      el.focus();
      el.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
  focusFirst(scope) {
    const el = this.stage.querySelector(`${scope} [data-first], ${scope} button`);
    if (el) el.focus({ preventScroll: true });
  }
}

function screen(b) {
  const { scene: s } = b;
  const bar = s.app ? appBar(b) : null;
  if (s.app && s.app.screen !== "table") return [bar, messages(b), appScreen(b), sheets(b)];
  return [bar, messages(b),
    h("main", { class: `grid ${s.curtain ? "is-curtain" : ""} ${s.boss ? "is-battle" : ""}`, "aria-label": b.book.words.table, key: "grid" }, topLine(b), s.boss ? bossPanel(b) : null, others(b), centre(b), dock(b), mySide(b), stepper(b), rail(b)),
    sheets(b)];
}

function render({ model, el }) {
  const board = new Board(model, el);
  return () => board.close();
}

export default { render };
