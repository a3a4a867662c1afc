import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { listingsOf, type Listing } from "../../../demo/facts/listings.ts";
import { renderPages } from "../../../demo/prerender.tsx";
import { parseProject } from "../../../src/project/parseProject.ts";

// Version 2, with shops, parking, floors with names and below ground, and ids of its own kind.
const folder = "tests/fixtures/projects/mixed";
const assets = { script: "/assets/site.js", styles: ["/assets/site.css"], preloads: [] };
const words = { sq: /^(Banesa|Lokali|Zyra|Parkingu|Depoja) \S/, en: /^(Apartment|Shop|Office|Parking|Storage) \S/ };

let pages: ReadonlyMap<string, string> = new Map();
let apartments: readonly Listing[] = [];

const page = (path: string): string => pages.get(`${path}/index.html`) ?? "";
const titleOf = (path: string): string => /<title>(.*) \| Qendra Rilindja<\/title>/.exec(page(path))?.[1] ?? "";
const headingOf = (path: string): string => /<h1 class="unseen">(.*?)<\/h1>/.exec(page(path))?.[1] ?? "";

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

  it("calls floors and units by their names, and has a page for those below and above the specification's", () => {
    expect(titleOf("apartments/a0-1")).toBe("Lokali 1, Përdhesa, Lamela A");
    expect(titleOf("de/apartments/ad1")).toBe("Lager D1, -1. Stock, Flügel A");
    expect(titleOf("floors/0")).toBe("Përdhesa");
    expect(headingOf("en/floors/0")).toBe("Wing A, Ground floor");
    expect(page("floors/-1")).toMatch(/<kulla-floor-explorer[^>]* floor="-1"/);
    expect(page("click-floor")).toContain('href="/floors/0"');
    expect(pages.get("sitemap.xml")).toContain("<loc>https://kulla.example/de/floors/-1</loc>");
  });

  it("says nothing of another project's, and leads nowhere that is not there", () => {
    // The elements' own names and addresses are the product's, and a label of a choice is the Albanian word for a tower.
    const product = /kulla-[a-z-]+|kulla\.(?:js|css|webmanifest)|kulla\.example|"kulla"|>Kulla<\/label>/g;
    for (const [path, html] of pages) {
      const text = html.replaceAll(product, "");
      expect(/\bKulla\b|Prishtin|400\+|7050|10K\+|openstreetmap/.exec(text)?.[0], path).toBeUndefined();
      if (!path.endsWith(".html")) continue;
      // A tour is a page of its own, which lies beside the project.
      for (const [, address = ""] of html.matchAll(/<a [^>]*href="(\/(?!tours\/)[^"#?]*)/g)) {
        const file = `${address.slice(1)}/index.html`.replaceAll("//", "/").replace(/^\//, "");
        // The page of unknown addresses, in the other languages, is written as /404.html.
        const isThere = pages.has(file) || pages.has(file.replace(/404\/index\.html$/, "404.html"));
        expect(isThere, `${path} leads to ${address}`).toBe(true);
      }
    }
  });

  it("lets no words stand on cards, where there is no picture of all buildings", () => {
    expect(page("en")).toContain('<div class="hero-plain">');
    expect(page("en")).toContain('<main id="main" class="page"');
  });

  it("shows machines an apartment's own picture and plan", () => {
    const apartment = page("apartments/a4-42C");
    expect(apartment).toContain('property="og:image" content="https://kulla.example/project/living.svg"');
    expect(apartment).toContain('"layoutImage":"https://kulla.example/project/home.svg"');
    expect(page("apartments/a0-1")).toContain('"@type":"Accommodation"');
  });
});
