import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { picture, smallDraft } from "../../support/ownerFolder.ts";
import { test } from "../../support/studio/openStudio.ts";

type Saved = {
  readonly floors: readonly { readonly floor: number; readonly plan?: string }[];
  readonly plans: readonly {
    readonly id: string;
    readonly studio?: { readonly name?: string };
    readonly regions: readonly { readonly outline?: string; readonly studio?: { readonly homes: readonly string[] } }[];
  }[];
};

const panel = (page: Page) => page.getByRole("complementary");
const projectIn = async (folder: string): Promise<Saved> => {
  const text = await readFile(join(folder, "kulla-draft.json"), "utf8");
  return (JSON.parse(text) as { project: Saved }).project;
};
const planIn = async (folder: string) => (await projectIn(folder)).plans[0];

/** Four floors, each with A1nA and A1nB; only the first has a plan. */
const draft = (planned: readonly number[] = [1]) =>
  smallDraft({
    floors: [1, 2, 3, 4].map((floor) => ({
      tower: "b1",
      floor,
      ...(planned.includes(floor) && { plan: "p1" }),
      outline: `M10 ${500 - floor * 100}H90V${590 - floor * 100}H10Z`,
      apartments: ["A", "B"].map((letter) => ({
        id: `b1-${floor}-${letter}`,
        label: `A1${floor}${letter}`,
        status: "available",
      })),
    })),
    plans: [{ id: "p1", picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"), regions: [] }],
  });

/** Four corners around a point of the board, and its first one again. */
async function drawAt(page: Page, [across, down]: readonly [number, number]): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("There is no board.");
  const [x, y] = [box.x + box.width * across, box.y + box.height * down];
  for (const [right, below] of [
    [0, 0],
    [80, 0],
    [80, 80],
    [0, 80],
    [0, 0],
  ] as const)
    await page.mouse.click(x + right, y + below);
}

test("one plan is assigned to all floors of a building, and two shapes give each floor's apartments their outlines", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page).getByRole("combobox", { name: "Përdore edhe për" }).selectOption("Blloku 1: të gjitha katet (4)");
  await expect
    .poll(async () => (await projectIn(folder)).floors.map(({ plan }) => plan))
    .toEqual(["p1", "p1", "p1", "p1"]);

  const repeated = panel(page).getByRole("region", { name: "Emra që përsëriten nga kati në kat" });
  await expect(repeated.getByRole("listitem")).toHaveText(["A1…AA11A, A12A … A14A", "A1…BA11B, A12B … A14B"]);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await repeated.getByRole("button", { name: "2 forma të përbashkëta: 8 banesa" }).click();
  await expect(repeated).toHaveCount(0);

  await expect(panel(page).getByRole("heading", { name: "Banesa A11A – A14A" })).toBeVisible();
  await drawAt(page, [0.35, 0.35]);
  const status = page.getByRole("main").getByRole("status");
  await expect(status.filter({ hasText: "Tani vizatoni: Banesa A11B – A14B" })).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Banesa A11B – A14B" })).toBeVisible();
  await drawAt(page, [0.6, 0.35]);
  await expect(status.filter({ hasText: "Të gjitha banesat e planit kanë formë." })).toBeVisible();
  await expect
    .poll(async () =>
      (await planIn(folder))?.regions.map(({ studio, outline }) => [studio?.homes, outline !== undefined]),
    )
    .toEqual([
      [["b1-1-A", "b1-2-A", "b1-3-A", "b1-4-A"], true],
      [["b1-1-B", "b1-2-B", "b1-3-B", "b1-4-B"], true],
    ]);

  await page.getByRole("button", { name: "Ktheje: forma", exact: true }).click();
  await page.getByRole("button", { name: "Ktheje: forma", exact: true }).click();
  await page.getByRole("button", { name: "Ktheje: format e përbashkëta" }).click();
  await page.getByRole("button", { name: "Ktheje: plani i katit" }).click();
  await expect.poll(async () => (await planIn(folder))?.regions).toEqual([]);
});

test("closing a shape leads to an apartment that had no region yet, and undo reverts both", async ({ page, owner }) => {
  const { folder } = await owner.open(draft());
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa A11A/ })
    .click();
  await drawAt(page, [0.35, 0.35]);
  await expect(panel(page).getByRole("heading", { name: "Banesa A11B" })).toBeVisible();
  await expect.poll(async () => (await planIn(folder))?.regions.length).toBe(2);
  await page.getByRole("button", { name: "Ktheje: forma", exact: true }).click();
  await expect.poll(async () => (await planIn(folder))?.regions).toMatchObject([{ home: "A11A" }]);
  expect((await planIn(folder))?.regions[0]?.outline).toBeUndefined();
});

test("a new plan is created for all floors of a building without one, and named by its owner", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft());
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Blloku 1/ })
    .click();
  await panel(page)
    .getByRole("button", { name: /^Kati 2 / })
    .click();
  await panel(page).getByRole("button", { name: "Plan i ri për të gjitha katet pa plan (3)" }).click();
  await expect
    .poll(async () => (await projectIn(folder)).floors.map(({ plan }) => plan))
    .toEqual(["p1", ...Array.from({ length: 3 }, () => "b1-2")]);
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await panel(page).getByLabel("Emri i planit").fill("Kati karakteristik");
  await expect(page.getByRole("heading", { level: 1, name: "Kati karakteristik" })).toBeVisible();
  await expect.poll(async () => (await planIn(folder))?.studio?.name).toBe("Kati karakteristik");
});

test("apartments without an outline are one warning, which opens them one after the other", async ({ page, owner }) => {
  await owner.open(draft([1, 2]));
  const warning = panel(page).getByRole("button", { name: /4 banesa nuk kanë formë: Plani Kati 1 – 2/ });
  await expect(panel(page).getByRole("button", { name: /banes.*form/i })).toHaveCount(1);
  await warning.click();
  const bar = page.getByRole("region", { name: "Hapini një nga një" });
  const toDraw = (home: string) => panel(page).getByRole("button", { name: new RegExp(`^Banesa ${home}`) });
  await expect(bar.getByRole("status")).toHaveText(
    /^4 banesa nuk kanë formë: .* E hapur tani: Blloku 1, Kati 1, Banesa A11A$/,
  );
  await expect(toDraw("A11A")).toBeFocused();
  await bar.getByRole("button", { name: "Problemi tjetër" }).click();
  await expect(toDraw("A11B")).toBeFocused();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await toDraw("A11B").click();
  await drawAt(page, [0.35, 0.35]);
  await expect(bar.getByRole("status")).toHaveText(/^3 banesa nuk kanë formë/);
  await bar.getByRole("button", { name: "Problemi tjetër" }).click();
  await expect(toDraw("A12B")).toBeFocused();
  await bar.getByRole("button", { name: "Mbylle radhën" }).click();
  await expect(bar).toHaveCount(0);
});

test("an identical building gets floors, plans and outlines of the first one in one step", async ({ page, owner }) => {
  const apartments = (tower: string) =>
    ["X", "Y"].map((letter) => ({ id: `${tower}-1-${letter}`, label: `${tower}1${letter}`, status: "available" }));
  const building = (id: string) => ({
    id,
    name: `Godina ${id}`,
    picture: picture(`site/${id}.jpg`, [800, 600], "Fotot/Blloku nga jugu.jpg"),
  });
  const outline = "M10 10H90V90H10Z";
  const { folder } = await owner.open(
    smallDraft({
      towers: [building("A"), building("B")],
      floors: [
        { tower: "A", floor: 1, plan: "p1", outline, apartments: apartments("A") },
        { tower: "A", floor: 2, plan: "p1", outline: "M10 100H90V190H10Z", apartments: [] },
        { tower: "B", floor: 1, apartments: apartments("B") },
      ],
      plans: [
        {
          id: "p1",
          picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
          regions: ["A1X", "A1Y"].map((home) => ({ home, label: home, outline })),
        },
      ],
    }),
  );
  const section = page.getByRole("region", { name: "Godina B" });
  await section.getByLabel("Kopjo katet, planet dhe format nga").selectOption("Godina A");
  await expect(section.getByRole("status")).toHaveText(
    "Kate të reja: 1. Forma katesh: 2. Banesa me formë në plan: 2 nga 2.",
  );
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await section.getByRole("button", { name: "Kopjo", exact: true }).click();
  await expect(section.getByRole("button", { name: /^Kati 2/ })).toBeVisible();
  await expect
    .poll(async () => (await planIn(folder))?.regions.map(({ studio }) => studio?.homes))
    .toEqual([
      ["A-1-X", "B-1-X"],
      ["A-1-Y", "B-1-Y"],
    ]);
  await page.getByRole("button", { name: "Ktheje: kulla e kopjuar" }).click();
  await expect(section.getByRole("button", { name: /^Kati 2/ })).toHaveCount(0);
});
