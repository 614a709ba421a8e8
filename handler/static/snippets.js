// The request as code to copy. Requests travel as JSON, so that every language gets the same bytes.

import { PATH } from "./api.js";

export const LANGUAGES = { curl: "curl", python: "Python", node: "Node" };

export function snippet(language, request, origin) {
  return { curl, python, node }[language](JSON.stringify(request, null, 2), origin + PATH, request);
}

function curl(json, url) {
  return `curl -sS '${url}' \\\n  -H 'Content-Type: application/json' \\\n  --data-binary @- <<'JSON'\n${json}\nJSON\n`;
}

function python(json, url) {
  // ASCII only: JSON's escapes mean the same in a raw Python string as long as no quote ends it.
  const body = escaped(json).replaceAll("'''", "'\\u0027\\u0027");
  return `import json, urllib.request

body = json.loads(r'''
${body}
''')
request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json"},
)
answer = json.load(urllib.request.urlopen(request))
print(answer["supportScore"])
for claim in answer["claims"]:
    print(claim.get("score"), claim["claimText"])
`;
}

function node(json, url) {
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${json.replaceAll("\n", "\n  ")}),
});
const answer = await response.json();
console.log(answer.supportScore);
for (const claim of answer.claims) console.log(claim.score, claim.claimText);
`;
}

function escaped(json) {
  return json.replace(/[\u007f-\uffff]/g, (unit) => "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"));
}
