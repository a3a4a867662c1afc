import { expect, test, type Page } from "@playwright/test";
import { expectScreen, loadScript, place } from "../support/place.ts";

type Texted = HTMLElement & { texts: unknown };

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

test("a page puts its own words in place of ours, as property or as JSON; they are never markup", async ({ page }) => {
  const warnings = warningsOf(page);
  await page.goto("/__fixtures/element/blank.html");
  await page.locator("main").evaluate((main) => {
    main.innerHTML = `<kulla-floor-explorer tower="k5" floor="3" texts='{"floor":"Niveli {floor}"}'></kulla-floor-explorer>`;
    // Before the script has come, as a page's own code would.
    Object.assign(main.firstElementChild ?? {}, { texts: { floor: "Etazhi {floor} <b>", bogus: "x" } });
  });
  await loadScript(page, "kulla.js");
  const explorer = page.locator("kulla-floor-explorer");
  await expect(explorer.getByRole("heading", { name: "Etazhi 3 <b>" })).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.includes("bogus"))).toHaveLength(1);
  await explorer.evaluate((node) => Object.assign(node, { texts: null }));
  await expect(explorer.getByRole("heading", { name: "Niveli 3" })).toBeVisible();
  await explorer.evaluate((node) => node.setAttribute("texts", "{"));
  await expect(explorer.getByRole("heading", { name: "Kati 3" })).toBeVisible();
  expect(await explorer.evaluate((node) => (node as Texted).texts)).toBeNull();
  await expect.poll(() => warnings.some((text) => text.includes("no JSON"))).toBe(true);
});

test("the words of the price form are the page's too", async ({ page }) => {
  await place(
    page,
    `<kulla-apartment-preview apartment="k5-03-05" texts='{"askPrice":"KËRKO OFERTË","send":"Nise"}'></kulla-apartment-preview>`,
  );
  await page.getByRole("button", { name: "KËRKO OFERTË" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Nise" })).toBeVisible();
});

test("headings begin at the level the page names, 2 where it names none it can mean", async ({ page }) => {
  const warnings = warningsOf(page);
  await place(page, `<kulla-floor-explorer tower="k5" floor="3" heading-level="4"></kulla-floor-explorer>`);
  const explorer = page.locator("kulla-floor-explorer");
  await expect(explorer.getByRole("heading", { name: "Kati 3", level: 4 })).toBeVisible();
  await expect(explorer.getByRole("heading", { name: /banesa/, level: 5 })).toBeVisible();
  await explorer.evaluate((node) => node.setAttribute("heading-level", "0"));
  await expect(explorer.getByRole("heading", { name: "Kati 3", level: 2 })).toBeVisible();
  await expect.poll(() => warnings.filter((text) => text.includes("heading-level"))).toHaveLength(1);
});

test("an accent that can hardly be read is told once in the console, a readable one is not", async ({ page }) => {
  const warnings = warningsOf(page);
  await place(page, `<kulla-building-picker tower="k5" style="--kulla-accent: #9be7c0"></kulla-building-picker>`);
  await expect.poll(() => warnings.filter((text) => text.includes("contrast"))).toHaveLength(1);
  expect(warnings[0]).toContain("--kulla-accent on --kulla-paper");
  warnings.length = 0;
  await place(page, `<kulla-building-picker tower="k5" style="--kulla-accent: #1b4f9c"></kulla-building-picker>`);
  await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
  expect(warnings).toEqual([]);
});
