import { expect, test, type APIRequestContext } from "@playwright/test";
import { siteAddresses } from "../../support/siteRoutes.ts";

// By the HTML alone, as a search engine or a browser without scripts reads it: one engine is enough.

/** Hundreds of pages are read here: compressing them is not the subject. */
const plain = { headers: { "accept-encoding": "identity" } };

const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;

/** The readable text between <main> and </main>, without the tags. */
const readable = (html: string): string =>
  (/<main[^]*<\/main>/.exec(html)?.[0] ?? "").replace(/<script[^]*?<\/script>/g, "").replace(/<[^>]+>|\s+/g, " ");

/** Every address inside the site that a page links to or shows. */
function addressesIn(html: string): readonly string[] {
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)];
  const files = [...html.matchAll(/<(?:img|script|link|iframe|video|source) [^>]*?(?:src|href)="(\/[^"]+)"/g)];
  return [...links, ...files].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

async function readAll(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const address of siteAddresses) {
    const answer = await request.get(address, plain);
    expect(answer.status(), address).toBe(200);
    pages.set(address, await answer.text());
  }
  return pages;
}

test("every address answers in its language with one main heading, a title, a description and something to read", async ({
  request,
}) => {
  const pages = await readAll(request);
  for (const [address, html] of pages) {
    const language = /^\/(en|de)(\/|$)/.exec(address)?.[1] ?? "sq";
    expect(html, address).toContain(`<html lang="${language}">`);
    expect(count(html, /<h1[ >]/g), address).toBe(1);
    expect(html, address).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(readable(html).length, `${address} without scripts`).toBeGreaterThan(25);
  }
});

test("every link and every file a page names leads somewhere", async ({ request }) => {
  const pages = await readAll(request);
  const linkedFrom = new Map<string, string>();
  for (const [page, html] of pages) for (const address of addressesIn(html)) linkedFrom.set(address, page);
  expect(linkedFrom.size).toBeGreaterThan(200);
  const lost: string[] = [];
  for (const [address, page] of linkedFrom) {
    const { status } = await request.head(address).then((answer) => ({ status: answer.status() }));
    if (status !== 200) lost.push(`${page} -> ${address}: ${status}`);
  }
  expect(lost).toEqual([]);
});

test("every page is sent with the headers of a careful host, and compressed", async ({ request }) => {
  const page = await request.get("/about");
  const { "content-security-policy": policy = "", ...headers } = page.headers();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-encoding"]).toBe("br");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  for (const file of [script, "/widgets/v1.0.0/kulla.js"])
    expect((await request.get(file)).headers()["cache-control"], file).toContain("immutable");
  for (const moving of ["/widgets/kulla.js", "/widgets/v1/kulla.js"])
    expect((await request.get(moving)).headers()["cache-control"] ?? "", moving).not.toContain("immutable");
  for (const open of ["/widgets/kulla.js", "/project/project.json"]) {
    expect((await request.get(open)).headers()["access-control-allow-origin"], open).toBe("*");
  }
});
