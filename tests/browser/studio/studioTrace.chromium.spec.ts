import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { picture, smallDraft, smallProject } from "../../support/ownerFolder.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");

type Box = readonly [number, number, number, number];

/** A transparent picture with a coloured rectangle with soft edges, as image editors save it. */
async function overlay([x, y, width, height]: Box, size: readonly [number, number] = [1600, 1200]): Promise<Buffer> {
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#28c86e" fill-opacity=".6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}">${rect}</svg>`;
  return sharp(Buffer.from(svg)).blur(1.5).png().toBuffer();
}

const png = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** Two towers of three floors; one of the first is drawn. */
function twoTowers(): object {
  const { floors, towers } = smallProject() as { floors: readonly object[]; towers: readonly object[] };
  const [tower] = towers;
  const storeys = [1, 2, 3].map((floor) => ({
    ...floors[0],
    floor,
    apartments: [],
    outline: floor === 1 ? "M100 500L700 500L700 590L100 590Z" : "",
  }));
  return smallDraft({
    towers: [tower, { ...tower, id: "b2", name: "Blloku 2" }],
    floors: [...storeys, ...storeys.map((floor) => ({ ...floor, tower: "b2", outline: "" }))],
  });
}

/** For each floor; "" without one. */
const outlines = async (folder: string): Promise<readonly string[]> =>
  (await draftIn(folder)).project.floors.map(({ outline = "" }: { readonly outline?: string }) => outline);

/** The box around an outline, to the nearest ten units: left, top, right, bottom. */
function boxOf(outline = ""): readonly number[] {
  const numbers = (outline.match(/[\d.]+/g) ?? []).map(Number);
  const [across, down] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  const tens = (value: number) => Math.round(value / 10) * 10;
  return [
    Math.min(...(across ?? [])),
    Math.min(...(down ?? [])),
    Math.max(...(across ?? [])),
    Math.max(...(down ?? [])),
  ].map(tens);
}

/** The reason why a shape was not used. */
const leftOut = (page: Page, name: string) => panel(page).getByText(name).locator("..");

test("overlay pictures are traced for the floors in their names, previewed, and applied as one step", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(twoTowers());
  await tree(page, /^Blloku 1/).click();
  await page
    .getByLabel("Fotot me kat të ngjyrosur")
    .setInputFiles([
      png("kati-01.png", await overlay([200, 1000, 1200, 160])),
      png("kati-02.png", await overlay([200, 800, 1200, 160])),
      png("kati-3.png", await overlay([200, 600, 1200, 160], [1600, 900])),
      png("fasada.png", await overlay([200, 600, 1200, 160])),
      png("2.png", await overlay([200, 600, 1200, 160])),
      png("bosh 3.png", Buffer.from("no picture")),
    ]);
  await expect(page.getByRole("heading", { name: "2 forma nga fotot" })).toBeFocused();
  await expect(leftOut(page, "kati-3.png")).toContainText("ka përmasa të tjera");
  await expect(leftOut(page, "fasada.png")).toContainText("nuk ka asnjë numër");
  await expect(leftOut(page, "2.png").last()).toContainText("një tjetër është marrë");
  await expect(panel(page).getByRole("checkbox", { name: /^Kati 1/ })).toBeChecked();
  await expect(panel(page).getByText(/zë vendin e formës/)).toHaveCount(1);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  expect((await outlines(folder))[1]).toBe("");
  await panel(page).getByRole("button", { name: "Merr 2 forma" }).click();
  await expect(page.getByLabel("Fotot me kat të ngjyrosur")).toBeFocused();
  await expect.poll(async () => boxOf((await outlines(folder))[1])).toEqual([100, 400, 700, 480]);
  expect(boxOf((await outlines(folder))[0])).toEqual([100, 500, 700, 580]);
  await page.getByRole("button", { name: "Ktheje: format nga fotot" }).click();
  await expect.poll(() => outlines(folder)).toEqual(["M100 500L700 500L700 590L100 590Z", "", "", "", "", ""]);
});

test("a drawing's shapes are matched by their names; otherwise the owner is asked, and unticked ones are not used", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(twoTowers());
  await tree(page, /^Blloku 1/).click();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect id="kati-2" x="50" y="200" width="300" height="40"/><rect id="kati-3" x="50" y="150" width="300" height="40"/><rect id="qielli" width="400" height="90"/></svg>`;
  const drawing = page.getByLabel("Vizatim SVG");
  await drawing.setInputFiles({ name: "jo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("no drawing") });
  await expect(panel(page).getByRole("alert")).toHaveText(/jo\.svg: Skedari nuk është vizatim SVG/);
  await drawing.setInputFiles({ name: "kulla.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await expect(page.getByRole("heading", { name: "2 forma nga vizatimi" })).toBeFocused();
  await expect(panel(page).getByRole("combobox", { name: "Forma 1 qielli" })).toHaveValue("");
  await panel(page)
    .getByRole("checkbox", { name: /^Kati 3/ })
    .uncheck();
  await panel(page).getByRole("button", { name: "Merr një formë" }).click();
  await expect.poll(async () => boxOf((await outlines(folder))[1])).toEqual([100, 400, 700, 480]);
  expect((await outlines(folder))[2]).toBe("");
});

test("shapes without a name are numbered on the picture, and the owner assigns each, by mouse or by keys", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(twoTowers());
  await tree(page, /^Blloku 1/).click();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect x="50" y="200" width="300" height="40"/><rect id="rect7" x="50" y="150" width="300" height="40"/><rect x="50" y="100" width="140" height="40"/><path d="M0 0h3v3z"/></svg>`;
  const file = { name: "kulla.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
  await page.getByLabel("Vizatim SVG").setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Asnjë formë nuk ka emër që njihet këtu" })).toBeFocused();
  await expect(panel(page).getByRole("button", { name: "Merr 0 forma" })).toBeDisabled();
  const question = (n: number) => panel(page).getByRole("combobox", { name: new RegExp(`^Forma ${n}`) });
  await expect(panel(page).getByRole("combobox")).toHaveCount(3);
  await expect(leftOut(page, "formë pa emër")).toHaveCount(1);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  // The lowest one, pressed on the picture.
  await page.getByRole("application").getByText("3", { exact: true }).click();
  await expect(question(3)).toBeFocused();
  await question(3).selectOption({ label: "Kati 2" });
  await question(1).focus();
  await page.keyboard.press("Tab");
  await expect(question(2)).toBeFocused();
  await question(2).selectOption({ label: "Kati 3" });
  await panel(page).getByRole("button", { name: "Merr 2 forma" }).click();
  await expect.poll(async () => boxOf((await outlines(folder))[1])).toEqual([100, 400, 700, 480]);
  expect(boxOf((await outlines(folder))[2])).toEqual([100, 300, 700, 380]);
});

test("an outline is copied to the floors without one, and a tower's are mirrored to another one", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(twoTowers());
  await tree(page, /^Blloku 1/).click();
  await panel(page)
    .getByRole("button", { name: /^Kati 1 / })
    .click();
  await page.getByRole("button", { name: "Kopjo te katet e tjera" }).click();
  await panel(page).getByRole("button", { name: "Merr 2 forma" }).click();
  await expect.poll(async () => boxOf((await outlines(folder))[2])).toEqual([100, 320, 700, 410]);
  await page.getByRole("button", { name: "Pasqyro te Blloku 2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Katet, Blloku 2" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Merr 3 forma" }).click();
  await expect.poll(async () => boxOf((await outlines(folder))[3])).toEqual([100, 500, 700, 590]);
  await page.getByRole("button", { name: /^Ktheje: format e pasqyruara/ }).click();
  await expect.poll(async () => (await outlines(folder)).slice(3)).toEqual(["", "", ""]);
});

test("a plan's outlines are copied to another one, mirrored, for apartments with the same numbers", async ({
  page,
  owner,
}) => {
  const { plans, floors } = smallProject() as { plans: readonly object[]; floors: readonly object[] };
  const second = {
    id: "p2",
    picture: picture("plans/p2.svg", [100, 100], "Planet/kati 1.svg"),
    regions: [{ home: "1", label: "1", outline: "M0 0L20 0L20 30L0 30Z" }],
  };
  const { folder } = await owner.open(smallDraft({ plans: [...plans, second], floors }));
  await tree(page, /^Plani Kati 1/).click();
  await page.getByLabel("I pasqyruar").check();
  await page.getByRole("button", { name: "Shfaqi" }).click();
  await panel(page)
    .getByRole("checkbox", { name: /^Banesa 1/ })
    .check();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await panel(page).getByRole("button", { name: "Merr një formë" }).click();
  const read = async () => await readFile(join(folder, "kulla-draft.json"), "utf8");
  await expect.poll(read).toContain("M100 30L80 30L80 0L100 0Z");
});

test("Escape closes the proposal, wherever the focus is, and nothing is applied", async ({ page, owner }) => {
  const { folder } = await owner.open(twoTowers());
  await tree(page, /^Blloku 1/).click();
  await panel(page)
    .getByRole("button", { name: /^Kati 1 / })
    .click();
  await page.getByRole("button", { name: "Kopjo te katet e tjera" }).click();
  await panel(page)
    .getByRole("checkbox", { name: /^Kati 2/ })
    .press("Escape");
  await expect(panel(page).getByRole("button", { name: /^Merr/ })).toHaveCount(0);
  await expect(page.getByLabel("Fotot me kat të ngjyrosur")).toBeFocused();
  expect((await outlines(folder))[1]).toBe("");
});

test("a floor that shares its plan gets its own; drawings on it no longer apply to the others", async ({
  page,
  owner,
}) => {
  const { floors } = smallProject() as { floors: readonly object[] };
  const [floor] = floors;
  const shared = [1, 2, 3].map((number) => ({ ...floor, floor: number, apartments: [], outline: "" }));
  const { folder } = await owner.open(smallDraft({ floors: shared }));
  const planIds = async () =>
    (await draftIn(folder)).project.floors.map((each) => (each as { readonly plan?: string }).plan);
  await tree(page, /^Plani Kati 1/).click();
  await expect(page.getByText("Një plan për 3 kate: çdo ndryshim vlen për të gjitha.")).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await panel(page)
    .getByRole("button", { name: /^Ndaj: Kati 3, me plan të vetin/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Plani Kati 3" })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: /^Banesa 1/ })).toBeVisible();
  await expect.poll(planIds).toEqual(["p1", "p1", "p1-3"]);
  await panel(page).getByRole("combobox", { name: "Përdore edhe për" }).selectOption("Kati 2");
  await expect.poll(planIds).toEqual(["p1", "p1-3", "p1-3"]);
  await page.getByRole("button", { name: "Ktheje: plani i katit" }).click();
  await page.getByRole("button", { name: "Ktheje: kati i ndarë" }).click();
  await expect.poll(planIds).toEqual(["p1", "p1", "p1"]);
});
