// Elements without markup in strings: text is only ever text.

export const get = (id) => document.getElementById(id);

export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "share") element.style.setProperty("--share", String(Math.min(1, Math.max(0, value))));
    else if (key === "class") element.className = value;
    else if (key in element && !key.startsWith("aria")) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const css = (verdict) => verdict.replace(" ", "-");
export const two = (value) => (value === null || value === undefined ? "–" : value.toFixed(2));

// The text with some stretches in elements of their own. Stretches are {start, end, make} in UTF-16 units; where two
// overlap, the later in the list lies on top.
export function pieces(text, stretches, from = 0, to = text.length) {
  const cuts = new Set([from, to]);
  for (const { start, end } of stretches) for (const cut of [start, end]) if (cut > from && cut < to) cuts.add(cut);
  const ordered = [...cuts].sort((a, b) => a - b);
  return ordered.slice(1).map((end, at) => {
    const start = ordered[at];
    const top = stretches.findLast((stretch) => stretch.start <= start && stretch.end >= end);
    const part = text.slice(start, end);
    return top ? top.make(part) : document.createTextNode(part);
  });
}
