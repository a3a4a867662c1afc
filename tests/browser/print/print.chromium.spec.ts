import { expect, test } from "@playwright/test";
import { place } from "../../support/place.ts";

// Only Chromium can be made to show a page as printed.

const elements = [
  `<kulla-apartment-picker hints="off" theme="dark"></kulla-apartment-picker>`,
  `<kulla-building-picker tower="k5" hints="off" theme="dark"></kulla-building-picker>`,
  `<kulla-floor-explorer tower="k5" floor="7" theme="dark"></kulla-floor-explorer>`,
  `<kulla-apartment-preview apartment="k5-07-05" theme="dark"></kulla-apartment-preview>`,
  `<kulla-brochure page="3" theme="dark"></kulla-brochure>`,
];

test("on paper every element is light, has no sticky bar, and no controls except readable rows and places", async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 6000 });
  await place(page, elements.join(""));
  const last = page.locator("kulla-brochure").getByRole("button", { name: "Faqja tjetër" });
  await expect(last).toBeVisible();
  await expect(page.getByRole("heading", { name: "Banesa 5" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Fotoja tjetër" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeHidden();
  for (const name of [/^Fotoja/, "PYET PER CMIMIN", "Kopjo lidhjen", "Kërko", /^Kati (më|tjetër)/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  const seen = await page.evaluate(() => {
    const hosts = [...document.querySelectorAll("main > *")];
    const insides = hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll("*") ?? [])]);
    const sticking = insides.filter(
      (node) => node.checkVisibility() && ["sticky", "fixed"].includes(getComputedStyle(node).position),
    );
    const papers = hosts.map(({ shadowRoot }) => {
      const inside = shadowRoot?.querySelector(".kulla");
      return inside ? getComputedStyle(inside).color : "";
    });
    return { sticking: sticking.map(({ localName }) => localName), papers };
  });
  expect(seen).toEqual({ sticking: [], papers: elements.map(() => "rgb(22, 21, 18)") });
});
