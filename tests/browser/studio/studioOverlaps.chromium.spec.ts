import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { picture, put, smallDraft } from "../../support/ownerFolder.ts";
import { test } from "../../support/studio/openStudio.ts";

const mode = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

type Outlined = { readonly outline: string };
type Project = {
  readonly plans: readonly { readonly regions: readonly Outlined[] }[];
  readonly floors: readonly Outlined[];
};

const projectIn = async (folder: string): Promise<Project> =>
  (JSON.parse(await readFile(join(folder, "kulla-draft.json"), "utf8")) as { project: Project }).project;
const outlinesIn = async (folder: string) => (await projectIn(folder)).plans[0]?.regions.map(({ outline }) => outline);

/** Two rooms with a wall 10 units thick between them, around 400. */
const plan = (): Promise<Buffer> => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#fff" d="M0 0h800v600H0z"/>' +
    '<path fill="none" stroke="#161512" stroke-width="10" d="M120 100H680V500H120ZM400 100V500"/></svg>';
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};

const draftOf = (...outlines: readonly string[]): object => {
  const labels = outlines.map((_, index) => String(index + 1));
  const apartments = labels.map((label) => ({ id: `b1-${label}`, label, status: "available" }));
  const regions = outlines.map((outline, index) => ({ home: labels[index], label: labels[index], outline }));
  return smallDraft({
    floors: [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments }],
    plans: [{ id: "p1", picture: picture("plans/p1.jpg", [800, 600], "Planet/muret.jpg"), regions }],
  });
};

test("two apartments that overlap by a sliver are aligned to the wall between them with one press, and back with another", async ({
  page,
  owner,
}) => {
  const [one, other] = ["M120 100L408 100L408 500L120 500Z", "M396 100L680 100L680 500L396 500Z"];
  const { folder } = await owner.open(draftOf(one, other));
  await put(folder, "Planet/muret.jpg", await plan());
  // The problem leads to the place.
  await page.getByRole("button", { name: /Dy forma mbivendosen: 1 dhe 2/ }).click();
  await expect(page.getByText("1 dhe 2 mbivendosen", { exact: true })).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Kape te muri" }).click();
  const line = expect.closeTo(400, 0);
  const lefts = (outline = "") => [...outline.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  await expect.poll(async () => lefts((await outlinesIn(folder))?.[0])).toEqual([120, line, line, 120]);
  await expect.poll(async () => lefts((await outlinesIn(folder))?.[1])).toEqual([line, 680, 680, line]);
  const [first = [], second = []] = (await outlinesIn(folder))?.map(lefts) ?? [];
  expect(first[1]).toBe(second[0]);
  await expect(page.getByText("1 dhe 2 mbivendosen", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Ktheje: vija e përbashkët/ }).click();
  await expect.poll(() => outlinesIn(folder)).toEqual([one, other]);
  await expect(page.getByRole("button", { name: "Kape te muri" })).toBeVisible();
});

test("a third apartment that shares a corner with one of them follows to the wall, in the same step", async ({
  page,
  owner,
}) => {
  const before = [
    "M120 100L408 100L408 300L120 300Z",
    "M396 100L680 100L680 300L396 300Z",
    "M120 300L396 300L680 300L680 500L120 500Z",
  ];
  const { folder } = await owner.open(draftOf(...before));
  await put(folder, "Planet/muret.jpg", await plan());
  await page.getByRole("button", { name: /Dy forma mbivendosen: 1 dhe 2/ }).click();
  await page.getByRole("button", { name: "Kape te muri" }).click();
  const corner = async (home: number, at: number) => {
    const corners = [...((await outlinesIn(folder))?.[home] ?? "").matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    return [Number(corners[at]?.[1]), Number(corners[at]?.[2])];
  };
  const onWall = [expect.closeTo(400, 0), 300];
  await expect.poll(() => corner(0, 2)).toEqual(onWall);
  expect(await corner(2, 1)).toEqual(await corner(0, 2));
  expect(await corner(1, 3)).toEqual(await corner(0, 2));
  await page.getByRole("button", { name: /^Ktheje: vija e përbashkët/ }).click();
  await expect.poll(() => outlinesIn(folder)).toEqual(before);
});

test("two floors that overlap get one line, by keys too, and the warning is gone", async ({ page, owner }) => {
  const floors = [
    { tower: "b1", floor: 1, outline: "M100 300L700 300L700 500L100 500Z", apartments: [] },
    { tower: "b1", floor: 2, outline: "M100 100L700 100L700 310L100 310Z", apartments: [] },
  ];
  const { folder } = await owner.open(smallDraft({ floors, plans: [] }));
  const warning = page.getByRole("button", { name: /Dy forma mbivendosen/ });
  await warning.click();
  await page.getByRole("button", { name: "Bashkoji në një vijë" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await projectIn(folder)).floors.map(({ outline }) => outline))
    .toEqual(["M100 300L700 300L700 500L100 500Z", "M100 100L700 100L700 300L100 300Z"]);
  await page.getByRole("button", { name: "Përmbledhja" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blloku" })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test("a gap between two apartments at one wall is a warning that leads there; a press closes it on the wall, one step reverts it, by keys too", async ({
  page,
  owner,
}) => {
  const [one, other] = ["M120 100L396 100L396 500L120 500Z", "M397 100L680 100L680 500L403 500Z"];
  const { folder } = await owner.open(draftOf(one, other));
  await put(folder, "Planet/muret.jpg", await plan());
  const warning = page.getByRole("button", { name: "Mes dy formave ka një boshllëk: 1 dhe 2" });
  await warning.click();
  await expect(page.getByText("Mes 1 dhe 2 ka një boshllëk", { exact: true })).toBeVisible();
  await expect(page.locator(".overlap")).toHaveCount(1);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Kape te muri" }).focus();
  await page.keyboard.press("Enter");
  const line = expect.closeTo(400, 0);
  const lefts = (outline = "") => [...outline.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  await expect.poll(async () => lefts((await outlinesIn(folder))?.[0])).toEqual([120, line, line, 120]);
  await expect.poll(async () => lefts((await outlinesIn(folder))?.[1])).toEqual([line, 680, 680, line]);
  await expect(page.getByText("Mes 1 dhe 2 ka një boshllëk", { exact: true })).toHaveCount(0);
  await expect(page.locator(".overlap")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect.poll(() => outlinesIn(folder)).toEqual([one, other]);
  await expect(page.getByText("Mes 1 dhe 2 ka një boshllëk", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Kape te muri" })).toBeVisible();
});

test("if one apartment lies inside another, the studio says that one must be redrawn, and offers the pen", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(
    draftOf("M120 100L680 100L680 500L120 500Z", "M300 200L500 200L500 400L300 400Z"),
  );
  await put(folder, "Planet/muret.jpg", await plan());
  await page.getByRole("button", { name: /Dy forma mbivendosen: 1 dhe 2/ }).click();
  await expect(page.getByText("1 dhe 2 mbivendosen shumë. Njëra duhet vizatuar përsëri.")).toBeVisible();
  await page.getByRole("button", { name: "Vizato 1 përsëri" }).click();
  await expect(mode(page, "Vizato")).toHaveAttribute("aria-pressed", "true");
});
