import type { Result } from "../failure/failure.ts";
import { isRecord } from "../project/isRecord.ts";

/** How long an element may stay hidden while it waits for its first texts. */
const maxWaitMs = 10_000;

/** One request per address and page, shared by all elements. */
const answers = new Map<string, Promise<Result<object>>>();
const warned = new Set<string>();

/**
 * Loads a project's texts file (absolute URL, 10 s at most), once for all elements. A failure is logged once per address, and not
 * cached, so that a retry requests it again.
 */
export function loadTexts(url: string): Promise<Result<object>> {
  const answer = answers.get(url) ?? fetchTexts(url);
  answers.set(url, answer);
  return answer;
}

async function fetchTexts(url: string): Promise<Result<object>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(maxWaitMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isRecord(value)) throw new Error("not an object of texts");
    return { ok: true, value };
  } catch (error) {
    answers.delete(url);
    if (!warned.has(url)) console.warn(`${url}: the texts did not load (${String(error)}).`);
    warned.add(url);
    return { ok: false, failure: { code: "notFound", detail: `${String(error)} for ${url}` } };
  }
}
