const longestWaitMs = 120_000;

/** Fetches the text of a style sheet (absolute URL). Rejects if it does not load completely within 120 s, or is not a style sheet. */
export async function loadStyleSheet(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  // A part of one would be read without a word.
  const isWhole = /\}\s*$/.test(text);
  if (!response.ok || !type.includes("css") || !isWhole) throw new Error(`${response.status} ${type} for ${url}`);
  return text;
}
