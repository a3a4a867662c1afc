import { expect, test } from "@playwright/test";
import { place } from "../../support/place.ts";

test("on a partner's page a press prints only the sheet, in light colours, and leaves nothing behind", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const style = getComputedStyle(document.querySelector(".paper") ?? document.documentElement);
      const reported = {
        text: document.body.textContent,
        title: document.title,
        color: style.color,
        background: style.backgroundColor,
      };
      Object.assign(window.top ?? window, { printed: reported });
      setTimeout(() => dispatchEvent(new Event("afterprint")));
    };
  });
  await place(
    page,
    `<p>The partner's own words</p><kulla-apartment-preview apartment="k5-07-05" theme="dark"></kulla-apartment-preview>`,
  );
  const print = page.getByRole("button", { name: "Printo" });
  await expect(print).toBeVisible();
  const before = await page.evaluate(() => document.documentElement.outerHTML);
  await print.click();
  await expect.poll(() => page.evaluate(() => "printed" in window)).toBe(true);
  const printed = await page.evaluate(() => Object(window).printed);
  expect(printed).toMatchObject({
    title: "Banesa 5, Kulla 5, Kati 7",
    color: "rgb(22, 21, 18)",
    background: "rgb(255, 255, 255)",
  });
  expect(printed.text).toContain("Faqja e banesës, e përditësuar");
  expect(printed.text).not.toContain("partner");
  await expect(page.locator(".print-frame")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});
