import { beforeAll, describe, expect, it } from "vitest";
import { renderPages } from "../../../demo/prerender.tsx";
import { siteRoutes } from "../../support/siteRoutes.ts";
import type { PrerenderedPage } from "../../../demo/head/pageHtml.ts";

const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;

describe("the prerendered site", () => {
  let pages: readonly PrerenderedPage[] = [];
  let others: ReadonlyMap<string, string> = new Map();
  const page = (path: string): string => pages.find((each) => each.path === path)?.html ?? "";

  beforeAll(async () => {
    const files = await renderPages(
      { script: "/assets/site.js", styles: ["/assets/site.css"], preloads: [], pageStyles: {} },
      "public/project",
    );
    pages = files.filter((file) => file.path.endsWith(".html"));
    others = new Map(files.map(({ path, html }) => [path, html]));
  }, 180_000);

  it("has a file for every address, spelled as in the specification, and one for all others", () => {
    const files = pages.map(({ path }) => path);
    expect(files).toHaveLength(3 * (siteRoutes.length - 2 + 179));
    expect(files).toEqual(
      expect.arrayContaining([
        "index.html",
        "click-floor/index.html",
        "nineth-floor/index.html",
        "vr/index.html",
        "404.html",
        "en/index.html",
        "en/nineth-floor/index.html",
        "de/click-floor/index.html",
        "de/404.html",
      ]),
    );
  });

  it("gives every page one main heading, its own title and a description", () => {
    for (const { path, html } of pages) {
      expect(count(html, /<h1[ >]/g), path).toBe(1);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
    }
    expect(new Set(pages.map(({ html }) => /<title>(.*)<\/title>/.exec(html)?.[1])).size).toBe(pages.length);
  });

  it("works under the strictest content security policy, without inline scripts or styles", () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/ style="|<style|javascript:| on\w+="/);
      expect(count(html, /<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/g), path).toBe(0);
    }
  });

  it("lets a visitor without scripts walk from the towers to every floor of both", () => {
    expect(page("index.html")).toContain('href="/click-floor"');
    const towers = page("click-floor/index.html");
    const floors = siteRoutes.filter(({ page: kind }) => kind === "floor");
    expect(floors).toHaveLength(11);
    for (const { path, floor } of floors) {
      expect(towers, path).toContain(`href="${path}"`);
      if (floor !== 11) expect(towers, path).toContain(`href="${path}#k6"`);
    }
  });

  it("shows both plans of a floor, and the apartments of each with their area", () => {
    const seventh = page("seventh-floor/index.html");
    expect(count(seventh, /<li><a [^>]*href="\/apartments\/k5-07-/g)).toBe(9);
    expect(count(seventh, /<li><a [^>]*href="\/apartments\/k6-07-/g)).toBe(9);
    expect(count(page("eleventh-floor/index.html"), /<li><a [^>]*href="\/apartments\/k6/g)).toBe(0);
  });

  it("names a page's first picture in its HTML, once, before any script", () => {
    for (const path of ["index.html", "click-floor/index.html", "first-floor/index.html"]) {
      expect(count(page(path), /<img [^>]*fetchpriority="high"/gi), path).toBe(1);
    }
  });

  it("requests both typefaces at once, and delivers them as files", () => {
    const faces = /<link rel="preload" as="font" type="font\/woff2" href="\/[^"]+\.woff2" crossorigin>/g;
    for (const { path, html } of pages) expect(count(html, faces), path).toBe(2);
  });

  it("uses the language of the address in its head, links and elements", () => {
    const german = page("de/click-floor/index.html");
    expect(german).toContain('<html lang="de">');
    expect(german).toMatch(/<kulla-building-picker[^>]* locale="de"/);
    expect(german).toContain('href="/de/third-floor"');
    expect(german).toContain("Wählen Sie ein Stockwerk");
    const links = [...german.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address = ""]) => address);
    expect(links.filter((address) => !/^\/de(\/|$)/.test(address)).toSorted()).toEqual([
      "/click-floor",
      "/en/click-floor",
    ]);
  });

  it("names each page in every language for search engines, and the Albanian one for all other languages", () => {
    const head = page("en/click-floor/index.html");
    for (const [language, path] of [
      ["sq", "/click-floor"],
      ["en", "/en/click-floor"],
      ["de", "/de/click-floor"],
      ["x-default", "/click-floor"],
    ]) {
      expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="https://kulla.example${path}">`);
    }
  });

  it("lists all apartments on the search page, linking each free one, for visitors without scripts and search engines", () => {
    const search = page("apartments/index.html");
    expect(search).toContain("<title>Kërkimi i banesave në Kullën 5 dhe Kullën 6 | Kulla</title>");
    expect(search).toContain('<form action="/apartments" method="get"');
    expect(new Set(search.match(/href="\/apartments\/k[56]-\d\d-\d\d"/g)).size).toBeGreaterThanOrEqual(110);
    expect(page("de/apartments/index.html")).toContain('<form action="/de/apartments" method="get"');
    expect(others.get("sitemap.xml")).toContain("<loc>https://kulla.example/en/apartments</loc>");
  });

  it("gives every apartment its own page, complete without scripts, in every language", () => {
    const apartment = page("apartments/k5-03-07/index.html");
    expect(apartment).toContain("<title>Banesa 7, Kati 3, Kulla 5 | Kulla</title>");
    expect(apartment).toMatch(/<kulla-apartment-preview[^>]* apartment="k5-03-07"/);
    expect(apartment).toMatch(/<dt>Sipërfaqja<\/dt><dd translate="no">\d+(,\d)?\u202fm²<\/dd>/);
    expect(count(apartment, /<img [^>]*src="\/project\/layouts\/20\//g)).toBeGreaterThan(1);
    expect(apartment).toContain('href="tel:');
    expect(page("de/apartments/k6-10-01/index.html")).toContain("<title>Wohnung 1, 10. Stock, Kulla 6 | Kulla</title>");
  });

  it("describes each page to machines: one address, a picture to share, and its facts", () => {
    const apartment = page("en/apartments/k5-03-07/index.html");
    expect(apartment).toContain('<link rel="canonical" href="https://kulla.example/en/apartments/k5-03-07">');
    expect(apartment).toMatch(
      /<meta property="og:image" content="https:\/\/kulla\.example\/project\/layouts\/20\/[^"]+\.jpg">/,
    );
    const data = JSON.parse(/ld\+json">([^]*?)<\/script>/.exec(apartment)?.[1] ?? "{}") as {
      "@graph": { "@type": string | string[] }[];
    };
    const kinds = data["@graph"].map((thing) => thing["@type"]);
    expect(kinds).toEqual(["Organization", "ApartmentComplex", "BreadcrumbList", ["Apartment", "Product"]]);
    expect(data["@graph"][3]).toMatchObject({
      floorLevel: "3",
      numberOfRooms: 2,
      floorSize: { "@type": "QuantitativeValue", unitCode: "MTK" },
      offers: { "@type": "Offer", seller: { "@id": "https://kulla.example/#organization" } },
    });
    expect(page("navigate-floor/index.html")).toContain('<meta name="robots" content="noindex">');
  });

  it("offers, on every page, a preview for where its address is pasted: its own view, or a link", () => {
    const views = new Set<string>();
    for (const { path, html } of pages) {
      const [, address] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
      if (/404\.html$|vizualizimete\//.test(path)) {
        expect(address, path).toBeUndefined();
        continue;
      }
      // WordPress reads only the first 150 kB.
      expect(html.indexOf("json+oembed"), path).toBeLessThan(20_000);
      const json = JSON.parse(others.get(new URL(address ?? "").pathname.slice(1)) ?? "{}") as Record<string, unknown>;
      expect(json, path).toMatchObject({ version: "1.0", provider_name: "Kulla", title: expect.any(String) as string });
      expect(json, path).toMatchObject({ thumbnail_url: /og:image" content="([^"]+)"/.exec(html)?.[1] });
      if (json["type"] === "link") continue;
      expect(json, path).toMatchObject({ type: "rich", width: 800, height: expect.any(Number) as number });
      const code = String(json["html"]);
      expect(code, path).toMatch(/^<blockquote><a href="[^"<>]+">[^<>]+<\/a><\/blockquote><iframe [^<>]+><\/iframe>$/);
      expect(code, path).toContain(` title="${/<title>(.*)<\/title>/.exec(html)?.[1]}"`);
      const source = new URL((/src="([^"]+)"/.exec(code)?.[1] ?? "").replaceAll("&amp;", "&"));
      expect(source.pathname, path).toBe("/embed.html");
      views.add(`${path} ${source.search}`);
    }
    for (const view of [
      "index.html ?widget=apartment-picker&locale=sq",
      "en/click-floor/index.html ?widget=apartment-picker&locale=en",
      "de/buildings/k6/index.html ?widget=apartment-picker&tower=k6&locale=de",
      "en/seventh-floor/index.html ?widget=apartment-picker&tower=k5&floor=7&locale=en",
      "en/apartments/k6-10-01/index.html ?widget=apartment-preview&apartment=k6-10-01&locale=en",
      "apartments/index.html ?widget=apartment-search&locale=sq",
      "en/flipbook/index.html ?widget=brochure&locale=en",
    ])
      expect(views).toContain(view);
    expect([...views].some((view) => view.startsWith("contact/"))).toBe(false);
  });

  it("summarizes the site in llms.txt: its subject, facts with their date, every page except the apartments', and their list", () => {
    const text = others.get("llms.txt") ?? "";
    expect(text).toMatch(/^# Kulla\n\n> \S.{20,}\n/);
    expect(text).toMatch(/\n- 1\d\d banesa, 21 kate në Kulla 5 dhe Kulla 6\n/);
    expect(text).toMatch(/\n- Gjendja më 2026-11-20: \d+ të lira, \d+ të rezervuara, \d+ të shitura\n/);
    expect(text).not.toMatch(/Çmimet|undefined|NaN/);
    const links = [...text.matchAll(/\]\(https:\/\/kulla\.example([^)]*)\)/g)].map(([, path = ""]) => path);
    const searched = pages.filter(({ html }) => html.includes(' rel="canonical"'));
    const own = new Set(
      searched.map(({ html }) => /rel="canonical" href="https:\/\/kulla\.example([^"]*)"/.exec(html)?.[1]),
    );
    for (const path of links) expect(own.has(path) || others.has(path.slice(1)), path).toBe(true);
    expect(links).toEqual(
      expect.arrayContaining(["/", "/apartments", "/seventh-floor", "/project/apartments.json", "/en/"]),
    );
    expect(links.filter((path) => path.startsWith("/apartments/"))).toEqual([]);
    const list = JSON.parse(others.get("project/apartments.json") ?? "{}") as {
      apartments: { url: string; plan: string }[];
    };
    for (const { url, plan } of list.apartments) {
      expect(own.has(new URL(url).pathname), url).toBe(true);
      expect(plan).toMatch(/^https:\/\/kulla\.example\/project\/layouts\//);
    }
  });

  it("lists every page that may be indexed, in every language, in sitemap.xml", () => {
    const map = others.get("sitemap.xml") ?? "";
    const found = pages.filter(({ html }) => !html.includes('content="noindex"'));
    const addresses = new Set(found.map(({ html }) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "none"));
    const listed = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
    expect(listed).toHaveLength(addresses.size);
    expect(new Set(listed)).toEqual(addresses);
    expect(page("en/gallery/index.html")).toContain('rel="canonical" href="https://kulla.example/en/vizualizimet"');
    expect(map).toContain("<loc>https://kulla.example/de/apartments/k6-01-01</loc>");
    expect(others.get("robots.txt")).toContain("Sitemap: https://kulla.example/sitemap.xml");
  });

  it("escapes facts that could end their own script block", () => {
    expect(/id="facts">([^]*?)<\/script>/.exec(page("index.html"))?.[1]).not.toContain("<");
  });
});
