import { expect, test, type Page } from "@playwright/test";
import { expectScreen } from "../../support/place.ts";

type OEmbed = { readonly type: string; readonly html: string; readonly title: string };

/** The targets in a page's head, with this machine's second name instead of the address that the site was built for. */
async function pasted(page: Page, path: string): Promise<OEmbed> {
  const html = await (await page.request.get(path)).text();
  const [, address = ""] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
  const answer = await page.request.get(new URL(address).pathname);
  expect(answer.headers()["content-type"]).toContain("json");
  return JSON.parse(
    (await answer.text()).replaceAll("https://kulla.example", `http://localhost:${new URL(page.url()).port}`),
  ) as OEmbed;
}

/** As WordPress writes it: in a sandbox, hidden until the frame reports a height with its key. */
async function openAsWordPress(page: Page, { html }: OEmbed): Promise<void> {
  const code = html
    .replace("<blockquote", '<blockquote data-secret="abc123"')
    .replace(/ src="([^"]+)"/, ' src="$1#?secret=abc123" data-secret="abc123"')
    .replace("<iframe", '<iframe style="position: absolute; clip: rect(1px, 1px, 1px, 1px)" sandbox="allow-scripts"');
  const script = `addEventListener("message", ({ data, source }) => {
    const frame = document.querySelector('iframe[data-secret="' + data.secret + '"]');
    if (source !== frame?.contentWindow) return;
    document.querySelector("blockquote").style.display = "none";
    frame.removeAttribute("style");
    if (data.message === "height") frame.height = Math.min(1000, Math.max(200, data.value));
  })`;
  await page.setContent(`<!doctype html><title>A post</title><script>${script}</script><h1>A post</h1>${code}`);
}

for (const [path, tag, screen] of [
  ["/en/", "kulla-apartment-picker", { name: "site" }],
  ["/en/buildings/k6", "kulla-apartment-picker", { name: "tower", tower: "k6" }],
  ["/en/seventh-floor", "kulla-apartment-picker", { name: "floor", tower: "k5", floor: 7 }],
  ["/en/apartments/k5-07-05", "kulla-apartment-preview", { name: "apartment", apartment: "k5-07-05" }],
] as const) {
  test(`${path} pasted into another page shows its view at full height, and the link until then`, async ({ page }) => {
    await page.goto("/__fixtures/element/blank.html");
    const embed = await pasted(page, path);
    await openAsWordPress(page, embed);
    const frame = page.locator("iframe");
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute("title", embed.title);
    const element = page.frameLocator("iframe").locator(tag);
    await expectScreen(element, screen);
    await expect(page.getByRole("link", { name: embed.title })).toBeHidden();
    await expect
      .poll(async () => {
        const { height = 0 } = (await element.boundingBox()) ?? {};
        return Number(await frame.getAttribute("height")) - Math.min(1000, Math.ceil(height));
      })
      .toBe(0);
  });
}

test("if the frame's scripts are missing, the link to the page stays", async ({ page }) => {
  await page.goto("/__fixtures/element/blank.html");
  await page.route("**/widgets/kulla.js", (route) => route.abort());
  const embed = await pasted(page, "/en/apartments/k5-07-05");
  await openAsWordPress(page, embed);
  const [, address] = /<a href="([^"]+)"/.exec(embed.html) ?? [];
  await expect(page.getByRole("link", { name: embed.title })).toHaveAttribute("href", address ?? "");
  await page.frameLocator("iframe").locator("kulla-apartment-preview").waitFor({ state: "attached" });
  await expect(page.getByRole("link", { name: embed.title })).toBeVisible();
});

test("the address of a text page becomes a link, not a view", async ({ page }) => {
  await page.goto("/__fixtures/element/blank.html");
  expect(await pasted(page, "/en/contact")).toMatchObject({ type: "link", title: "Contact | Kulla" });
});
