"""Writes docs/api.md from docs/openapi.json: ``python docs/make_api_page.py``. A test keeps the two together."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
SERVER = "http://127.0.0.1:8080"


def page(document: dict[str, Any]) -> str:
    """The page as Markdown."""
    path, item = next(iter(document["paths"].items()))
    for parameter in item["parameters"]:
        path = path.replace("{" + parameter["name"] + "}", parameter["example"])
    content = item["post"]["requestBody"]["content"]["application/json"]
    body = json.dumps(next(iter(content["examples"].values()))["value"], indent=2, ensure_ascii=False)
    return f"""<!-- written by docs/make_api_page.py from docs/openapi.json -->
# The API

{document["info"]["description"]}
The whole of it is in [openapi.json](openapi.json), an OpenAPI {document["openapi"]} document, which a server also
answers at `/openapi.json`. Google's own clients work as well: see the README.

The snippets ask a server on this machine (`groundwire serve`).

## curl

```bash server
{_curl(path, body)}
```

## Python

```python server
{_python(path, body)}
```

## Node

```js server
{_node(path, body)}
```

## Request

{_fields(document, "CheckGroundingRequest", "GroundingFact", "CheckGroundingSpec")}

## Response

{_fields(document, "CheckGroundingResponse", "Claim", "FactChunk")}

With `enableExplanations`:

{_fields(document, "ClaimExplanation", "Evidence", "Conflict", "Position")}

## Errors

Every error has the form of Google's: `{{"error": {{"code", "message", "status", "details"}}}}`.

| status | when |
| --- | --- |
{_errors(document, item)}
"""


def _curl(path: str, body: str) -> str:
    return f"""curl -sS '{SERVER}{path}' -H 'Content-Type: application/json' --data-binary @- <<'JSON'
{body}
JSON"""


def _python(path: str, body: str) -> str:
    quotes = '"' * 3
    return f"""import json, urllib.request

body = json.loads(r{quotes}
{body}
{quotes})
request = urllib.request.Request(
    "{SERVER}{path}",
    data=json.dumps(body).encode(),
    headers={{"Content-Type": "application/json"}},
)
answer = json.load(urllib.request.urlopen(request))
for claim in answer["claims"]:
    print(claim["explanation"]["verdict"], claim["score"], claim["claimText"])"""


def _node(path: str, body: str) -> str:
    return f"""const response = await fetch("{SERVER}{path}", {{
  method: "POST",
  headers: {{ "Content-Type": "application/json" }},
  body: JSON.stringify({body.replace(chr(10), chr(10) + "  ")}),
}});
const answer = await response.json();
for (const claim of answer.claims) console.log(claim.explanation.verdict, claim.score, claim.claimText);"""


def _fields(document: dict[str, Any], *names: str) -> str:
    rows = [
        f"| {name} | `{field}` | {_kind(schema)} | {schema.get('description', '')} |"
        for name in names
        for field, schema in document["components"]["schemas"][name]["properties"].items()
    ]
    return "\n".join(["| message | field | type | |", "| --- | --- | --- | --- |", *rows])


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "oneOf" in schema:
        return " or ".join(_kind(choice) for choice in schema["oneOf"])
    return f"{_kind(schema['items'])}[]" if schema["type"] == "array" else str(schema["type"])


def _errors(document: dict[str, Any], item: dict[str, Any]) -> str:
    rows = []
    for code, response in item["post"]["responses"].items():
        if "$ref" in response:
            name = response["$ref"].rsplit("/", 1)[1]
            rows.append(f"| {code} `{name}` | {document['components']['responses'][name]['description']} |")
    return "\n".join(rows)


if __name__ == "__main__":
    text = page(json.loads((DOCS / "openapi.json").read_text(encoding="utf-8")))
    (DOCS / "api.md").write_text(text, encoding="utf-8")
    sys.stderr.write("written docs/api.md\n")
