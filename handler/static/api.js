// The request that the page sends, and the server's answer or a sentence about why there is none.

export const PATH = "/v1/projects/local/locations/global/groundingConfigs/default_grounding_config:check";

export function requestOf({ answer, facts, prompt, cite, deny }) {
  const request = {
    answerCandidate: answer,
    facts: facts.map(({ text, attributes }) =>
      Object.keys(attributes ?? {}).length ? { factText: text, attributes } : { factText: text }),
    groundingSpec: {
      citationThreshold: cite,
      enableClaimLevelScore: true,
      enableAntiCitations: true,
      antiCitationThreshold: deny,
      enableExplanations: true,
    },
  };
  if (prompt) {
    request.prompt = prompt;
    request.groundingSpec.enableHelpfulnessScore = true;
  }
  return request;
}

// Evidence is answered for what is cited. Claims that cite nothing get the nearest evidence there is from a second
// request that cites from zero on; thresholds move no score. What comes back is for showing, beside the response proper.
export async function withNearest(response, request, ask) {
  const claims = response.claims ?? [];
  const bare = (claim) => claim.groundingCheckRequired && !claim.explanation.evidence?.length;
  if (!claims.some(bare)) return claims;
  const spec = { ...request.groundingSpec, citationThreshold: 0, antiCitationThreshold: 0 };
  const wide = await ask({ ...request, groundingSpec: spec }).catch((error) => {
    if (error.name === "AbortError") throw error;
    return null; // too large an answer, say: what the page has is good without it
  });
  if (!wide) return claims;
  return claims.map((claim, at) => (bare(claim) ? nearest(claim, wide.claims[at]) : claim));
}

function nearest(claim, wide) {
  const evidence = (wide.explanation.evidence ?? []).toSorted((a, b) => b.support + b.contradiction - a.support - a.contradiction);
  return { ...claim, explanation: { ...claim.explanation, evidence: evidence.slice(0, 2) } };
}

export class Refused extends Error {
  constructor(message, fields = []) {
    super(message);
    this.fields = fields;
  }
}

export async function check(request, key, signal) {
  const headers = { "Content-Type": "application/json", ...(key && { "x-goog-api-key": key }) };
  let response;
  try {
    response = await fetch(PATH, { method: "POST", headers, body: JSON.stringify(request), signal, referrerPolicy: "no-referrer" });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused("The server does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  const told = body?.error;
  const fields = (told?.details ?? []).flatMap((detail) => detail.fieldViolations ?? []).map((item) => item.field).filter(Boolean);
  throw new Refused(told ? `${told.message}\n${told.status} (${told.code})` : `The server answered ${response.status} without a reason.`, fields);
}
