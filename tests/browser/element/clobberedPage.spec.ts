import { expect, test } from "@playwright/test";
import { availabilityFile, serveAvailability } from "../../support/availabilityFile.ts";
import { stillClock } from "../../support/pausedClock.ts";

/** The properties of document that elements, and React, read. React itself cannot start on a page that has replaced "createElement". */
const names = [
  "hidden",
  "visibilityState",
  "baseURI",
  "referrer",
  "currentScript",
  "defaultView",
  "styleSheets",
  "fullscreenEnabled",
  "exitFullscreen",
  "activeElement",
  "readyState",
  "fonts",
  "createElementNS",
  "createTextNode",
  "addEventListener",
  "removeEventListener",
];
const clobberingMarkup = {
  pictures: names.map((name) => `<img name="${name}" alt="" src="data:,">`).join(""),
  forms: names.map((name) => `<form name="${name}"><input name="ownerDocument"></form>`).join(""),
};

for (const [what, markup] of Object.entries(clobberingMarkup)) {
  test(`elements render, follow statuses and print on a page whose ${what} have the document's names`, async ({
    page,
  }) => {
    await stillClock(page);
    const server = await serveAvailability(page, availabilityFile(17, { "k5-07-05": { status: "available" } }));
    const elements = `<kulla-apartment-preview apartment="k5-07-05" availability="/availability.json"></kulla-apartment-preview>
      <kulla-floor-explorer tower="k5" floor="7" availability="/availability.json"></kulla-floor-explorer>`;
    await page.route("**/clobbered.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="sq"><title>A partner</title><body>${markup}${elements}
          <script type="module" src="/widgets/kulla.js"></script></body></html>`,
      }),
    );
    const broken: string[] = [];
    page.on("pageerror", ({ message }) => broken.push(message));
    await page.goto("/clobbered.html");
    expect(await page.evaluate(() => typeof document.hidden)).toBe("object");
    const apartment = page.locator("kulla-apartment-preview");
    await expect(apartment).toContainText("E lirë");
    server.serve(availabilityFile(18, { "k5-07-05": { status: "sold" } }));
    // The file is loaded once a minute, by elements that the browser has seen on the screen by then.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(apartment).toContainText("Kjo banesë është shitur.", { timeout: 1000 });
    }).toPass();
    await page.locator("kulla-floor-explorer").scrollIntoViewIfNeeded();
    await expect(page.getByRole("list", { name: "Lista e banesave" })).toBeVisible();
    await apartment.getByRole("button", { name: "Printo" }).hover();
    const paper = apartment.locator(".paper");
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(paper).toContainText("Banesa 5", { timeout: 500 });
    }).toPass();
    expect(await apartment.evaluate((element) => element.shadowRoot?.querySelectorAll("[role=alert]").length)).toBe(0);
    expect(broken).toEqual([]);
  });
}
