import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { picture, put, smallDraft } from "../../support/ownerFolder.ts";
import { test } from "../../support/studio/openStudio.ts";

const panel = (page: Page) => page.getByRole("complementary");
const board = (page: Page) => page.getByRole("application", { name: "Plani Kati 1" });
const atWalls = (page: Page) => page.getByRole("checkbox", { name: "Kapu te muret" });
const corner = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Banesa 1, pika ${number} nga 4`) });

type Region = { readonly home: string; readonly outline: string };

const outlineIn = async (folder: string, home: string): Promise<string | undefined> => {
  const text = await readFile(join(folder, "kulla-draft.json"), "utf8");
  const { project } = JSON.parse(text) as { project: { plans: readonly { readonly regions: readonly Region[] }[] } };
  return project.plans[0]?.regions.find((region) => region.home === home)?.outline;
};

/** The corners of an outline; snapping to a wall is precise to a fifth of a unit. */
const corners = (outline = ""): readonly (readonly number[])[] =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** A plan as owners have it, a JPEG of 800 x 600: two rooms with walls of thin lines, the one between them at 400. */
const plan = (): Promise<Buffer> => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#fff" d="M0 0h800v600H0z"/>' +
    '<path fill="none" stroke="#161512" stroke-width="1.5" d="M120 100H680V500H120ZM400 100V500"/></svg>';
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};

async function openPlan(
  page: Page,
  owner: { readonly open: (draft: object) => Promise<{ folder: string }> },
  regions: readonly object[],
): Promise<string> {
  const apartments = ["1", "2"].map((label) => ({ id: `b1-${label}`, label, status: "available" }));
  const { folder } = await owner.open(
    smallDraft({
      floors: [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments }],
      plans: [{ id: "p1", picture: picture("plans/p1.jpg", [800, 600], "Planet/muret.jpg"), regions }],
    }),
  );
  await put(folder, "Planet/muret.jpg", await plan());
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa 1 / })
    .click();
  return folder;
}

/** Drawn by eye: each corner some units off. */
const byEye = [
  { home: "1", label: "1", outline: "M155 130H370V470H155Z" },
  { home: "2", label: "2", outline: "" },
];

async function middleOf(place: Locator): Promise<readonly [number, number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not there.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The position of a point of the plan on the screen. */
async function placeOf(page: Page, [x, y]: readonly [number, number]): Promise<readonly [number, number]> {
  const at = await board(page).locator("image").boundingBox();
  if (!at) throw new Error("The plan is not there.");
  return [at.x + (x * at.width) / 800, at.y + (y * at.height) / 600];
}

test("a corner dragged near a corner of the plan's walls snaps to it, and a label shows that; with the switch off it stays where it was dropped", async ({
  page,
  owner,
}) => {
  const folder = await openPlan(page, owner, byEye);
  await expect(atWalls(page)).toBeEnabled();
  const drag = async (number: number, to: readonly [number, number]) => {
    await page.mouse.move(...(await middleOf(corner(page, number))));
    await page.mouse.down();
    await page.mouse.move(...(await placeOf(page, [to[0] + 20, to[1] + 20])));
    await page.mouse.move(...(await placeOf(page, to)));
  };
  await drag(1, [125, 97]);
  await expect(page.getByText("Kapet te muri")).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText("Kapet te muri")).toHaveCount(0);
  await expect
    .poll(async () => corners(await outlineIn(folder, "1"))[0])
    .toEqual([expect.closeTo(120, 0), expect.closeTo(100, 0)]);
  await page.getByRole("button", { name: /^Ktheje: pika e lëvizur/ }).click();
  await expect.poll(async () => corners(await outlineIn(folder, "1"))[0]).toEqual([155, 130]);
  await atWalls(page).uncheck();
  await drag(1, [125, 97]);
  await page.mouse.up();
  await expect
    .poll(async () => corners(await outlineIn(folder, "1"))[0])
    .toEqual([expect.closeTo(125, 0), expect.closeTo(97, 0)]);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
});

test("by keys a corner stops at the next wall, and continues from there", async ({ page, owner }) => {
  const folder = await openPlan(page, owner, byEye);
  await expect(atWalls(page)).toBeEnabled();
  await corner(page, 1).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByText("Kapet te muri")).toBeVisible();
  await expect.poll(async () => corners(await outlineIn(folder, "1"))[0]).toEqual([expect.closeTo(120, 0), 130]);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => corners(await outlineIn(folder, "1"))[0]?.[0]).toBeCloseTo(119, 0);
});

test("a roughly drawn outline has its corners on the walls", async ({ page, owner }) => {
  const folder = await openPlan(page, owner, byEye);
  await panel(page)
    .getByRole("button", { name: /^Banesa 2 / })
    .click();
  await panel(page).getByRole("button", { name: "Vizato formën" }).click();
  await expect(atWalls(page)).toBeEnabled();
  for (const at of [
    [404, 104],
    [677, 96],
    [684, 503],
    [396, 497],
    [404, 104],
  ] as const)
    await page.mouse.click(...(await placeOf(page, at)));
  await expect
    .poll(async () => corners(await outlineIn(folder, "2")))
    .toEqual(
      [
        [400, 100],
        [680, 100],
        [680, 500],
        [400, 500],
      ].map((point) => point.map((each) => expect.closeTo(each, 0))),
    );
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a corner dragged by finger snaps to a wall, too", async ({ page, owner }) => {
    const folder = await openPlan(page, owner, byEye);
    await expect(atWalls(page)).toBeEnabled();
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", [x, y]: readonly [number, number] = [0, 0]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", await middleOf(corner(page, 3)));
    await touch("touchMove", await placeOf(page, [390, 490]));
    await touch("touchMove", await placeOf(page, [396, 503]));
    await touch("touchEnd");
    await expect
      .poll(async () => corners(await outlineIn(folder, "1"))[2])
      .toEqual([expect.closeTo(400, 0), expect.closeTo(500, 0)]);
  });
});
