import { describe, expect, it } from "vitest";
import { previewHtml } from "../../../../owner/studio/server/site/previewHtml.ts";

describe("a website page in the studio's preview", () => {
  const shown = (html: string) => previewHtml(html, "/key/site");

  it("links to the preview's pages and pictures; files that all sites share keep their addresses", () => {
    expect(shown('<a class="card" href="/en/contact">')).toBe('<a class="card" href="/key/site/en/contact">');
    expect(shown('<img src="/project/a%20b.jpg" srcset="/project/a.webp 1x, /project/b.webp 2x">')).toBe(
      '<img src="/key/site/project/a%20b.jpg" srcset="/key/site/project/a.webp 1x, /key/site/project/b.webp 2x">',
    );
    expect(shown('<link rel="stylesheet" href="/assets/site.css">')).toBe(
      '<link rel="stylesheet" href="/assets/site.css">',
    );
    expect(shown('<link rel="stylesheet" href="/assets/brand-0123abcd.css">')).toBe(
      '<link rel="stylesheet" href="/key/site/assets/brand-0123abcd.css">',
    );
    expect(shown('<a href="#main">')).toBe('<a href="#main">');
  });

  it("runs nothing and links to no other site", () => {
    expect(shown('<script type="module" src="/assets/a.js"></script><p>x</p><script>\nrun()\n</script>')).toBe(
      "<p>x</p>",
    );
    expect(shown('<a class="link" href="https://example.com/">x</a><a href="//example.com">y</a>')).toBe(
      '<a class="link">x</a><a>y</a>',
    );
    expect(shown('<meta http-equiv="refresh" content="0; url=/click-floor">')).toBe("");
  });
});
