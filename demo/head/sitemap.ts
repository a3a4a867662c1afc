import { addressOf } from "../navigation/placeOf.ts";
import { siteUrl } from "./headSetting.ts";
import type { SiteRoute } from "../navigation/routes.ts";
import { languages } from "../content/language.ts";

/** sitemap.xml: every page that may be found, in every language, each with its alternates. */
export function sitemap(routes: readonly SiteRoute[]): string {
  const entries = routes
    .filter((route) => isForSearch(route) && !route.sameAs)
    .flatMap(({ path }) => {
      const alternate = (name: string, address: string): string =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl(address)}"/>`;
      const alternates = [
        ...languages.map((each) => alternate(each, addressOf(path, each))),
        alternate("x-default", path),
      ].join("");
      return languages.map((each) => `<url><loc>${siteUrl(addressOf(path, each))}</loc>${alternates}</url>`);
    });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** robots.txt: everything may be read, and where the list of it lies. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl("/sitemap.xml")}\n`;
}

const unlisted: ReadonlySet<string> = new Set(["missing", "tour", "apartment", "moved"]);

/** Whether a page may be found by itself: not the one that helps, and not one that shows what travelled there. */
export function isForSearch({ page }: SiteRoute): boolean {
  return !unlisted.has(page);
}
