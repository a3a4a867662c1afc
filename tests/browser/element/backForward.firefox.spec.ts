import { expect, test, type Page } from "@playwright/test";
import { leaveAndReturn, recordListeners } from "../../support/leaveAndReturn.ts";
import { place } from "../../support/place.ts";
import { fillIn } from "../../support/priceForm.ts";
import { region } from "../../support/region.ts";

/** An element's screen, and everything that is typed into it. */
const stateOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const element = document.querySelector("main > *");
    const fields = [...(element?.shadowRoot?.querySelectorAll("input") ?? [])];
    return {
      screen: JSON.stringify(element && Reflect.get(element, "screen")),
      fields: fields.map(({ name, value, checked }) => [name, value, checked]),
      isFormOpen: element?.shadowRoot?.querySelector("dialog[open]") !== null,
      focus: element?.shadowRoot?.activeElement?.outerHTML,
    };
  });

const pages: Readonly<Record<string, { readonly markup: string; readonly prepare?: (page: Page) => Promise<void> }>> = {
  "a picker at a tower": {
    markup: `<kulla-apartment-picker></kulla-apartment-picker>`,
    prepare: (page) => region(page, "Kulla 5").press("Enter"),
  },
  "a floor": { markup: `<kulla-floor-explorer tower="k5" floor="7"></kulla-floor-explorer>` },
  "a search with a filter": {
    markup: `<kulla-apartment-search filter="bedrooms=2"></kulla-apartment-search>`,
    prepare: (page) => page.getByRole("checkbox", { name: /^Jug/ }).first().check({ force: true }),
  },
  "a half typed inquiry": {
    markup: `<kulla-apartment-preview apartment="k5-03-05" inquiry-endpoint="/ep"></kulla-apartment-preview>`,
    prepare: fillIn,
  },
  "an open brochure": { markup: `<kulla-brochure page="6"></kulla-brochure>` },
};
for (const [name, { markup, prepare }] of Object.entries(pages)) {
  test(`back on the page, ${name} is as it was left`, async ({ page }) => {
    await recordListeners(page);
    await place(page, markup);
    await prepare?.(page);
    await expect.poll(async () => JSON.stringify(await stateOf(page))).toContain("name");
    const before = await stateOf(page);
    await leaveAndReturn(page);
    expect(await stateOf(page)).toEqual(before);
  });
}
