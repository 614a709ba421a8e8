// The state of the page in the address: compressed JSON in the fragment, which browsers never send to a server.

export async function pack(state) {
  const packed = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  let text = "";
  for (let at = 0; at < packed.length; at += 0x8000) text += String.fromCharCode(...packed.subarray(at, at + 0x8000));
  return "#s=" + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(fragment) {
  if (!fragment.startsWith("#s=")) return null;
  try {
    const text = atob(fragment.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
    const raw = await through(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    return clean(JSON.parse(new TextDecoder().decode(raw)));
  } catch {
    return null; // a link cut short by a mail program is no reason to break the page
  }
}

async function through(bytes, transform) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());
}

function clean(state) {
  const number = (value, otherwise) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise);
  const words = (item) => Object.fromEntries(Object.entries(item ?? {}).map(([key, value]) => [key, String(value)]));
  return {
    answer: String(state.answer ?? ""),
    facts: (Array.isArray(state.facts) ? state.facts : []).slice(0, 200)
      .map((fact) => ({ text: String(fact?.text ?? ""), attributes: words(fact?.attributes) })),
    prompt: String(state.prompt ?? ""),
    cite: number(state.cite, 0.6),
    deny: number(state.deny, 0.8),
  };
}
