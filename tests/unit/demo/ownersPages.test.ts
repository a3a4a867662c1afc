import { isBrandSheet } from "../../../owner/site/brandSheet.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listingsOf, type Listing } from "../../../demo/facts/listings.ts";
import { renderPages } from "../../../demo/prerender.tsx";
import { parseProject } from "../../../src/project/parseProject.ts";

// Version 2, with shops, parking, named and underground floors, and its own style of ids.
const folder = "tests/fixtures/projects/mixed";
const assets = { script: "/assets/site.js", styles: ["/assets/site.css"], preloads: [], pageStyles: {} };
const words = { sq: /^(Banesa|Lokali|Zyra|Parkingu|Depoja) \S/, en: /^(Apartment|Shop|Office|Parking|Storage) \S/ };

let pages: ReadonlyMap<string, string> = new Map();
let apartments: readonly Listing[] = [];

const page = (path: string): string => pages.get(path === "" ? "index.html" : `${path}/index.html`) ?? "";
const titleOf = (path: string): string => /<title>(.*) \| Qendra Rilindja<\/title>/.exec(page(path))?.[1] ?? "";
const headingOf = (path: string): string => /<h1 class="visually-hidden">(.*?)<\/h1>/.exec(page(path))?.[1] ?? "";

/** A site with each building's top and lowest floor and two apartments each: every kind of page and link, within seconds. */
async function renderSome(name: string, site?: object): Promise<ReadonlyMap<string, string>> {
  const from = `tests/fixtures/projects/${name}`;
  const file: { floors: { apartments: object[] }[]; towers: { id: string }[] } = JSON.parse(
    readFileSync(`${from}/project.json`, "utf8"),
  );
  const shown = file.towers.flatMap(({ id }) => {
    const own = file.floors.filter((floor) => "tower" in floor && floor.tower === id);
    return own.filter((_, index) => index === 0 || index === own.length - 1);
  });
  const floors = shown.map((floor) => ({ ...floor, apartments: floor.apartments.slice(0, 2) }));
  const into = mkdtempSync(join(tmpdir(), "kulla-site-"));
  writeFileSync(join(into, "project.json"), JSON.stringify({ ...file, floors }));
  if (site) writeFileSync(join(into, "site.json"), JSON.stringify(site));
  const made = await renderPages(assets, into);
  rmSync(into, { recursive: true });
  return new Map(made.map(({ path, html }) => [path, html]));
}

describe("the showcase of any owner's project", () => {
  beforeAll(async () => {
    apartments = listingsOf(
      parseProject(JSON.parse(readFileSync(`${folder}/project.json`, "utf8")), "https://kulla.example/").project,
    );
    pages = new Map((await renderPages(assets, folder)).map(({ path, html }) => [path, html]));
  }, 60_000);

  it("has a page for each apartment, under its own name", () => {
    expect(apartments).toHaveLength(49);
    for (const { apartment } of apartments) {
      const path = `apartments/${apartment.id}`;
      expect(titleOf(path)).toMatch(words.sq);
      expect(titleOf(path)).toContain(` ${apartment.label}, `);
      expect(headingOf(path)).toBe(titleOf(path));
      expect(page(path).includes(`apartment="${apartment.id}"`), path).toBe(true);
      expect(titleOf(`en/${path}`)).toMatch(words.en);
    }
    for (const [path, html] of pages) expect(/undefined|NaN|viewBox="0 0 -/.exec(html), path).toBeNull();
  });

  it("names floors and units by their labels, and has pages for those beyond the specification's range", () => {
    expect(titleOf("apartments/a0-1")).toBe("Lokali 1, Përdhesa, Lamela A");
    expect(titleOf("de/apartments/ad1")).toBe("Lager D1, -1. Stock, Flügel A");
    expect(titleOf("floors/perdhesa")).toBe("Përdhesa");
    expect(headingOf("en/floors/perdhesa")).toBe("Wing A, Ground floor");
    expect(page("floors/-1")).toMatch(/<kulla-floor-explorer[^>]* floor="-1"/);
    expect(page("click-floor")).toContain('href="/floors/perdhesa"');
    expect(pages.get("sitemap.xml")).toContain("<loc>https://kulla.example/de/floors/-1</loc>");
  });

  it("counts shops and parking as units, and apartments separately, wherever it states a number", () => {
    const homes = apartments.filter(({ apartment }) => apartment.kind === "home").length;
    expect(homes).toBeLessThan(apartments.length);
    expect(page("")).toContain(" njësi</span>");
    expect(page("en")).toMatch(new RegExp(`<dt>All units</dt><dd[^>]*>${apartments.length}</dd>`));
    expect(page("de")).toMatch(new RegExp(`<dt>Wohnungen</dt><dd[^>]*>${homes}</dd>`));
    expect(page("")).toContain(`"numberOfAccommodationUnits":${homes}`);
    expect(pages.get("llms.txt")).toMatch(new RegExp(`- ${apartments.length} (?:njësi|units|Einheiten), `));
    for (const [path, html] of pages) expect(html, path).not.toContain(`${apartments.length} banesa`);
  });

  it("links its own colours on every page only if site.json sets some, and loads no unused typeface", async () => {
    expect([...pages.keys()].filter(isBrandSheet)).toEqual([]);
    expect(page("floors/0")).not.toContain("/assets/brand-");
    const brand = { name: "Qendra", colours: { accent: "#8a1c3b" }, fonts: "system" };
    const home = { title: "Qendra", headline: "Qendra" };
    const imprint = { title: "Imprint", headline: "Imprint" };
    const site = { version: 1, brand, pageOrder: ["imprint", "contact"], pages: { home, contact: imprint, imprint } };
    const own = await renderSome("house", site);
    const sheet = [...own.keys()].find(isBrandSheet) ?? "";
    expect(own.get(sheet)).toContain("--green: #8a1c3b;");
    expect(own.get("index.html")).toContain(
      `<link rel="stylesheet" href="/assets/site.css">\n<link rel="stylesheet" href="/${sheet}">`,
    );
    expect(own.get("index.html")).not.toContain("woff2");
    expect(own.get("index.html")).toMatch(/<footer[^]*href="\/impressum"[^]*href="\/contact"[^]*<\/footer>/);
  });

  it("names its own pages in menu and footer as their owner does, in the language of the page", async () => {
    const brand = { name: "Qendra" };
    const home = { title: "Qendra", headline: "Qendra" };
    const services = { title: { sq: "Çfarë ka këtu", en: "Amenities" }, headline: "Gjithçka" };
    const imprint = { title: { sq: "Kush jemi", en: "Who we are" }, headline: "Kush jemi" };
    const own = await renderSome("house", { version: 1, brand, pages: { home, services, imprint } });
    for (const [file, texts] of Object.entries({
      "index.html": ["Çfarë ka këtu", "Kush jemi"],
      "en/index.html": ["Amenities", "Who we are"],
    })) {
      expect(own.get(file)).toContain(`<span class="menu-name">${texts[0]}</span>`);
      expect(own.get(file)).toMatch(new RegExp(`<footer[^]*>${texts[1]}</a>[^]*</footer>`));
      expect(own.get(file)).not.toMatch(/Sherbimet Tona|Our Services|Legal notice/);
    }
  });

  it.each(["mixed", "blocks", "house", "longNames"])(
    "mentions no other project, and links to nothing that does not exist: %s",
    async (name) => {
      const files = await renderSome(name);
      // The elements' own names and addresses belong to the product, and one label contains the Albanian word for a tower.
      const product = /kulla-[a-z-]+|kulla\.(?:js|css|webmanifest)|kulla\.example|"kulla"|>Kulla<\/label>/g;
      const foreign: string[] = [];
      const lost = new Set<string>();
      for (const [path, html] of files) {
        const text = html.replaceAll(product, "");
        foreign.push(
          ...(/\bKulla\b|Prishtin|400\+|7050|10K\+|openstreetmap|\/icons\//.exec(text) ?? []).map(
            (word) => `${path}: ${word}`,
          ),
        );
        if (!path.endsWith(".html")) continue;
        // A tour is a separate page next to the project.
        for (const [, address = ""] of html.matchAll(/<a [^>]*href="(\/(?!tours\/)[^"#?]*)/g)) {
          const file = `${address.slice(1)}/index.html`.replaceAll("//", "/").replace(/^\//, "");
          // The page for unknown addresses, in the other languages, is written as /404.html.
          const isThere = files.has(file) || files.has(file.replace(/404\/index\.html$/, "404.html"));
          if (!isThere) lost.add(`${path} leads to ${address}`);
        }
      }
      expect(foreign).toEqual([]);
      expect([...lost]).toEqual([]);
    },
  );

  it("has a page for each of five buildings, linked from the overview page", async () => {
    const files = await renderSome("blocks");
    for (const [tower, name] of [
      ["a", "Block A"],
      ["e", "Block E"],
    ]) {
      expect(files.get("en/click-floor/index.html")).toContain(`href="/en/buildings/${tower}"`);
      const building = files.get(`en/buildings/${tower}/index.html`) ?? "";
      expect(/<title>(.*)<\/title>/.exec(building)?.[1]).toContain(`${name}, floors | `);
      expect(building).toMatch(new RegExp(`<kulla-building-picker[^>]* tower="${tower}"`));
    }
    expect(files.get("sitemap.xml")).toContain("/de/buildings/c</loc>");
  });

  it("has a page for its tour, linked from the apartment", () => {
    expect(page("apartments/a4-42C")).toContain('href="/vr-42c"');
    expect(page("de/apartments/a4-42C")).toContain('href="/de/vr-42c"');
    expect(page("en/vr-42c")).toContain('src="/tours/9/vr-9-9/index.htm?locale=en"');
  });

  it("shows no card texts if the project has no picture of all buildings", () => {
    expect(page("en")).toContain('<div class="hero-plain">');
    expect(page("en")).toContain('<main id="main" class="page"');
  });

  it("gives machines an apartment's own picture and plan", () => {
    const apartment = page("apartments/a4-42C");
    expect(apartment).toContain('property="og:image" content="https://kulla.example/project/living.svg"');
    expect(apartment).toContain('"layoutImage":"https://kulla.example/project/home.svg"');
    expect(page("apartments/a0-1")).toMatch(/"@type":(\["Accommodation","Product"\]|"Accommodation")/);
  });
});
