/** The result of a site crawl: the response to every address of its own that a page names. */
export type Crawled = {
  readonly pages: ReadonlyMap<string, string>;
  /** "404 /nowhere, named by /en/". */
  readonly lost: readonly string[];
};

const named = /\s(?:href|src|action|poster)="([^"]*)"|\s(?:srcset|imagesrcset)="([^"]*)"/gi;

/** Every address of the site that a page names. */
function addressesIn(html: string, page: string): readonly string[] {
  const body = html.replaceAll(/<script[^>]*json[^>]*>[^]*?<\/script>/g, "");
  const found = [...body.matchAll(named)].flatMap(([, one, several]) =>
    several === undefined ? [one ?? ""] : several.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0] ?? ""),
  );
  return found.flatMap((address) => {
    const text = address.replaceAll("&amp;", "&");
    if (!URL.canParse(text, page)) return [];
    const url = new URL(text, page);
    return url.origin === new URL(page).origin ? [url.origin + url.pathname] : [];
  });
}

/** Follows every link from the start page, and requests every file that a page names. */
export async function crawlSite(origin: string): Promise<Crawled> {
  const pages = new Map<string, string>();
  const lost: string[] = [];
  const seen = new Map([[`${origin}/`, "the start"]]);
  // The map grows during the loop.
  for (const [address, from] of seen) {
    const answer = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
    if (answer.status !== 200) lost.push(`${answer.status} ${address.slice(origin.length)}, named by ${from}`);
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
      await answer.body?.cancel();
      continue;
    }
    const html = await answer.text();
    const path = address.slice(origin.length);
    pages.set(path, html);
    for (const next of addressesIn(html, answer.url)) if (!seen.has(next)) seen.set(next, path);
  }
  return { pages, lost };
}
