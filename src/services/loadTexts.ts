import type { Result } from "../failure/failure.ts";
import { isRecord } from "../project/isRecord.ts";

/** Until then an element that waits for its first texts is not seen. */
const longestWaitMs = 10_000;

/** One answer per address and page, shared by all elements. */
const answers = new Map<string, Promise<Result<object>>>();
const said = new Set<string>();

/**
 * Fetches a project's texts file (absolute URL, 10 s at most), once for any number of elements. A failure is logged once on the console,
 * by address, and forgotten, so that asking again tries again.
 */
export function loadTexts(url: string): Promise<Result<object>> {
  const answer = answers.get(url) ?? ask(url);
  answers.set(url, answer);
  return answer;
}

async function ask(url: string): Promise<Result<object>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isRecord(value)) throw new Error("not an object of texts");
    return { ok: true, value };
  } catch (error) {
    answers.delete(url);
    if (!said.has(url)) console.warn(`${url}: the texts did not come (${String(error)}).`);
    said.add(url);
    return { ok: false, failure: { code: "notFound", detail: `${String(error)} for ${url}` } };
  }
}
