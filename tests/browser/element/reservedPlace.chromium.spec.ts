import { expect, test, type Page } from "@playwright/test";
import { tags, type Tag } from "../../../widgets/contract/tags.ts";
import { delayRequests } from "../../support/delayRequests.ts";
import { place } from "../../support/place.ts";
import { shiftsOf } from "../../support/layoutShifts.ts";

// Only Chromium measures layout shifts.

/** Opens a page that is painted when only the loader has arrived, with this body; returns all layout shifts. */
async function shiftsWith(page: Page, body: string): Promise<{ sum: number; reported: readonly string[] }> {
  await page.route(/\/widgets\/(?!kulla\.js)|\/project\//, async (route) => {
    await page.waitForTimeout(150);
    await route.continue();
  });
  await page.route("**/partner.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A partner</title>
<script type="module" blocking="render" src="/widgets/kulla.js"></script>${body}</html>`,
    }),
  );
  await page.goto("/partner.html");
  const link = page.getByRole("link", { name: "Apartments in Prishtina" });
  await expect(link).toBeHidden();
  await page.waitForLoadState("networkidle");
  const shifts = await shiftsOf(page);
  await page.unrouteAll({ behavior: "wait" });
  return shifts;
}

const elementOf = (tag: Tag): string =>
  `<${tag} partner="agency" locale="auto"><p><a href="/en/apartments">Apartments in Prishtina</a></p></${tag}>`;

for (const tag of tags) {
  for (const width of [390, 1440]) {
    test(`nothing moves at ${width} px if the three lines of the first embed put <${tag}> above the fold`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { sum, reported } = await shiftsWith(
        page,
        `<h1>Apartments in Prishtina</h1>${elementOf(tag)}
<p>Our office is open every day.</p><p>${"We answer on the same day. ".repeat(60)}</p>`,
      );
      expect(sum, reported.join("\n")).toBeLessThanOrEqual(0.01);
    });
  }

  for (const column of [620, 320, 180]) {
    test(`nothing moves below <${tag}> in a column of ${column} px of a wide page`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { sum, reported } = await shiftsWith(
        page,
        `<div style="width: ${column}px">${elementOf(tag)}<p>Our office is open every day.</p>
<p>${"We answer on the same day. ".repeat(30)}</p></div>`,
      );
      expect(sum, reported.join("\n")).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const [moment, late] of [
  ["before the element has loaded", "**/widgets/c/**"],
  ["while the element loads its project", "**/project/project.json"],
] as const) {
  test(`an accordion that measures its panel once, ${moment}, is about as high as the element in it`, async ({
    page,
  }) => {
    const release = await delayRequests(page, late);
    await place(
      page,
      `<button>Apartments</button><div style="height: 0; overflow: hidden"><kulla-building-picker></kulla-building-picker></div>`,
    );
    const element = page.locator("kulla-building-picker");
    if (late.includes("project")) await expect(element.getByRole("status")).toHaveText("Duke u ngarkuar...");
    const height = await page.locator("div:has(> kulla-building-picker)").evaluate((node) => {
      node.style.height = `${node.scrollHeight}px`;
      return node.scrollHeight;
    });
    release();
    await expect(element.getByRole("heading").first()).toBeVisible();
    const needed = (await element.boundingBox())?.height ?? 0;
    expect(Math.abs(needed - height)).toBeLessThanOrEqual(60);
  });
}

test("the preview of a block editor, a frame that measures its page on load, shows a picture and not a strip", async ({
  page,
}) => {
  await page.goto("/__fixtures/element/blank.html");
  const height = await page.locator("main").evaluate(
    (main) =>
      new Promise<number>((resolve) => {
        const frame = document.createElement("iframe");
        frame.style.cssText = "width: 650px; height: 10px";
        frame.srcdoc = `<!doctype html><script type="module" src="/widgets/kulla.js"></script>
          <kulla-apartment-picker><a href="/">Apartments</a></kulla-apartment-picker>`;
        frame.addEventListener("load", () => resolve(frame.contentDocument?.body.getBoundingClientRect().height ?? 0));
        main.append(frame);
      }),
  );
  expect(height).toBeGreaterThanOrEqual(500);
});
