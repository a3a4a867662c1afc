import { expect, test } from "@playwright/test";
import { lostNodes, markNodes, movedNodes, shiftsOf } from "../../support/marked.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";
import { watchConsole } from "../../support/watchConsole.ts";

type MissingTarget = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The screen shown instead. */
  readonly heading: string;
  /** The name in the console. */
  readonly reported: string;
};

const picker = "kulla-apartment-picker";
const missingTargets: Readonly<Record<string, MissingTarget>> = {
  "a floor": { tag: picker, attributes: { tower: "k5", floor: 99 }, heading: "Kulla 5", reported: 'floor="99"' },
  "a floor by a name": { tag: picker, attributes: { tower: "k5", floor: "abc" }, heading: "Kulla 5", reported: "abc" },
  "an apartment of a tower": {
    tag: picker,
    attributes: { apartment: "zz", tower: "k5" },
    heading: "Kulla 5",
    reported: "zz",
  },
  "an apartment of a floor": {
    tag: picker,
    attributes: { apartment: "zz", tower: "k5", floor: 3 },
    heading: "Kati 3",
    reported: "zz",
  },
  "an apartment alone": { tag: picker, attributes: { apartment: "zz" }, heading: "Kullat", reported: "zz" },
  "a tower": { tag: "kulla-building-picker", attributes: { tower: "k9" }, heading: "Kullat", reported: "k9" },
  "a floor of the explorer's": {
    tag: "kulla-floor-explorer",
    attributes: { tower: "k5", floor: 99 },
    heading: "Kati 1",
    reported: "99",
  },
  "an apartment of the search's": {
    tag: "kulla-apartment-search",
    attributes: { apartment: "zz" },
    heading: "110 banesa",
    reported: "zz",
  },
};

for (const [name, { tag, attributes, heading, reported }] of Object.entries(missingTargets)) {
  test(
    `a server's markup with ${name} that no longer exists is hydrated unchanged, and the console reports it once`,
    { tag: "@chromium" },
    async ({ page }) => {
      const messages = watchConsole(page);
      const warned: string[] = [];
      const warn = (sentence: string): void => void warned.push(sentence);
      await openPartnerPage(page, rendered(tag, attributes, { warn }));
      expect(warned).toEqual([expect.stringContaining(reported)]);
      await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeAttached();
      expect(await markNodes(page.locator(tag))).toBeGreaterThan(20);
      await hydrate(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(page.locator(`${tag} link`)).toHaveCount(0);
      expect(await lostNodes(page)).toEqual([]);
      expect(await movedNodes(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      expect(messages).toEqual([expect.stringContaining(reported)]);
    },
  );
}

test("a partner's name of two lines is the same to server and browser", { tag: "@chromium" }, async ({ page }) => {
  const messages = watchConsole(page);
  await openPartnerPage(page, rendered(picker, { tower: "k5", partner: "One\r\nAnother\rThird" }));
  await markNodes(page.locator(picker));
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.locator(`${picker} link`)).toHaveCount(0);
  expect(await lostNodes(page)).toEqual([]);
  expect(messages).toEqual([]);
});
