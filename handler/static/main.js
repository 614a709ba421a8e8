// The page: form in, check, result out.

import { check, requestOf, withNearest } from "./api.js";
import { get, make } from "./dom.js";
import { EXAMPLES } from "./examples.js";
import { addFact, fill, markInvalid, read, setThreshold, thresholds } from "./inputs.js";
import { pack, unpack } from "./link.js";
import { Result } from "./result.js";
import { LANGUAGES, snippet } from "./snippets.js";

const SLOW = 4000; // milliseconds until the page says that it still waits
let running = null;
let result = null;
let language = "curl";
let refresh = 0;

async function run({ quiet = false, follow = false } = {}) {
  running?.abort();
  const mine = (running = new AbortController());
  const state = read();
  const slow = setTimeout(() => tell("Still waiting for the server … press Escape to stop."), SLOW);
  if (!quiet) {
    tell("Checking …");
    markInvalid([]);
  }
  document.body.classList.toggle("busy", true);
  try {
    const ask = (request) => check(request, get("key").value, mine.signal);
    const response = await ask(requestOf(state));
    const claims = await withNearest(response, requestOf(state), ask);
    mine.signal.throwIfAborted();
    show(state, response, claims, { quiet, follow });
    history.replaceState(null, "", await pack(state));
  } catch (error) {
    if (error.name !== "AbortError") fail(error);
    else if (running === mine) tell("Stopped.");
  } finally {
    clearTimeout(slow);
    if (running === mine) {
      running = null;
      document.body.classList.toggle("busy", false);
    }
  }
}

function show(state, response, claims, { quiet, follow }) {
  const pinned = quiet ? result?.pinned : null;
  result = new Result(state, response, claims);
  result.pinned = pinned ?? null;
  result.show(thresholds());
  get("error").hidden = get("empty").hidden = true;
  get("output").hidden = false;
  tell("");
  get("raw").querySelector("code").textContent = JSON.stringify(response, null, 2);
  showSnippet();
  if (quiet) return;
  tell(result.summary(), "hidden"); // the scores show it; this is for people who listen
  if (follow && matchMedia("(max-width: 58rem)").matches) get("result").scrollIntoView({ block: "start" });
}

function tell(text, look = "") {
  get("status").textContent = text;
  get("status").className = look;
}

function fail(error) {
  tell("");
  get("error").textContent = error.message;
  get("error").hidden = false;
  get("output").hidden = get("empty").hidden = true;
  markInvalid(error.fields ?? []);
}

function showSnippet() {
  get("snippet").querySelector("code").textContent = snippet(language, requestOf(read()), location.origin);
  get("snippet").setAttribute("aria-labelledby", `tab-${language}`);
  for (const tab of get("tabs").children) {
    const chosen = tab.dataset.language === language;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
}

function makeTabs() {
  for (const [name, label] of Object.entries(LANGUAGES)) {
    const tab = make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "snippet" }, label);
    tab.dataset.language = name;
    tab.addEventListener("click", () => { language = name; showSnippet(); });
    tab.addEventListener("keydown", (event) => {
      const next = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[event.key];
      if (next) { next.click(); next.focus(); }
    });
    get("tabs").append(tab);
  }
}

function makeExamples() {
  for (const example of EXAMPLES) {
    const button = make("button", { type: "button" }, example.name);
    button.addEventListener("click", () => { fill(example); run({ follow: true }); });
    get("examples").append(button);
  }
}

async function copy(button, text) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Press Ctrl+C";
    getSelection().selectAllChildren(get("snippet").querySelector("code"));
  }
  setTimeout(() => (button.textContent = label), 1500);
}

// Sliders act on the scores that are there; the server is asked again, quietly, for the citations at the new threshold.
function slide(event) {
  setThreshold(event.target.id, event.target.value);
  result?.show(thresholds());
  if (!result) return;
  showSnippet();
  clearTimeout(refresh);
  refresh = setTimeout(() => run({ quiet: true }), 500);
}

function clear() {
  running?.abort();
  result = null;
  fill({ answer: "", facts: [] });
  history.replaceState(null, "", location.pathname);
  get("output").hidden = get("error").hidden = true;
  get("empty").hidden = false;
  get("answer").focus();
}

async function restore() {
  const state = (await unpack(location.hash)) ?? EXAMPLES[0];
  fill(state);
  if (state.answer && state.facts.some((fact) => fact.text)) await run();
}

get("form").addEventListener("submit", (event) => { event.preventDefault(); run({ follow: true }); });
get("add-fact").addEventListener("click", () => addFact().focus());
get("share").addEventListener("click", async () => {
  history.replaceState(null, "", await pack(read()));
  await copy(get("share"), location.href);
});
get("copy").addEventListener("click", () => copy(get("copy"), get("snippet").querySelector("code").textContent));
for (const name of ["cite", "deny"]) get(name).addEventListener("input", slide);
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) get("form").requestSubmit();
  if (event.key === "Escape") running?.abort();
});
get("clear").addEventListener("click", clear);
addEventListener("hashchange", () => location.hash.startsWith("#s=") && restore());
makeTabs();
makeExamples();
await restore();
