import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { picture, smallDraft } from "../../support/ownerFolder.ts";
import { test } from "../../support/studio/openStudio.ts";

type Region = { readonly home?: string; readonly outline?: string };

const panel = (page: Page) => page.getByRole("complementary");
const board = (page: Page) => page.getByRole("application", { name: "Plani Kati 1" });
const tool = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("main").getByRole("status").filter({ hasText: text });

const regionsIn = async (folder: string): Promise<readonly Region[]> => {
  const text = await readFile(join(folder, "kulla-draft.json"), "utf8");
  return (
    (JSON.parse(text) as { project: { plans: readonly { regions: readonly Region[] }[] } }).project.plans[0]?.regions ??
    []
  );
};
const outlineIn = async (folder: string, home: string) =>
  (await regionsIn(folder)).find((region) => region.home === home)?.outline;

/** A plan of 100 x 100: apartment 1 is drawn, the others have nothing yet. */
const draft = () =>
  smallDraft({
    floors: [
      {
        tower: "b1",
        floor: 1,
        plan: "p1",
        outline: "M10 10H90V90H10Z",
        apartments: ["1", "2", "3", "4"].map((label) => ({ id: `b1-${label}`, label, status: "available" })),
      },
    ],
    plans: [
      {
        id: "p1",
        picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
        regions: [{ home: "1", label: "1", outline: "M10 10L40 10L40 40L10 40Z" }],
      },
    ],
  });

/** The position of a point of the plan on the screen: the entire plan is shown, in the middle of the board. */
async function placesOn(page: Page): Promise<(x: number, y: number) => readonly [number, number]> {
  const matrix = await board(page).evaluate((svg) => {
    const { a, e, f } = (svg as SVGSVGElement).getScreenCTM() ?? new DOMMatrix();
    return { a, e, f };
  });
  return (x, y) => [matrix.e + x * matrix.a, matrix.f + y * matrix.a];
}

/** Apartment 2 is to be drawn, with the rectangle. */
async function beginRectangle(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa 2/ })
    .click();
  await tool(page, "Drejtkëndësh").click();
  await expect(page.getByText(/^Tërhiqni nga një cep te cepi përballë/)).toBeVisible();
}

test("a rectangle is dragged from corner to corner, snaps to its neighbour, and the next apartment is drawn the same way", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await beginRectangle(page);
  const at = await placesOn(page);
  // Near the corners of apartment 1, to which both snap, and dragged from the lower right to the upper left.
  await page.mouse.move(...at(70, 40));
  await page.mouse.down();
  await page.mouse.move(...at(60, 30));
  await expect(tool(page, "Drejtkëndësh")).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(...at(40.4, 10.4));
  await page.mouse.up();
  await expect(status(page, "Tani vizatoni: Banesa 3")).toBeVisible();
  await expect.poll(() => outlineIn(folder, "2")).toMatch(/^M40 10L[\d.]+ 10L[\d.]+ [\d.]+L40 [\d.]+Z$/);
  // The tool stays: two opposite corners are pressed for the next one, and a press too near the first one adds nothing.
  await expect(tool(page, "Drejtkëndësh")).toHaveAttribute("aria-pressed", "true");
  await page.mouse.click(...at(10, 60));
  await page.mouse.click(...at(10.3, 60.2));
  await expect(status(page, "1 pikë")).toBeVisible();
  await page.mouse.click(...at(40, 90));
  await expect(panel(page).getByRole("heading", { name: "Banesa 4" })).toBeVisible();
  expect(await outlineIn(folder, "4")).toBeUndefined();
  await expect.poll(() => outlineIn(folder, "3")).toMatch(/^M(?:[\d.]+ [\d.]+L?){4}Z$/);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Ktheje: forma", exact: true }).click();
  await page.getByRole("button", { name: "Ktheje: forma", exact: true }).click();
  await expect.poll(async () => (await regionsIn(folder)).map(({ home }) => home)).toEqual(["1", "2"]);
  expect(await outlineIn(folder, "2")).toBeUndefined();
});

test("a rectangle is drawn by keys, and two corners on one line are not accepted as one", async ({ page, owner }) => {
  const { folder } = await owner.open(draft());
  await beginRectangle(page);
  await board(page).focus();
  // The crosshair starts in the middle of the visible part: 50, 50.
  await page.keyboard.press("Enter");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Banesa 2" })).toBeVisible();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Banesa 3" })).toBeVisible();
  await expect.poll(() => outlineIn(folder, "2")).toBe("M50 50L80 50L80 61L50 61Z");
  await page.keyboard.press("Enter");
  await expect(status(page, "1 pikë")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(status(page, "0 pika")).toBeVisible();
});

test("an outline that is drawn later begins with the last used tool", async ({ page, owner }) => {
  const { folder } = await owner.open(draft());
  await beginRectangle(page);
  await tool(page, "Pikat").click();
  await panel(page).getByRole("button", { name: "Vizato formën" }).click();
  await expect(tool(page, "Drejtkëndësh")).toHaveAttribute("aria-pressed", "true");
  const at = await placesOn(page);
  await page.mouse.click(...at(60, 60));
  await page.mouse.click(...at(80, 80));
  await expect.poll(() => outlineIn(folder, "2")).toBeDefined();
});
