import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { expectDrawn, framesAsked, here, openTour, testTour, doorTo, wedge } from "../../support/tour.ts";

// Rendered in software here: a small window, and patience if the machine is busy.
test.use({ viewport: { width: 1024, height: 576 } });
test.describe.configure({ timeout: 90_000 });

/** Holds a key until the view has turned: it turns frame by frame, and a slow machine may draw none in a short press. */
async function turnByKey(page: Page, key: string, before: string): Promise<void> {
  await page.keyboard.down(key);
  await expect.poll(() => wedge(page)).not.toBe(before);
  await page.keyboard.up(key);
}

test("with the mouse visitors turn, zoom, walk through a door and over the plan back", async ({ page }) => {
  await openTour(page);
  const before = await wedge(page);
  await page.mouse.move(400, 200);
  await page.mouse.down();
  await page.mouse.move(280, 220, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => wedge(page)).not.toBe(before);
  const turned = await wedge(page);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => wedge(page)).not.toBe(turned);

  await doorTo(page, "Shko te: Tarraca").click();
  await expect(here(page)).toHaveText("Tarraca");
  await expect(page.getByRole("status")).toHaveText("Jeni te: Tarraca");
  await expectDrawn(page);
  const plan = page.getByRole("navigation", { name: "Dhomat e vizitës" });
  await expect(plan.locator("li [aria-current]")).toHaveText("Tarraca");
  await plan.getByTitle("Shko te: Dhoma e prindërve").click();
  await expect(here(page)).toHaveText("Dhoma e prindërve");
  await plan.getByRole("button", { name: "Ndenja", exact: true }).click();
  await expect(here(page)).toHaveText("Ndenja");
});

test(
  "a room pressed before the sphere's code has loaded opens one sphere, not two",
  { tag: "@chromium" },
  async ({ page }) => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/tours/c/createView-*.js", (route) => gate.then(() => route.continue()));
    await page.goto(testTour);
    const plan = page.getByRole("navigation", { name: "Dhomat e vizitës" });
    await plan.getByTitle("Shko te: Tarraca").click();
    await expect(here(page)).toHaveText("Tarraca");
    letGo();
    await expectDrawn(page);
    await expect(page.locator("canvas")).toHaveCount(1);
  },
);

test("with the keyboard visitors turn the view, reach a door behind their back and go through it", async ({ page }) => {
  await openTour(page, `${testTour}?locale=en`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("application", { name: "360° view: Living room" })).toBeFocused();
  const before = await wedge(page);
  await turnByKey(page, "ArrowRight", before);
  const door = doorTo(page, "Go to: Terrace");
  await door.focus();
  await page.keyboard.press("Enter");
  await expect(here(page)).toHaveText("Terrace");
  await expectDrawn(page);
  // The visitor continues in the same direction, and the way back is behind.
  await expect(page.getByRole("application")).toBeFocused();
  const back = doorTo(page, "Go to: Living room");
  await page.keyboard.press("Tab");
  await expect(back).toBeFocused();
  await expect(page.locator(".door.away")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(here(page)).toHaveText("Living room");
});

test(
  "a way reached by keyboard before its room is drawn is turned to once the room is there",
  { tag: "@chromium" },
  async ({ page }) => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await openTour(page, `${testTour}?locale=en`);
    await page.route("**/terrace/preview.webp", (route) => gate.then(() => route.continue()));
    await doorTo(page, "Go to: Terrace").press("Enter");
    await page.keyboard.press("Tab");
    await expect(doorTo(page, "Go to: Living room")).toBeFocused();
    letGo();
    await expect(page.locator(".door.away")).toHaveCount(0);
  },
);

test("on an upright phone every link to another scene is visible with its name, and pressing one outside the view leads there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openTour(page);
  await expect(page.locator(".door.unplaced")).toHaveCount(0);
  const boxes = await Promise.all(
    ["Shko te: Dhoma e prindërve", "Shko te: Tarraca"].map(async (name) => doorTo(page, name).boundingBox()),
  );
  const [one, other] = boxes;
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(600);
  }
  const [a, b] = [one?.y ?? 0, other?.y ?? 0];
  expect(Math.abs(a - b) >= 44 || Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= 100).toBe(true);
  await doorTo(page, "Shko te: Dhoma e prindërve").click();
  await expect(here(page)).toHaveText("Dhoma e prindërve");
  // The way back is behind: at the bottom of the view, pressable without turning.
  await expect(page.locator(".door.away")).toHaveCount(1);
  await doorTo(page, "Shko te: Ndenja").click();
  await expect(here(page)).toHaveText("Ndenja");
});

test("no frames are requested while nothing moves, before and after a walk", { tag: "@chromium" }, async ({ page }) => {
  await openTour(page);
  await expect.poll(() => framesAsked(page), { timeout: 20_000 }).toBe(0);
  await doorTo(page, "Shko te: Tarraca").click();
  await expect(here(page)).toHaveText("Tarraca");
  await expect.poll(() => framesAsked(page), { timeout: 20_000 }).toBe(0);
});

test("every room, way and control has a name, and axe finds no problems", { tag: "@chromium" }, async ({ page }) => {
  await openTour(page);
  for (const name of ["Plani", "Zmadho", "Zvogëlo"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("a lost WebGL context is restored automatically", async ({ page }) => {
  await openTour(page);
  const context = await page.locator("canvas").evaluateHandle((canvas: HTMLCanvasElement) => {
    const lose = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    lose?.loseContext();
    return lose;
  });
  await expect(page.getByRole("alert")).toContainText("Pamja 360° u ndërpre.");
  await context.evaluate((lose) => lose?.restoreContext());
  await expect(page.getByRole("alert")).toBeEmpty();
  const before = await wedge(page);
  await page.getByRole("application").focus();
  await turnByKey(page, "ArrowLeft", before);
});

test("in a browser without WebGL a message appears, with the apartment's pictures", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(testTour);
  await expect(page.getByRole("alert")).toContainText("Ky shfletues nuk e shfaq pamjen 360°.");
  await expect(page.getByRole("img", { name: "Banesa nga lart" })).toBeVisible();
});
