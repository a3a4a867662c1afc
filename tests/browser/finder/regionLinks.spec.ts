import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen } from "../../support/place.ts";
import { region } from "../../support/region.ts";
import { hydrate, isHydrated, links, openPartnerPage, rendered } from "../../support/serverPage.ts";

const tag = "kulla-apartment-picker";

/** A keyboard visitor's steps on one picture whose regions are links. */
type Case = {
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Names of the first region and of the last. */
  readonly first: string;
  readonly last: string;
  /** Arrow keys from the first region, one after the other, with their targets, and the label's text if it differs from the name. */
  readonly steps: readonly (readonly [key: string, name: string, label?: string])[];
  readonly href: string;
  /** The targets of Enter after the last step, and of Escape from there. */
  readonly into: object;
  readonly back: object;
};

const pictures: Readonly<Record<string, Case>> = {
  "the site": {
    attributes: {},
    first: "Kulla 5",
    last: "Kulla 6",
    steps: [
      ["ArrowRight", "Kulla 6"],
      ["ArrowLeft", "Kulla 5"],
      ["ArrowDown", "Kulla 6"],
    ],
    href: "/partner/k6",
    into: { name: "tower", tower: "k6" },
    back: { name: "site" },
  },
  "a tower": {
    attributes: { tower: "k5" },
    first: "Kati 11,",
    last: "Kati 1,",
    steps: [
      ["ArrowDown", "Kati 10,"],
      ["ArrowDown", "Kati 9,"],
      ["ArrowUp", "Kati 10,"],
    ],
    href: "/partner/k5/10",
    into: { name: "floor", tower: "k5", floor: 10 },
    back: { name: "tower", tower: "k5" },
  },
  "a floor": {
    attributes: { tower: "k5", floor: 7 },
    first: "Banesa 1,",
    last: "Banesa 9,",
    steps: [["ArrowRight", "Banesa 2,"]],
    href: "/partner/homes/k5-07-02",
    into: { name: "apartment", apartment: "k5-07-02" },
    back: { name: "floor", tower: "k5", floor: 7 },
  },
};

/** Both ways in which an element gets into a page. */
const presses = {
  "rendered in the browser": async (page: Page, attributes: Case["attributes"]) => {
    const attributeTexts = Object.entries({ hints: "off", ...attributes }).map(([key, value]) => ` ${key}="${value}"`);
    await openPartnerPage(page, `<${tag}${attributeTexts.join("")} links='${JSON.stringify(links)}'></${tag}>`);
    await hydrate(page);
  },
  hydrated: async (page: Page, attributes: Case["attributes"]) => {
    await openPartnerPage(page, rendered(tag, attributes));
    await hydrate(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  },
};

for (const [name, picture] of Object.entries(pictures)) {
  for (const [press, open] of Object.entries(presses)) {
    test(
      `by keyboard over the links on the picture of ${name}, ${press}`,
      inBothWhen(press === "hydrated" && name === "a tower"),
      async ({ page }) => {
        await open(page, picture.attributes);
        const element = page.locator(tag);
        const at = (start: string): Locator => region(element, start);
        await at(picture.first).focus();
        await expect(at(picture.first)).toBeFocused();
        await page.keyboard.press("End");
        await expect(at(picture.last)).toBeFocused();
        await page.keyboard.press("Home");
        await expect(at(picture.first)).toBeFocused();
        for (const [key, to, label] of picture.steps) {
          await page.keyboard.press(key);
          await expect(at(to)).toBeFocused();
          await expect(element.locator('[part~="label"]')).toContainText(label ?? to.replace(",", ""));
        }
        const reached = at(picture.steps.at(-1)?.[1] ?? "");
        await expect(reached).toHaveAttribute("href", picture.href);
        // One tab stop per picture.
        await expect(element.locator('[data-region][tabindex="0"]')).toHaveCount(1);
        await page.keyboard.press("Enter");
        await expectScreen(element, picture.into);
        // Keys work again once the screen is there.
        await expect(element.getByRole("heading").first()).toBeFocused();
        await expect(page).toHaveURL(/\/partner-page$/);
        await page.keyboard.press("Escape");
        await expectScreen(element, picture.back);
        await expect(reached).toBeFocused();
      },
    );
  }
}

for (const [press, linksAttribute] of Object.entries({
  "that are links": ` links='${JSON.stringify(links)}'`,
  "without links": "",
})) {
  test(
    `if the picture extends beyond the window the keys scroll its regions ${press} into view`,
    inBothWhen(linksAttribute !== ""),
    async ({ page }) => {
      const room = '<div style="height: 900px"></div>';
      await openPartnerPage(page, `${room}<${tag} tower="k5" hints="off"${linksAttribute}></${tag}>${room}`);
      await page.evaluate(() => scrollTo(0, 600));
      await hydrate(page);
      const element = page.locator(tag);
      const [first, last] = [region(element, "Kati 11,"), region(element, "Kati 1,")];
      await first.focus();
      await hideBelow(last);
      await page.keyboard.press("End");
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 0.5 });
      await hideAbove(first);
      await page.keyboard.press("Home");
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 0.5 });
    },
  );
}

async function hideBelow(target: Locator): Promise<void> {
  await target.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 20));
  await expect(target).not.toBeInViewport();
}

async function hideAbove(target: Locator): Promise<void> {
  await target.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 20));
  await expect(target).not.toBeInViewport();
}

test("the Tab key leads into the picture at one region and on to the list, forwards and backwards", async ({
  page,
}) => {
  await openPartnerPage(page, rendered(tag, { tower: "k5" }));
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  const element = page.locator(tag);
  await region(element, "Kati 11,").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(region(element, "Kati 10,")).not.toBeFocused();
  await expect(element.locator("[data-region]:focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(region(element, "Kati 10,")).toBeFocused();
});
