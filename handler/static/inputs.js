// The form: what it holds, and how to fill it.

import { get, make } from "./dom.js";

export const MOST_FACTS = 200;

export function addFact({ text = "", attributes = {} } = {}) {
  const number = make("span", { class: "number", "aria-hidden": "true" });
  const area = make("textarea", { value: text, rows: rowsFor(text), dir: "auto", spellcheck: false, placeholder: "A source text" });
  const remove = make("button", { type: "button", class: "remove", title: "Remove this fact" }, "×");
  const keys = make("textarea", { class: "attributes", value: lines(attributes), rows: Math.max(1, Object.keys(attributes).length), spellcheck: false, placeholder: "author: …   (attributes, one a line)" });
  const item = make("li", {}, number, area, remove, keys);
  remove.addEventListener("click", () => {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    if (!get("facts").children.length) addFact();
    renumber();
    (next?.querySelector("textarea") ?? get("facts").querySelector("textarea")).focus();
  });
  get("facts").append(item);
  renumber();
  return area;
}

export function fill(state) {
  get("answer").value = state.answer;
  get("answer").rows = Math.max(3, rowsFor(state.answer));
  get("prompt").value = state.prompt ?? "";
  get("facts").replaceChildren();
  for (const fact of state.facts.length ? state.facts : [{}]) addFact(fact);
  if (state.cite !== undefined) setThreshold("cite", state.cite);
  if (state.deny !== undefined) setThreshold("deny", state.deny);
}

export function read() {
  return {
    answer: get("answer").value,
    facts: [...get("facts").children].map((item) => {
      const [text, keys] = item.querySelectorAll("textarea");
      return { text: text.value, attributes: attributesIn(keys.value) };
    }),
    prompt: get("prompt").value.trim(),
    ...thresholds(),
  };
}

export function thresholds() {
  return { cite: Number(get("cite").value), deny: Number(get("deny").value) };
}

export function setThreshold(name, value) {
  get(name).value = String(value);
  get(name).nextElementSibling.value = Number(value).toFixed(2);
}

// Mark what the server's words complain about: "facts[3].fact_text", "answer_candidate", "prompt".
export function markInvalid(fields) {
  for (const element of document.querySelectorAll("[aria-invalid]")) element.removeAttribute("aria-invalid");
  const areas = get("facts").children;
  const found = fields.map((field) => {
    const fact = /^facts\[(\d+)\]/.exec(field);
    if (fact) return areas[Number(fact[1])]?.querySelector("textarea");
    if (field === "facts") return areas[0]?.querySelector("textarea");
    return { answer_candidate: get("answer"), prompt: get("prompt") }[field];
  }).filter(Boolean);
  for (const element of found) element.setAttribute("aria-invalid", "true");
  found[0]?.focus();
}

function renumber() {
  const items = [...get("facts").children];
  items.forEach((item, at) => {
    item.firstChild.textContent = String(at);
    const [text, keys] = item.querySelectorAll("textarea");
    text.setAttribute("aria-label", `Fact ${at}`);
    keys.setAttribute("aria-label", `Attributes of fact ${at}, one a line as name: value`);
    item.querySelector(".remove").setAttribute("aria-label", `Remove fact ${at}`);
  });
  get("fact-count").textContent = items.length > 1 ? `${items.length} of at most ${MOST_FACTS}` : "";
  get("add-fact").disabled = items.length >= MOST_FACTS;
}

const rowsFor = (text) => Math.min(9, Math.max(2, Math.ceil(text.length / 52)));
const lines = (attributes) => Object.entries(attributes).map(([key, value]) => `${key}: ${value}`).join("\n");

function attributesIn(text) {
  const pairs = text.split("\n").map((line) => line.split(/:(.*)/s)).filter(([key, value]) => key.trim() && value !== undefined);
  return Object.fromEntries(pairs.map(([key, value]) => [key.trim(), value.trim()]));
}
