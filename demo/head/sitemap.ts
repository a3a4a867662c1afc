import { addressOf } from "../navigation/matchRoute.ts";
import { siteUrl } from "./headSetting.ts";
import type { SiteRoute } from "../navigation/routes.ts";
import { languages } from "../content/language.ts";

/** sitemap.xml: every indexable page in every language, each with its alternates. */
export function sitemap(routes: readonly SiteRoute[]): string {
  const entries = routes
    .filter((route) => isForSearch(route) && !route.canonicalPath)
    .flatMap(({ path }) => {
      const alternate = (name: string, address: string): string =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl(address)}"/>`;
      const alternates = [
        ...languages.map((each) => alternate(each, addressOf(path, each))),
        alternate("x-default", path),
      ].join("");
      return languages.map((each) => `<url><loc>${siteUrl(addressOf(path, each))}</loc>${alternates}</url>`);
    });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** robots.txt: allows everything and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl("/sitemap.xml")}\n`;
}

const notIndexed: ReadonlySet<string> = new Set(["missing", "tour", "apartment", "moved"]);

/** Whether search engines may list a page: not the 404 page, and not a page whose content depends on the navigation state. */
export function isForSearch({ page }: SiteRoute): boolean {
  return !notIndexed.has(page);
}
