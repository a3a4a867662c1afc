import { absoluteUrl } from "./absoluteUrl.ts";

/** `a.avif 800w, b.avif 1600w` with every address absolute; `undefined` where one candidate is unusable. */
export function absoluteSrcset(srcset: string, baseUrl: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [url = "", size = "", rest] = candidate.trim().split(/\s+/);
    const absolute = absoluteUrl(url, baseUrl);
    return url && absolute && rest === undefined && /^(\d+w|[\d.]+x)$/.test(size) ? `${absolute} ${size}` : undefined;
  });
  return candidates.includes(undefined) ? undefined : candidates.join(", ");
}
