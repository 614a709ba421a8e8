// The result: scores, the answer claim by claim, and the facts with the evidence for the claim that is looked at.

import { css, get, make, pieces, two } from "./dom.js";
import { detail } from "./detail.js";
import { MARK, tally, used, verdict, VERDICTS } from "./verdicts.js";

const LONG = 700; // characters of a fact shown at first
const AROUND = 260; // and around evidence that lies deeper

export class Result {
  constructor(state, response, claims) {
    this.state = state;
    this.response = response;
    this.claims = claims;
    this.open = new Set();
    this.pinned = null;
  }

  show(thresholds) {
    this.thresholds = thresholds;
    this.shown = undefined;
    this.#scores();
    this.#reading();
    this.#tally();
    get("signature").textContent = this.response.explanation?.signature ?? "";
    const keep = this.pinned ?? this.#mostTelling();
    this.#choose(keep, true);
  }

  // A sentence for people who listen.
  summary() {
    const counts = tally(this.claims, this.thresholds);
    const told = VERDICTS.filter((name) => counts[name]).map((name) => `${counts[name]} ${name}`);
    return `Support ${two(this.response.supportScore)}. Claims: ${told.join(", ") || "none"}.`;
  }

  #mostTelling() {
    const rank = (claim) => VERDICTS.indexOf(verdict(claim, this.thresholds));
    const best = this.claims.reduce((found, claim, at) => (found < 0 || rank(claim) < rank(this.claims[found]) ? at : found), -1);
    return best < 0 ? null : best;
  }

  #scores() {
    const { supportScore, contradictionScore, helpfulnessScore } = this.response;
    const helpful = this.response.explanation?.helpfulness;
    const parts = Object.entries(helpful?.parts ?? {}).map(([name, value]) => `${name} ${two(value)}`);
    get("parts").textContent = parts.length ? `Helpfulness: ${parts.join(", ")}` : "";
    get("scores").replaceChildren(...[
      meter("support", supportScore, supportScore >= 0.6 ? "supported" : supportScore >= 0.3 ? "unsupported" : "contradicted"),
      contradictionScore === undefined ? null : meter("contradiction", contradictionScore, "contradicted"),
      helpfulnessScore === undefined ? null : meter("helpfulness", helpfulnessScore, ""),
    ].filter(Boolean));
  }

  #reading() {
    const nodes = [];
    let at = 0;
    this.claims.forEach((claim, index) => {
      const { start, end } = claim.explanation.position.utf16;
      nodes.push(this.state.answer.slice(at, start), this.#claim(claim, index, start, end));
      at = end;
    });
    get("reading").replaceChildren(...nodes, this.state.answer.slice(at));
  }

  #claim(claim, index, start, end) {
    const name = verdict(claim, this.thresholds);
    const clashes = (claim.explanation.evidence ?? []).flatMap((evidence) => evidence.conflicts).map(({ claimPosition }) => ({
      ...claimPosition.utf16, make: (part) => make("span", { class: "clash" }, part) }));
    const score = name === "not checked" ? "" : `, score ${two(claim.explanation.score)}`;
    const span = make("span", { class: `claim ${css(name)}`, role: "button", tabIndex: 0, "aria-pressed": "false", "aria-label": `${claim.claimText} (${name}${score})` },
      ...pieces(this.state.answer, clashes, start, end));
    span.addEventListener("pointerenter", () => this.#choose(index, false));
    span.addEventListener("pointerleave", () => this.#choose(this.pinned, false));
    span.addEventListener("focus", () => this.#choose(index, true));
    span.addEventListener("click", () => this.#choose(index, true));
    span.addEventListener("keydown", (event) => this.#key(event, index));
    return span;
  }

  #key(event, index) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" || event.key === " ") this.#choose(index, true);
    else if (step) get("reading").querySelectorAll(".claim")[index + step]?.focus();
    else return;
    event.preventDefault();
  }

  #tally() {
    const counts = tally(this.claims, this.thresholds);
    const parts = VERDICTS.filter((name) => counts[name]).reverse();
    get("tally").replaceChildren(...(parts.length
      ? parts.map((name) => make("span", { class: `verdict ${css(name)}` }, `${MARK[name]} ${counts[name]} ${name}`))
      : ["There is nothing to check in this answer."]));
  }

  #choose(index, pin) {
    if (pin) this.pinned = index;
    if (index === this.shown) return; // nodes under the pointer stay the same nodes
    this.shown = index;
    get("reading").querySelectorAll(".claim").forEach((span, at) => span.setAttribute("aria-pressed", String(at === index)));
    const claim = index === null || index === undefined ? null : this.claims[index];
    get("detail").hidden = claim === null;
    if (claim) get("detail").replaceChildren(...detail(claim, verdict(claim, this.thresholds), this.thresholds, this.state.facts));
    this.#facts(claim);
  }

  #facts(claim) {
    const evidence = claim?.explanation.evidence ?? [];
    const items = this.state.facts.map((fact, at) => this.#fact(fact, at, evidence.filter((item) => item.factIndex === at)));
    const shown = items.filter((item, at) => item.classList.contains("used") || at < 12 || this.allFacts);
    get("sources").replaceChildren(...shown);
    if (shown.length < items.length) {
      const more = make("button", { type: "button", class: "more" }, `Show all ${items.length} facts`);
      more.addEventListener("click", () => { this.allFacts = true; this.#facts(claim); });
      get("sources").append(make("li", {}, more));
    }
  }

  #fact(fact, at, evidence) {
    const marks = evidence.flatMap((item) => [
      { ...item.position.utf16, make: (part) => make("mark", {}, part) },
      ...item.conflicts.map(({ kind, factPosition }) => ({ ...factPosition.utf16, make: (part) => make("mark", { class: "clash", title: kind }, part) })),
    ]);
    const [from, to] = this.open.has(at) ? [0, fact.text.length] : view(fact.text, marks);
    const text = make("div", { class: "text", dir: "auto" }, from ? "… " : "", ...pieces(fact.text, marks, from, to), to < fact.text.length ? " …" : "");
    const verdicts = evidence.map((item) => used(item, this.thresholds));
    const tone = verdicts.includes("supported") ? "supported" : verdicts.includes("contradicted") ? "contradicted" : "unsupported";
    const about = Object.entries(fact.attributes ?? {}).map(([key, value]) => make("span", { title: key }, value));
    const item = make("li", { class: evidence.length ? `used ${tone}` : "" }, make("h4", {}, make("span", {}, `Fact ${at}`), ...about), text);
    if (from > 0 || to < fact.text.length) item.append(this.#more(fact, at));
    return item;
  }

  #more(fact, at) {
    const more = make("button", { type: "button", class: "more" }, `Show all ${fact.text.length.toLocaleString("en")} characters`);
    more.addEventListener("click", () => {
      this.open.add(at);
      this.#facts(this.pinned === null ? null : this.claims[this.pinned]);
    });
    return more;
  }
}

// What to show of a long fact: its beginning, or the neighbourhood of the evidence.
function view(text, marks) {
  if (text.length <= LONG) return [0, text.length];
  if (!marks.length) return [0, LONG / 2];
  const first = Math.min(...marks.map((mark) => mark.start));
  const last = Math.max(...marks.map((mark) => mark.end));
  return [whole(text, Math.max(0, first - AROUND)), whole(text, Math.min(text.length, Math.min(last, first + 3000) + AROUND))];
}

// Not between the halves of a surrogate pair.
const whole = (text, at) => (/[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at);

function meter(name, value, tone) {
  const bar = make("div", { class: "meter", role: "meter", "aria-label": name, "aria-valuemin": "0", "aria-valuemax": "1", "aria-valuenow": two(value) }, make("i", { share: value }));
  return make("div", { class: `score ${tone}` }, make("span", {}, name), make("b", {}, two(value)), bar);
}
