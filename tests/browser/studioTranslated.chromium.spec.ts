import { expect, type Page } from "@playwright/test";
import { smallDraft, smallProject } from "../support/ownerFolder.ts";
import { draftIn, test } from "../support/studio/openStudio.ts";
import { translateAll } from "../support/translator.ts";

const panel = (page: Page) => page.getByRole("complementary");

test("translated while an owner works: a storey is drawn, chosen, removed and brought back, and all screens come", async ({
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
