import { expect, type Page } from "@playwright/test";
import { enlargeText, spaceText } from "../../support/enlargedText.ts";
import { picture, smallDraft } from "../../support/ownerFolder.ts";
import { layoutFaults, type LayoutFault } from "../../support/layoutFaults.ts";
import { test } from "../../support/studio/openStudio.ts";
import { openWhole, screens, show } from "../../support/studio/wholeDraft.ts";

// By geometry, which only depends on our style sheets: one engine is enough.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Sizes = readonly (readonly [width: number, height: number])[];
const windowSizes: Sizes = [
  [1440, 900],
  [1366, 768],
  [1280, 800],
  [1024, 768],
];
/** 1280x800 at 150 %, 1366x768 at 200 %, 1280x800 at 400 %. */
const zoomedSizes: Sizes = [
  [853, 533],
  [683, 384],
  [320, 200],
];

const chooseLanguage = (page: Page, language: string): Promise<void> =>
  page.getByRole("banner").getByRole("button", { name: language }).click();

/** Checks every size; in a narrow window also with its side panel open. */
async function expectNoFaults(page: Page, subject: string, { sizes, faults }: Check): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const rail = page.locator(".panel-rail:visible");
    for (const side of ["closed", "open"]) {
      // In a narrow window, an open side panel covers the work.
      const seen = async () => (await faults()).filter((fault) => side === "closed" || !fault.startsWith("overlap"));
      await expect.poll(seen, { message: `${subject} at ${width}x${height}, side ${side}`, timeout: 5000 }).toEqual([]);
      if ((await rail.count()) === 0) break;
      await rail.click();
    }
  }
}

type Check = { readonly sizes: Sizes; readonly faults: () => Promise<readonly string[]> };

const summary = ({ kind, where }: LayoutFault): string => `${kind}: ${where}`;
/** With larger or wider letters a word may break, but no text may be lost. Drawings are excluded, because lists contain the same texts. */
const isLoss = ({ kind, isDrawn }: LayoutFault): boolean =>
  !isDrawn && (kind === "cut" || kind === "outside the page" || kind === "sideways");

test("no screen of the studio has a text cut off, broken or outside its place, from 1024 px on and zoomed to 400 %", async ({
  page,
  owner,
}) => {
  test.setTimeout(240_000);
  await openWhole(owner);
  const faults = async () => (await layoutFaults(page)).map(summary);
  for (const language of ["Deutsch", "Shqip", "English"]) {
    await chooseLanguage(page, language);
    for (const screen of screens) {
      await show(page, screen);
      // The German words are the longest.
      const sizes = language === "Deutsch" ? [...windowSizes, ...zoomedSizes] : windowSizes;
      await expectNoFaults(page, `${screen[0]} in ${language}`, { sizes, faults });
    }
  }
  await page.getByRole("banner").getByRole("button").first().click();
  for (const language of ["Deutsch", "Shqip", "English"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(page, language);
    await expectNoFaults(page, `the start in ${language}`, { sizes: [...windowSizes, ...zoomedSizes], faults });
  }
});

for (const [subject, change] of Object.entries({
  "letters of twice their size": enlargeText,
  "WCAG 1.4.12 text spacing": spaceText,
}))
  test(`with ${subject} no screen of the studio loses a text`, async ({ page, owner }) => {
    test.setTimeout(120_000);
    await openWhole(owner);
    await chooseLanguage(page, "Deutsch");
    const sizes = [windowSizes[2] ?? [1280, 800], windowSizes[3] ?? [1024, 768]] as const;
    const faults = async () => {
      await change(page);
      return (await layoutFaults(page)).filter(isLoss).map(summary);
    };
    for (const screen of screens) {
      await show(page, screen);
      await expectNoFaults(page, screen[0], { sizes, faults });
    }
  });

test("names of plans have at most two lines next to the work, including the building's and its floors'", async ({
  page,
  owner,
}) => {
  const towers = ["Rezidenca Qendra", "Godina B"].map((name, at) => ({ id: `b${at}`, name }));
  const floors = [0, 1, 2, 8].map((floor) => ({
    tower: "b0",
    floor,
    ...(floor === 0 && { label: "Përdhesa" }),
    plan: floor === 0 ? "p0" : "p1",
    apartments: [{ id: `b0-${floor}`, label: `A${floor}`, status: "available" }],
  }));
  const plans = ["p0", "p1"].map((id) => ({
    id,
    picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
    regions: [],
  }));
  await owner.open(smallDraft({ towers, floors, plans }));
  const tree = page.getByRole("navigation", { name: "Projekti" });
  for (const [width, height] of windowSizes) {
    await page.setViewportSize({ width, height });
    for (const name of ["Plani Rezidenca Qendra, Përdhesa", "Plani Rezidenca Qendra, Kati 1 – 8"]) {
      const lines = await tree.getByText(name, { exact: true }).evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${name} at ${width}x${height}`).toBeLessThanOrEqual(2);
    }
  }
});
