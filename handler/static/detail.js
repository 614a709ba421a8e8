// Everything about one claim: verdict, positions, and for each piece of evidence what matched, what clashes and why.

import { css, make, two } from "./dom.js";
import { MARK, used } from "./verdicts.js";

const UNITS = { bytes: "UTF-8 bytes", codePoints: "code points", utf16: "UTF-16 units" };
const SAYS = {
  supported: "The facts say so.",
  contradicted: "A fact speaks of the same thing and says otherwise.",
  unsupported: "No fact says this, and none denies it.",
  "not checked": "No statement that facts could support.",
};

export function detail(claim, name, thresholds, facts) {
  const why = claim.explanation;
  const scores = name === "not checked" ? "" : `support ${two(why.score)} · contradiction ${two(why.contradiction)}`;
  return [
    make("header", {}, make("h3", { class: `verdict ${css(name)}` }, `${MARK[name]} ${name}`), make("small", {}, SAYS[name]), make("small", { class: "number" }, scores)),
    make("blockquote", { dir: "auto" }, claim.claimText),
    positions(why.position),
    ...(why.evidence ?? []).map((evidence) => block(evidence, thresholds, facts)),
  ];
}

function positions(position) {
  const parts = Object.entries(UNITS).map(([unit, label]) =>
    make("div", { class: "part" }, make("dt", {}, label), make("dd", {}, `${position[unit].start}–${position[unit].end}`)));
  return make("dl", { class: "positions" }, ...parts);
}

function block(evidence, thresholds, facts) {
  const role = { supported: "supports it", contradicted: "speaks against it", unsupported: "is close, but not enough" }[used(evidence, thresholds)];
  const title = facts[evidence.factIndex]?.attributes?.title;
  return make("section", { class: "evidence" },
    make("h4", {}, make("span", {}, `Fact ${evidence.factIndex} ${role}`), title ? make("small", {}, title) : null,
      make("small", {}, `support ${two(evidence.support)} · contradiction ${two(evidence.contradiction)}`)),
    evidence.conflicts.length ? make("ul", { class: "conflicts" }, ...evidence.conflicts.map(conflict)) : null,
    words("Found", evidence.matched, ""),
    words("Not in the fact", evidence.missing, "missing"),
    evidence.contributions.length ? contributions(evidence) : null);
}

function conflict({ kind, claimValue, factValue }) {
  return make("li", {}, make("b", {}, kind), ": ", make("q", { dir: "auto" }, claimValue), " in the answer, ", make("q", { dir: "auto" }, factValue), " in the fact");
}

function words(title, list, kind) {
  return list.length ? make("p", { class: "words" }, `${title}: `, make("span", { class: kind, dir: "auto" }, list.join(", "))) : null;
}

function contributions(evidence) {
  const ordered = [...evidence.contributions].filter(({ value }) => value).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const largest = Math.max(...ordered.map(({ value }) => Math.abs(value)), 1e-9);
  const rows = ordered.map(({ feature, value }) => make("tr", {},
    make("th", { scope: "row" }, feature),
    make("td", { class: "number" }, (value > 0 ? "+" : "−") + Math.abs(value).toFixed(3)),
    make("td", {}, make("div", { class: value < 0 ? "force minus" : "force" }, make("i", { share: Math.abs(value) / largest })))));
  return make("details", { class: "why" }, make("summary", {}, `What makes the support ${two(evidence.support)}`),
    make("table", {}, make("tbody", {}, ...rows)));
}
