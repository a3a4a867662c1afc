import { expect, test } from "@playwright/test";
import { expectScreen } from "../../support/place.ts";

test("in a page as WordPress writes it the pasted block opens a tower and keeps its own look", async ({ page }) => {
  const crashes: Error[] = [];
  page.on("pageerror", (error) => crashes.push(error));
  await page.goto("/plain/wordpress.html");
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  const tower = picker.getByRole("link", { name: /^Kulla 6/ }).or(picker.getByRole("button", { name: /^Kulla 6/ }));
  await tower.first().click();
  await expectScreen(picker, { name: "tower", tower: "k6" });
  // The theme's capitals, pills and indents stay outside; the column's width applies to the element.
  const heading = picker.getByRole("heading", { name: "Kulla 6" });
  await expect(heading).toHaveCSS("text-transform", "none");
  const list = picker.getByRole("list").last();
  await expect(list).toHaveCSS("padding-left", "0px");
  expect((await picker.boundingBox())?.width).toBe(1180);
  const letters = page.getByRole("button", { name: "Na shkruani" });
  await expect(letters).toHaveCSS("border-radius", "9999px");
  expect(crashes).toEqual([]);
});
