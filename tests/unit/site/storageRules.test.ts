import { describe, expect, it } from "vitest";
import { cacheOf, isStorable } from "../../../demo/offline/storageRules.ts";

const answer = (contentType: string, status = 200) =>
  new Response(null, { status, headers: { "Content-Type": contentType } });

describe("what the service worker keeps", () => {
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
    "never stores a page that a host sends in the place of %s",
    (path) => {
      expect(isStorable(path, answer("text/html; charset=utf-8"))).toBe(false);
      expect(isStorable(path, answer("application/octet-stream"))).toBe(true);
    },
  );

  it.each(["/", "/about", "/tours/9/vr-9-1/index.htm"])("stores the page %s, if it is a good answer", (path) => {
    expect(isStorable(path, answer("text/html"))).toBe(true);
    expect(isStorable(path, answer("text/html", 404))).toBe(false);
  });
});
