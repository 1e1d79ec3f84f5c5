// Charts beside the board. Python sends figures; plotly, which the page has already, draws them. A click on a chart
// of turns sends the turn; the bar above does the same by keyboard. Nothing is loaded from anywhere.

const PATIENCE = 15000; // so long without plotly, and Python shows the charts as plain outputs
const SETTINGS = { displayModeBar: false, scrollZoom: false, doubleClick: false, showTips: false, responsive: false };
const ARROWS = { back: "M13 4.500 6 10l7 5.500", next: "M7 4.500 14 10l-7 5.500", table: "M3.500 3.500h5v5h-5zM11.500 3.500h5v5h-5zM3.500 11.500h5v5h-5zM11.500 11.500h5v5h-5z" };
const arrow = (name) => h("svg", { class: "u", viewBox: "0 0 20 20", "aria-hidden": "true" }, h("path", { d: ARROWS[name] }));

class Dashboard {
  constructor(model, el) {
    this.model = model;
    this.root = document.createElement("div");
    this.root.className = "dk dash";
    this.root.setAttribute("data-lm-suppress-shortcuts", "true");
    this.live = document.createElement("div");
    this.live.className = "sr";
    this.live.setAttribute("role", "status");
    this.live.setAttribute("aria-live", "polite");
    this.stage = document.createElement("div");
    this.root.append(this.live, this.stage);
    el.append(this.root);
    this.tree = { el: this.stage, props: {}, kids: [], tag: "div" };
    this.plots = new Map();
    this.columns = 1;
    this.listen();
    this.paint();
    this.look();
    this.wait();
  }

  listen() {
    this.root.addEventListener("click", (event) => {
      const el = event.target.closest("[data-do]");
      if (el && this.root.contains(el) && el.getAttribute("aria-disabled") !== "true") this.model.send({ do: el.dataset.do, to: el.dataset.text === undefined ? Number(el.dataset.to) : el.dataset.text });
    });
    this.root.addEventListener("input", (event) => {
      const to = Number(event.target.value);
      clearTimeout(this.slide);
      this.slide = setTimeout(() => this.model.send({ do: "turn", to }), 60);
    });
    this.again = () => this.paint();
    for (const name of ["strip", "panels", "now"]) this.model.on(`change:${name}`, this.again);
    this.themed = () => this.look();
    this.watcher = new MutationObserver(this.themed);
    this.watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.system.addEventListener("change", this.themed);
    window.addEventListener("deckkit-theme", this.themed);
    this.sizes = new ResizeObserver(() => {
      cancelAnimationFrame(this.sizing);
      this.sizing = requestAnimationFrame(() => this.fit());
    });
    this.sizes.observe(this.root);
  }

  close() {
    for (const name of ["strip", "panels", "now"]) this.model.off(`change:${name}`, this.again);
    this.watcher.disconnect();
    this.system.removeEventListener("change", this.themed);
    window.removeEventListener("deckkit-theme", this.themed);
    this.sizes.disconnect();
    clearTimeout(this.waiting);
    for (const { div } of this.plots.values()) if (window.Plotly) window.Plotly.purge(div);
    this.root.remove();
  }

  // As dark as the board: what the reader chose, JupyterLab's theme, or the system.
  look() {
    let chosen = null;
    try {
      chosen = localStorage.getItem("deckkit.theme");
    } catch {
      chosen = null; // a page without storage
    }
    const lab = document.body.getAttribute("data-jp-theme-light");
    const dark = chosen ? chosen === "dark" : lab !== null && !document.body.dataset.voila ? lab === "false" : this.system.matches;
    this.root.classList.toggle("dark", dark);
    this.root.classList.toggle("light", !dark);
    const theme = dark ? "dark" : "light";
    if (theme !== this.model.get("strip").theme && theme !== this.asked) {
      this.asked = theme;
      this.model.send({ do: "theme", to: theme });
    } else if (theme === this.model.get("strip").theme) this.asked = null;
  }

  // Plotly comes with the first chart the page is given, which lies beside this one, out of sight.
  wait() {
    const since = performance.now();
    const ready = () => {
      if (window.Plotly) return this.fit();
      if (performance.now() - since > PATIENCE) return this.model.send({ do: "plain" });
      this.waiting = setTimeout(ready, 60);
    };
    ready();
  }

  fit() {
    const wide = this.root.clientWidth;
    if (!wide) return;
    const columns = wide >= 1720 ? 3 : wide >= 940 ? 2 : 1;
    if (columns !== this.columns) {
      this.columns = columns;
      this.paint();
    }
    this.plot();
  }

  // ------------------------------------------------------------------ drawing

  paint() {
    const s = this.model.get("strip");
    const panels = [...this.model.get("panels"), ...this.model.get("now")];
    const order = s.order || [];
    panels.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    this.panels = new Map(panels.map((panel) => [panel.id, panel]));
    const stacks = Array.from({ length: this.columns }, () => ({ high: 0, kids: [] }));
    for (const panel of panels) {
      const stack = stacks.reduce((a, b) => (b.high < a.high - 1 ? b : a));
      stack.high += panel.height + 90;
      stack.kids.push(this.panel(panel));
    }
    const inside = document.activeElement && this.root.contains(document.activeElement) ? document.activeElement.dataset.fid : null;
    const node = { tag: "div", props: {}, kids: clean([this.strip(s), h("div", { class: "stacks", key: "stacks" }, stacks.map((stack, i) => h("div", { class: "stack", key: i }, stack.kids)))]) };
    patch(this.tree, node);
    this.tree = node;
    this.root.lang = s.language || "en";
    if (inside && document.activeElement === document.body) {
      const el = this.root.querySelector(`[data-fid="${CSS.escape(inside)}"]`);
      if (el) el.focus({ preventScroll: true });
    }
    if (s.where && s.where !== this.said) {
      if (this.said !== undefined) this.live.textContent = s.where;
      this.said = s.where;
    }
    this.root.dataset.turn = s.turn === undefined ? "" : s.turn;
    this.look();
    this.plot();
  }

  strip(s) {
    const w = s.words || {};
    const seg = (name, label, options, now, text) => h("span", { class: "seg", role: "group", "aria-label": label, key: name }, options.map(([to, title]) => button("", { key: to, "data-do": name, [text ? "data-text" : "data-to"]: to, "data-fid": `dash:${name}:${to}`, "aria-pressed": String(to) === String(now) ? "true" : "false" }, title)));
    const step = (to, name, label, off) => button("ib", { "data-do": "turn", "data-to": to, "data-fid": `dash:${name}`, "aria-label": label, title: label, "aria-disabled": off ? "true" : null }, arrow(name));
    const has = s.last > 0;
    return h("header", { class: "strip", key: "strip" },
      has ? h("div", { class: "steps" },
        step(s.turn - 1, "back", w.back, s.turn <= 1),
        h("input", { type: "range", min: 1, max: s.last, value: s.turn, step: 1, "data-fid": "dash:turn", "aria-label": w.turn, "aria-valuetext": s.where, "data-lm-suppress-shortcuts": "true" }),
        step(s.turn + 1, "next", w.next, s.turn >= s.last)) : null,
      h("p", { class: "where" }, s.where, s.note ? h("small", null, s.note) : null),
      h("span", { class: "sp" }),
      s.seats && s.seats.length > 1 ? [h("span", { class: "lab0", key: "of" }, w.cards), seg("seat", w.cards, s.seats, s.seat)] : null,
      s.by ? seg("by", w.by, s.bys, s.by, true) : null,
      s.table ? button("btn", { "data-do": "table", "data-text": "table", "data-fid": "dash:table", key: "table" }, arrow("table"), w.table) : null);
  }

  panel(panel) {
    return h("section", { class: "panel chart", key: panel.id, "data-chart": panel.id, "aria-label": panel.title },
      h("h3", null, panel.title), h("p", { class: "see" }, panel.see),
      h("div", { class: `plot ${panel.click ? "click" : ""}`, role: "img", "aria-label": panel.say, "data-plot": panel.id, style: `min-height:${panel.height}px` }));
  }

  // Draw what is new, move the mark where only the turn has changed.
  plot() {
    if (!window.Plotly || !this.root.clientWidth) return;
    const s = this.model.get("strip");
    for (const [id, panel] of this.panels) {
      const div = this.root.querySelector(`[data-plot="${CSS.escape(id)}"]`);
      if (!div || !div.clientWidth) continue;
      let had = this.plots.get(id);
      if (!had || had.div !== div) {
        had = { div, figure: null, mark: null, wide: 0 };
        this.plots.set(id, had);
      }
      const mark = panel.click && s.turn >= 1 ? s.turn : null;
      const wide = div.clientWidth;
      const own = panel.figure.layout.shapes || [];
      const shapes = mark === null ? own : [...own, { type: "line", xref: "x", yref: "paper", x0: mark, x1: mark, y0: 0, y1: 1, line: { color: s.colour, width: 2 }, opacity: 0.85 }];
      const key = JSON.stringify(panel.figure);
      if (had.figure !== key || had.wide !== wide) {
        const fresh = JSON.parse(key);
        window.Plotly.react(div, fresh.data, { ...fresh.layout, shapes, width: wide, height: panel.height, autosize: false }, SETTINGS);
        if (!had.heard && div.on) {
          had.heard = true;
          div.on("plotly_click", (event) => this.clicked(id, event));
        }
      } else if (had.mark !== mark) window.Plotly.relayout(div, { shapes });
      had.figure = key;
      had.wide = wide;
      had.mark = mark;
    }
  }

  clicked(id, event) {
    const panel = this.panels.get(id);
    const point = event && event.points && event.points[0];
    if (!panel || !panel.click || !point) return;
    this.model.send({ do: "turn", to: Math.round(Number(point.x)) });
  }
}

function render({ model, el }) {
  const dashboard = new Dashboard(model, el);
  return () => dashboard.close();
}

export default { render };
