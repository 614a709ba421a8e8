// What the scores of a claim say at given thresholds. The sliders use this without asking the server again.

export const VERDICTS = ["contradicted", "unsupported", "supported", "not checked"];
export const MARK = { supported: "✔", contradicted: "✘", unsupported: "?", "not checked": "·" };

export function verdict(claim, { cite, deny }) {
  const why = claim.explanation;
  if (!claim.groundingCheckRequired || why.score === null || why.score === undefined) return "not checked";
  if (why.score >= cite) return "supported";
  return (why.contradiction ?? 0) >= deny ? "contradicted" : "unsupported";
}

export function used(evidence, { cite, deny }) {
  if (evidence.support >= cite) return "supported";
  if (evidence.contradiction >= deny) return "contradicted";
  return "unsupported";
}

export function tally(claims, thresholds) {
  const counts = Object.fromEntries(VERDICTS.map((name) => [name, 0]));
  for (const claim of claims) counts[verdict(claim, thresholds)] += 1;
  return counts;
}
