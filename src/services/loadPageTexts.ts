import type { Result } from "../failure/failure.ts";
import { parsePageTexts, type PageText } from "../project/parsePageTexts.ts";

const maxWaitMs = 30_000;

/** Fetches the texts of a brochure's pages (absolute URL of one JSON file, 30 s at most). Not cached: call it once. */
export async function loadPageTexts(url: string): Promise<Result<readonly PageText[]>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(maxWaitMs) });
    if (!response.ok) return { ok: false, failure: { code: "notFound", detail: `${response.status} for ${url}` } };
    const texts = parsePageTexts(await response.json());
    return texts
      ? { ok: true, value: texts }
      : { ok: false, failure: { code: "notJson", detail: `no list of pages in ${url}` } };
  } catch (error) {
    return { ok: false, failure: { code: "unreachable", detail: `${String(error)} for ${url}` } };
  }
}
