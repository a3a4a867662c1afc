import { describe, expect, it } from "vitest";
import { cacheOf, isStorable } from "../../../demo/offline/storageRules.ts";

const answer = (contentType: string, status = 200) =>
  new Response(null, { status, headers: { "Content-Type": contentType } });

const at = (path: string) => new URL(path, "https://kulla.example");

describe("the service worker's cache", () => {
  it.each([
    ["/assets/site-aB3.js", "hashed"],
    ["/widgets/c/core-x.js", "hashed"],
    ["/tours/c/index-x.js", "hashed"],
    ["/project/site/hero-1280.webp", "pictures"],
    ["/tours/fonts/newsreader.woff2", "pictures"],
    ["/", "pages"],
    ["/widgets/kulla.js", "pages"],
    ["/project/project.json", "pages"],
    ["/project/availability.json", "pages"],
    ["/project/film/loop.mp4", undefined],
    ["/project/brochure/brochure.pdf", undefined],
  ])("stores %s as %s", (path, cache) => {
    expect(cacheOf(path)).toBe(cache);
  });

  it.each(["/widgets/kulla.js", "/assets/site-aB3.css", "/project/project.json", "/project/site/hero-1280.webp"])(
    "never stores a page that a host sends in place of %s",
    (path) => {
      expect(isStorable(at(path), answer("text/html; charset=utf-8"))).toBe(false);
      expect(isStorable(at(path), answer("application/octet-stream"))).toBe(true);
    },
  );

  it.each(["/", "/about", "/tours/9/vr-9-1/index.htm"])("stores the page %s, if it is a valid response", (path) => {
    expect(isStorable(at(path), answer("text/html"))).toBe(true);
    expect(isStorable(at(path), answer("text/html", 404))).toBe(false);
  });

  it.each(["no-store", "private, No-Store", "max-age=0,no-store"])(
    "never stores what its server forbids to store: %s",
    (rule) => {
      for (const path of ["/", "/project/availability.json", "/assets/site-aB3.js"]) {
        const headers = { "Content-Type": "application/json", "Cache-Control": rule };
        expect(isStorable(at(path), new Response(null, { headers })), path).toBe(false);
      }
    },
  );

  it.each(["/apartments?tower=k5", "/project/project.json?v=2", "/about?utm_source=letter"])(
    "stores nothing under an address with a query: %s",
    (path) => {
      const answered = new Response(null, { headers: { "Content-Type": "application/json" } });
      expect(isStorable(at(path), answered)).toBe(false);
    },
  );
});
