// A description of the page (`h`) and the least change that makes the page so (`patch`). Text is only ever
// set as text, never as markup. `lazy` describes a part that is looked at again only when its memo changes.

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "path", "use", "symbol", "polyline", "g", "rect", "circle", "line"]);

const h = (tag, props, ...kids) => ({ tag, props: props || {}, kids: clean(kids), key: props ? props.key : undefined });
const lazy = (tag, props, memo, make) => ({ tag, props: props || {}, memo, make, kids: null, key: props ? props.key : undefined });

function clean(kids, into = []) {
  for (const kid of kids) {
    if (kid === null || kid === undefined || kid === false || kid === true || kid === "") continue;
    if (Array.isArray(kid)) clean(kid, into);
    else into.push(typeof kid === "object" ? kid : { text: String(kid) });
  }
  return into;
}

function create(node) {
  if (node.text !== undefined) return (node.el = document.createTextNode(node.text));
  const el = DRAWN.has(node.tag) ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
  node.el = el;
  for (const name in node.props) setProp(el, name, undefined, node.props[name]);
  if (node.make) node.kids = clean([node.make()]);
  for (const kid of node.kids) el.append(create(kid));
  return el;
}

function setProp(el, name, before, value) {
  if (name === "key" || before === value) return;
  if (name === "value") {
    if (el.value !== String(value)) el.value = value;
  } else if (name === "checked" || name === "open") {
    el[name] = !!value;
  } else if (value === null || value === undefined || value === false) {
    el.removeAttribute(name);
  } else {
    el.setAttribute(name, value === true ? "" : String(value));
  }
}

function patch(old, node) {
  const el = (node.el = old.el);
  if (node.text !== undefined) {
    if (node.text !== old.text) el.data = node.text;
    return;
  }
  for (const name in old.props) if (!(name in node.props)) setProp(el, name, old.props[name], null);
  for (const name in node.props) setProp(el, name, old.props[name], node.props[name]);
  if (node.make) {
    if (node.memo === old.memo && old.kids) {
      node.kids = old.kids;
      return;
    }
    node.kids = clean([node.make()]);
  }
  patchKids(el, old.kids || [], node.kids);
}

const same = (a, b) => (a.text !== undefined ? b.text !== undefined : a.tag === b.tag && a.key === b.key);

function patchKids(el, olds, nodes) {
  const keyed = new Map();
  for (const old of olds) if (old.key !== undefined) keyed.set(old.key, old);
  const used = new Set();
  let plain = 0;
  const pairs = nodes.map((node) => {
    let old;
    if (node.key !== undefined) {
      old = keyed.get(node.key);
      if (old && (used.has(old) || old.tag !== node.tag)) old = undefined;
    } else {
      while (plain < olds.length && (olds[plain].key !== undefined || used.has(olds[plain]))) plain++;
      if (plain < olds.length && same(olds[plain], node)) old = olds[plain];
      plain++;
    }
    if (old) used.add(old);
    return [old, node];
  });
  for (const old of olds) if (!used.has(old)) old.el.remove();
  let at = el.firstChild;
  for (const [old, node] of pairs) {
    if (old) patch(old, node);
    const now = old ? node.el : create(node);
    if (now === at) at = at.nextSibling;
    else el.insertBefore(now, at);
  }
}

// ---------------------------------------------------------------------------------------------- small parts

let boards = 0; // several boards may share a page: each has its own names for its symbols

function sprite(prefix) {
  const defs = [];
  for (const name in ICONS) defs.push(h("symbol", { id: `${prefix}i-${name}`, viewBox: "0 0 512 512" }, h("path", { d: ICONS[name] })));
  for (const name in SHAPES) defs.push(h("symbol", { id: `${prefix}s-${name}`, viewBox: "0 0 100 100" }, h("path", { d: SHAPES[name] })));
  for (const name in CONTROLS) defs.push(h("symbol", { id: `${prefix}u-${name}`, viewBox: "0 0 20 20" }, h("path", { d: CONTROLS[name] })));
  return create(h("svg", { width: 0, height: 0, class: "sprite", "aria-hidden": "true" }, defs));
}

let P = ""; // the prefix of the board that is being drawn

const ico = (name, cls = "") => h("svg", { class: `i ${cls}`, "aria-hidden": "true" }, h("use", { href: `#${P}i-${ICONS[name] ? name : "card"}` }));
const shape = (name) => h("svg", { "aria-hidden": "true" }, h("use", { href: `#${P}s-${name}` }));
const emblemShape = (name) => h("svg", { "aria-hidden": "true", viewBox: "0 0 512 512" }, h("use", { href: `#${P}i-${name}` }));
const ui = (name) => h("svg", { class: "u", "aria-hidden": "true" }, h("use", { href: `#${P}u-${name}` }));

// A button. `data-lm-suppress-shortcuts` keeps JupyterLab from taking the keys for itself.
const button = (cls, props, ...kids) => h("button", { type: "button", class: cls, "data-lm-suppress-shortcuts": "true", ...props }, ...kids);
const fill = (text, given) => String(text).replace(/\{(\w+)\}/g, (all, name) => (name in given ? given[name] : all));

// Tokens of a sentence: a text, ["b", name], ["gate", symbol, number] or [symbol, number].
function rich(tokens) {
  return (tokens || []).map((token) => {
    if (typeof token === "string") return token;
    const [kind, number, more] = token;
    if (kind === "b") return h("b", null, number);
    if (kind === "gate") return h("span", { class: "gate" }, ico(number), more);
    return h("span", { class: "tok" }, h("span", { class: "n" }, number), ico(kind, kind));
  });
}
