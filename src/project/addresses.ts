/** Resolves a web address (http, https) to an absolute one; `undefined` for other schemes and invalid addresses. */
export function absoluteUrl(url: string, baseUrl?: string): string | undefined {
  try {
    const { protocol, href } = new URL(url, baseUrl);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
}

/** `a.avif 800w, b.avif 1600w` with absolute addresses; `undefined` if a candidate is invalid. */
export function absoluteSrcset(srcset: string, baseUrl: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [url = "", size = "", rest] = candidate.trim().split(/\s+/);
    const absolute = absoluteUrl(url, baseUrl);
    return url && absolute && rest === undefined && /^(\d+w|[\d.]+x)$/.test(size) ? `${absolute} ${size}` : undefined;
  });
  return candidates.includes(undefined) ? undefined : candidates.join(", ");
}
