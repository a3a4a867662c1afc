import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { picture, smallDraft } from "../../support/ownerFolder.ts";
import { pdfFile } from "../../support/pdfFile.ts";
import { savedAt, test } from "../../support/studio/openStudio.ts";

const panel = (page: Page) => page.getByRole("complementary");
const board = (page: Page) => page.getByRole("application", { name: "Plani Kati 1" });
const mode = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

type Plan = {
  readonly northDeg?: number;
  readonly picture: { readonly width: number; readonly height: number; readonly studio: { readonly file: string } };
  readonly studio?: { readonly scale?: { readonly lengthM: number } };
  readonly regions: readonly { readonly home: string; readonly outline: string }[];
};

const planIn = async (folder: string): Promise<Plan | undefined> => {
  const text = await readFile(join(folder, "kulla-draft.json"), "utf8");
  return (JSON.parse(text) as { project: { plans: readonly Plan[] } }).project.plans[0];
};
const outlineIn = async (folder: string, home: string) =>
  (await planIn(folder))?.regions.find((region) => region.home === home)?.outline;

/** A plan of 100 x 100 with one apartment that is drawn, one that has an empty region, and one that has none. */
const draft = (outline = "M20 20H40V30H30V40H20Z") => {
  const apartments = ["1", "2", "3"].map((label) => ({ id: `b1-${label}`, label, status: "available" }));
  const regions = [
    { home: "1", label: "1", outline },
    { home: "2", label: "2", outline: "" },
  ];
  const floors = [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments }];
  return smallDraft({
    floors,
    plans: [{ id: "p1", picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"), regions }],
  });
};

async function toHome(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa 1 / })
    .click();
}

async function middleOf(place: Locator): Promise<readonly [number, number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not there.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("an entire shape is moved and scaled by keys on its frame, with one step of undo per handle", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await toHome(page);
  await mode(page, "Zgjidh").click();
  await page.getByRole("button", { name: "Banesa 1, gjithë forma, 20, 20, 20 × 20" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("button", { name: "Banesa 1, gjithë forma, 21, 30, 20 × 20" })).toBeFocused();
  await page.getByRole("button", { name: "Banesa 1, cepi 3 nga 4 i kornizës, 20 × 20" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("button", { name: /cepi 3 nga 4 i kornizës, 30 × 30/ })).toBeFocused();
  await expect.poll(() => outlineIn(folder, "1")).toBe("M21 30L51 30L51 45L36 45L36 60L21 60Z");
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /gjithë forma, 21, 30, 20 × 20/ })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /gjithë forma, 20, 20, 20 × 20/ })).toBeVisible();
});

test("an entire shape is dragged, and scaled by a corner of its frame while the opposite one stays", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await toHome(page);
  await mode(page, "Zgjidh").click();
  const corner = (number: number) => page.getByRole("button", { name: new RegExp(`cepi ${number} nga 4`) });
  const [[left, top], [right]] = [await middleOf(corner(1)), await middleOf(corner(3))];
  const unit = (right - left) / 20;
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left - 5 * unit, top - 5 * unit);
  await page.mouse.move(left - 10 * unit, top - 10 * unit);
  await page.mouse.up();
  await expect.poll(() => outlineIn(folder, "1")).toMatch(/^M10 10L40 10L40 25L25 25L25 40L10 40Z$/);
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 10 * unit, top);
  await page.mouse.move(left + 20 * unit, top);
  await page.mouse.up();
  await expect.poll(() => outlineIn(folder, "1")).toMatch(/^M30 10L60 10/);
  await page.getByRole("button", { name: /^Ktheje: forma e zhvendosur/ }).click();
  await page.getByRole("button", { name: /^Ktheje: forma e shkallëzuar/ }).click();
  await expect.poll(() => outlineIn(folder, "1")).toBe("M20 20H40V30H30V40H20Z");
});

test("two corners close to each other have handles side by side, and each is moved alone", async ({ page, owner }) => {
  const { folder } = await owner.open(draft("M20 20H40V30H39V40H20Z"));
  await toHome(page);
  const handle = (number: number) => page.getByRole("button", { name: new RegExp(`Banesa 1, pika ${number} nga 6`) });
  const [[x3, y3], [x4, y4]] = [await middleOf(handle(3)), await middleOf(handle(4))];
  expect(Math.hypot(x3 - x4, y3 - y4)).toBeGreaterThan(23.5);
  const [[left], [right]] = [await middleOf(handle(1)), await middleOf(handle(2))];
  const unit = (right - left) / 20;
  await page.getByRole("checkbox", { name: "Kapu te fqinjët" }).uncheck();
  await page.mouse.move(x3, y3);
  await page.mouse.down();
  await page.mouse.move(x3 + 5 * unit, y3);
  await page.mouse.move(x3 + 10 * unit, y3 + 5 * unit);
  await page.mouse.up();
  // The corner moved as far as the pointer did, though it started next to the handle; its neighbour stayed.
  await expect.poll(() => outlineIn(folder, "1")).toBe("M20 20L40 20L50 35L39 30L39 40L20 40Z");
});

test("figures move and scale a shape; half a figure on the way leaves nothing behind", async ({ page, owner }) => {
  const { folder } = await owner.open(draft("M20 20H40V30H27V40H20Z"));
  await toHome(page);
  await panel(page).getByLabel("Gjerësia").fill("");
  // An intermediate width of 1 would round away the corner at 27.
  await panel(page).getByLabel("Gjerësia").pressSequentially("16");
  await panel(page).getByLabel("y", { exact: true }).fill("50");
  await expect.poll(() => outlineIn(folder, "1")).toBe("M20 50L36 50L36 60L25.6 60L25.6 70L20 70Z");
});

test("a shape is mirrored in place, and duplicated for apartments that have none yet", async ({ page, owner }) => {
  const { folder } = await owner.open(draft());
  await toHome(page);
  await panel(page).getByRole("button", { name: "Pasqyro në vend" }).click();
  await expect.poll(() => outlineIn(folder, "1")).toBe("M40 40L30 40L30 30L20 30L20 20L40 20Z");
  await panel(page).getByLabel("Dyfisho te").selectOption("Banesa 2");
  await expect(panel(page).getByRole("heading", { name: "Banesa 2" })).toBeVisible();
  await panel(page).getByLabel("Dyfisho te").selectOption("Banesa 3");
  await expect(panel(page).getByRole("heading", { name: "Banesa 3" })).toBeVisible();
  await expect(panel(page).getByLabel("Dyfisho te")).toHaveCount(0);
  await expect.poll(() => outlineIn(folder, "3")).toMatch(/^M44 44L/);
  expect(await outlineIn(folder, "2")).toMatch(/^M42 42L/);
  await page.getByRole("button", { name: /^Ktheje: forma e dyfishuar/ }).click();
  await expect.poll(() => outlineIn(folder, "3")).toBeUndefined();
});

test("a plan is measured by two points, pressed or placed by keys; then an apartment shows its area", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await toHome(page);
  await panel(page).getByRole("button", { name: "Mat dy pika" }).click();
  const [x, y] = await middleOf(board(page));
  await page.mouse.click(x - 100, y);
  await page.mouse.click(x + 100, y);
  const length = panel(page).getByLabel("Mes pikave, m");
  await expect(length).toBeFocused();
  await expect(panel(page).getByRole("button", { name: "Ruaje shkallën" })).toBeDisabled();
  await length.fill("2,5");
  await length.press("Enter");
  await expect(panel(page).getByText(/^1 m është [\d,]+ px\.$/)).toBeVisible();
  await expect.poll(async () => (await planIn(folder))?.studio?.scale).toMatchObject({ lengthM: 2.5 });
  await panel(page).getByRole("button", { name: "Mat përsëri" }).click();
  await board(page).focus();
  // The crosshair starts in the middle of the visible part: 50, 50.
  await page.keyboard.press("Enter");
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await length.fill("10");
  await length.press("Enter");
  await expect(panel(page).getByText("1 m është 2 px.")).toBeVisible();
  // 300 square units, a quarter of a square metre each.
  await expect(panel(page).getByText("Forma në plan: 75 m².")).toBeVisible();
  await panel(page).getByLabel("Veriu, gradë").fill("-90");
  await expect.poll(async () => (await planIn(folder))?.northDeg).toBe(270);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
});

test("a page of a PDF becomes the plan's picture, and the outlines stay in place", async ({ page, owner }) => {
  const { folder } = await owner.open(draft());
  await toHome(page);
  const choose = panel(page).getByLabel("Zgjidh vizatimin");
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
  await choose.setInputFiles(pdf("mbyllur.pdf", pdfFile(["x"], true)));
  await expect(panel(page).getByRole("alert")).toContainText("PDF-ja është e mbyllur me fjalëkalim.");
  expect(await readdir(folder)).not.toContain("mbyllur.pdf");
  await choose.setInputFiles(pdf("planet.pdf", pdfFile(["Kati 1", "Kati 2"])));
  await panel(page).getByRole("button", { name: "Faqja 2" }).click();
  await expect
    .poll(async () => (await planIn(folder))?.picture)
    .toMatchObject({ width: 2400, height: 3600, studio: { file: "planet-2.jpg" } });
  expect(await outlineIn(folder, "1")).toMatch(/^M480 720L/);
  await expect(panel(page).getByRole("button", { name: "Faqja 2" })).toHaveCount(0);
  await expect(savedAt(page)).toBeVisible();
  // A single page needs no question.
  await choose.setInputFiles(pdf("një.pdf", pdfFile(["Kati 1"])));
  await expect.poll(async () => (await planIn(folder))?.picture.studio.file).toBe("një-1.jpg");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  type Finger = { readonly x: number; readonly y: number };
  const touches = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    return (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Finger[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints.map((each, id) => ({ ...each, id })) });
  };

  test("one finger moves a corner without hitting it to the pixel, and scales by a frame's corner", async ({
    page,
    owner,
  }) => {
    const { folder } = await owner.open(draft());
    await toHome(page);
    const touch = await touches(page);
    const [x, y] = await middleOf(page.getByRole("button", { name: /Banesa 1, pika 2 nga 6/ }));
    await touch("touchStart", { x: x + 14, y: y - 14 });
    await touch("touchMove", { x: x + 60, y: y - 40 });
    await touch("touchEnd");
    await expect.poll(() => outlineIn(folder, "1")).toMatch(/^M20 20L(?!40 20)/);
    await mode(page, "Zgjidh").tap();
    const [right, bottom] = await middleOf(page.getByRole("button", { name: /cepi 3 nga 4/ }));
    const before = await outlineIn(folder, "1");
    await touch("touchStart", { x: right + 14, y: bottom + 14 });
    await touch("touchMove", { x: right + 60, y: bottom + 60 });
    await touch("touchEnd");
    await expect.poll(() => outlineIn(folder, "1")).not.toBe(before);
  });

  test("an outline is drawn by taps, and closed by one on its first corner", async ({ page, owner }) => {
    const { folder } = await owner.open(draft());
    await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
    await panel(page)
      .getByRole("button", { name: /^Banesa 2 / })
      .tap();
    await panel(page).getByRole("button", { name: "Vizato formën" }).tap();
    const [x, y] = await middleOf(board(page));
    for (const [right, down] of [
      [0, 0],
      [120, 0],
      [120, 120],
      [0, 120],
      [10, 10],
    ] as const)
      await page.touchscreen.tap(x + right, y + down);
    await expect.poll(() => outlineIn(folder, "2")).toMatch(/^M[\d. ]+(L[\d. ]+){3}Z$/);
  });

  test("two fingers zoom the picture, and add or move nothing", async ({ page, owner }) => {
    const { folder } = await owner.open(draft());
    await toHome(page);
    await mode(page, "Vizato").tap();
    const touch = await touches(page);
    const [x, y] = await middleOf(board(page));
    const percent = async () => Number.parseInt((await page.getByText(/^\d+ %$/).textContent()) ?? "", 10);
    const before = await percent();
    await touch("touchStart", { x: x - 50, y });
    await touch("touchStart", { x: x - 50, y }, { x: x + 50, y });
    await touch("touchMove", { x: x - 100, y }, { x: x + 100, y });
    await touch("touchEnd");
    await expect.poll(percent).toBeGreaterThan(before * 1.5);
    await expect(page.getByText("0 pika", { exact: true })).toBeVisible();
    expect(await outlineIn(folder, "1")).toBe("M20 20H40V30H30V40H20Z");
  });
});

for (const width of [1024, 1440]) {
  test(`no button covers the picture, so that every corner of it can be pressed, at ${width} px`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await owner.open(draft());
    await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
    await expect(board(page)).toBeVisible();
    const corners = await board(page).evaluate((canvas) => {
      const { left, right, top, bottom } = canvas.getBoundingClientRect();
      const inside = [
        [left + 30, top + 30],
        [right - 30, top + 30],
        [left + 60, bottom - 20],
        [right - 30, bottom - 20],
      ];
      return inside.map(([x = 0, y = 0]) => canvas.contains(document.elementFromPoint(x, y)));
    });
    expect(corners).toEqual([true, true, true, true]);
  });
}
