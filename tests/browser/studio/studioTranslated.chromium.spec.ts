import { expect, type Page } from "@playwright/test";
import { smallDraft, smallProject } from "../../support/ownerFolder.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";
import { layoutFaults } from "../../support/layoutFaults.ts";
import { openWhole, screens, show, wholeDraft } from "../../support/studio/wholeDraft.ts";
import { translateAll, translated } from "../../support/translator.ts";

const panel = (page: Page) => page.getByRole("complementary");

test("translated while an owner works: a floor is drawn, selected, removed and restored, and all screens load", async ({
  page,
  owner,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("console", (message) => message.text().includes("rendered anew") && faults.push(message.text()));
  await translateAll(page);
  const { floors } = smallProject() as { floors: readonly object[] };
  const { folder } = await owner.open(smallDraft({ floors: [{ ...floors[0], outline: "" }] }));
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /Blloku 1/ })
    .click();
  await panel(page)
    .getByRole("button", { name: /^Kati 1 / })
    .click();
  await page.getByRole("button", { name: "Vizato formën" }).click();
  const box = await page.getByRole("application", { name: "Katet, Blloku 1" }).boundingBox();
  if (!box) throw new Error("There is no board.");
  const corners = [
    [0.3, 0.4],
    [0.6, 0.4],
    [0.6, 0.55],
    [0.3, 0.4],
  ] as const;
  for (const [x, y] of corners) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await expect(page.locator("font").first()).toBeAttached();
  }
  await expect(panel(page)).toContainText("3 pika. E vizatuar me dorë.");
  await page.getByRole("main").getByRole("button", { name: "Zgjidh", exact: true }).click();
  await expect.poll(async () => (await draftIn(folder)).project.floors[0]?.outline).toMatch(/^M/);
  await page.getByRole("button", { name: "Fshi formën" }).click();
  await expect(page.getByRole("button", { name: "Vizato formën" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(panel(page)).toContainText("3 pika.");
  const tree = page.getByRole("navigation").getByRole("button");
  for (let index = 0; index < (await tree.count()); index += 1) {
    await tree.nth(index).click();
    await expect(page.getByRole("main")).not.toBeEmpty();
  }
  await expect(page.getByText("Diçka shkoi keq këtu")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("the owner's names, codes, files and figures are marked as not to be translated, on every screen", async ({
  page,
  owner,
}) => {
  await openWhole(owner);
  const own = [
    "Blloku i Parkut të Qytetit",
    "Godina 1 në veri",
    "Godina 2 në veri",
    "Tipi A me ballkon",
    "Ndenja",
    "tipi-a-me-ballkon",
    "kati-karakteristik",
    "image1",
    "Tipi A/image1.jpg",
    "Fotot/Blloku nga jugu.jpg",
    "A",
    "B",
    "C",
    "b1-1-A",
    "71,4",
    "71,35",
    "nga 190 000",
    "Lista e shitjeve.csv",
    "b1-1-A · b1-1-B",
    "sq",
    "en",
    "de",
    "Shqip",
    "English",
    "Deutsch",
    "Studio",
  ];
  /** Texts that a translator would change, and that consist only of the owner's input. */
  const unmarked = (): Promise<readonly string[]> =>
    page.evaluate((words) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement: parent } = walker.currentNode;
        const text = (textContent ?? "").trim().replaceAll(/[\s\u00a0\u202f]+/g, " ");
        if (!words.includes(text) || parent?.closest("[translate=no], svg")) continue;
        found.push(`${text} in ${parent?.parentElement?.className} > ${parent?.localName}.${parent?.className}`);
      }
      return found;
    }, own);
  const found = new Set<string>();
  for (const screen of screens) {
    await show(page, screen);
    for (const each of await unmarked()) found.add(`${screen[0]}: ${each}`);
  }
  expect([...found]).toEqual([]);
});

test("translated into longer words no screen loses text, and no text covers another", async ({ page, owner }) => {
  test.setTimeout(120_000);
  await translateAll(page, 0.4);
  await openWhole(owner);
  const faults = async (): Promise<readonly string[]> =>
    (await layoutFaults(page)).filter(({ kind }) => kind !== "broken").map(({ kind, where }) => `${kind}: ${where}`);
  for (const screen of screens) {
    await show(page, screen);
    await translated(page);
    await expect.poll(faults, { message: screen[0] }).toEqual([]);
  }
});

test("a building whose name is one long word covers no other text, on any screen of a usual window", async ({
  page,
  owner,
}) => {
  test.setTimeout(120_000);
  const name = "Donaudampfschifffahrtsgesellschaftsstraße";
  const named = JSON.stringify(wholeDraft).replaceAll(/(?<="sq":")Godina \d në veri/g, `Mehrfamilienhaus ${name}`);
  await openWhole(owner, JSON.parse(named) as object);
  // Such a word is broken where a line is narrower than it.
  const faults = async (): Promise<readonly string[]> =>
    (await layoutFaults(page)).filter(({ kind }) => kind !== "broken").map(({ kind, where }) => `${kind}: ${where}`);
  for (const screen of screens) {
    await show(page, screen);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(faults, { message: screen[0] }).toEqual([]);
  }
});
