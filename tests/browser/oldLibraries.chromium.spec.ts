import { expect, test, type Page } from "@playwright/test";
import { expectScreen, place } from "../support/place.ts";
import { askButton, dialogOf } from "../support/priceForm.ts";
import { region } from "../support/region.ts";
import { watchConsole } from "../support/watchConsole.ts";

// Pages whose libraries have replaced what the language brings. Stand-ins that replace the same functions by the same results.

/** Prototype 1.6 to 1.7.3: every array is an Enumerable, lists and their JSON are its own. */
function prototype(): void {
  const toArray = (list: ArrayLike<unknown> | undefined): unknown[] => {
    const { length = 0 } = list ?? {};
    return Array.prototype.slice.call({ ...list, length });
  };
  Object.assign(Array, { from: toArray });
  Object.assign(Array.prototype, {
    entries(this: unknown[]) {
      return toArray(this);
    },
    toArray(this: unknown[]) {
      return toArray(this);
    },
    toJSON(this: unknown[]) {
      return `[${this.map((each) => JSON.stringify(each)).join(", ")}]`;
    },
    first(this: unknown[]) {
      return this[0];
    },
    clear(this: unknown[]) {
      this.length = 0;
    },
  });
  Object.assign(Function.prototype, {
    bind(this: (...values: unknown[]) => unknown, context: unknown, ...given: unknown[]) {
      return (...values: unknown[]) => this.apply(context, [...given, ...values]);
    },
  });
  Object.assign(Date.prototype, {
    toJSON(this: Date) {
      return `"${this.toISOString()}"`;
    },
  });
  const { Element } = window;
  Object.assign(window, { Element: Object.assign(() => {}, { prototype: Element.prototype }) });
  for (const name of ["remove", "select", "insert", "hide", "show", "toggle", "scrollTo", "up", "down", "next"])
    Object.assign(HTMLElement.prototype, {
      [name](this: HTMLElement) {
        if (name === "remove") this.parentNode?.removeChild(this);
        return this;
      },
    });
}

/** MooTools 1.2 to 1.5: lists from anything, events and elements of its own. */
function mooTools(): void {
  Object.assign(Array, {
    from: (item: unknown) =>
      item === null || item === undefined ? [] : Array.isArray(item) ? Array.prototype.slice.call(item) : [item],
  });
  Object.assign(Array.prototype, {
    contains(this: unknown[], item: unknown) {
      return this.includes(item);
    },
    append(this: unknown[], more: unknown[]) {
      this.push(...more);
      return this;
    },
    include(this: unknown[], item: unknown) {
      if (!this.includes(item)) this.push(item);
      return this;
    },
  });
  const { Element } = window;
  Object.assign(window, { Element: Object.assign(() => {}, { prototype: Element.prototype }) });
  for (const name of ["set", "get", "erase", "grab", "inject", "adopt", "destroy", "empty", "dispose"])
    Object.assign(HTMLElement.prototype, {
      [name](this: HTMLElement) {
        return this;
      },
    });
}

const libraries: Readonly<Record<string, () => void>> = { prototype, mooTools };

async function visit(page: Page, library: () => void, markup: string): Promise<readonly string[]> {
  const said = watchConsole(page);
  await page.addInitScript(library);
  await place(page, markup);
  return said;
}

for (const [name, library] of Object.entries(libraries)) {
  test(`with ${name} on the page: from the towers to a home and its form`, async ({ page }) => {
    const said = await visit(page, library, "<kulla-apartment-picker></kulla-apartment-picker>");
    const element = page.locator("kulla-apartment-picker");
    await region(page, "Kulla 5").press("Enter");
    await expectScreen(element, { name: "tower", tower: "k5" });
    await region(page, "Kati 7,").press("Enter");
    await region(page, "Banesa 1,").press("Enter");
    await expectScreen(element, { name: "apartment", apartment: "k5-07-01" });
    await askButton(page).click();
    await dialogOf(page).getByLabel("Emri dhe mbiemri").fill("Arta");
    await page.keyboard.press("Escape");
    await askButton(page).click();
    await expect(dialogOf(page).getByLabel("Emri dhe mbiemri")).toHaveValue("Arta");
    expect(said).toEqual([]);
  });

  test(`with ${name} on the page: a search in all its views`, async ({ page }) => {
    const said = await visit(page, library, `<kulla-apartment-search filter="bedrooms=2"></kulla-apartment-search>`);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Lista" }).click();
    await expect(page.getByRole("row").nth(3)).toBeVisible();
    await page.getByRole("button", { name: "Planet" }).click();
    await expect(page.getByRole("button", { name: /^Ruaj,/ }).first()).toBeVisible();
    expect(said).toEqual([]);
  });

  test(`with ${name} on the page: the brochure opens and turns`, async ({ page }) => {
    const said = await visit(page, library, `<kulla-brochure page="3"></kulla-brochure>`);
    await page.locator("kulla-brochure").getByRole("button", { name: "Kapitujt" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(said).toEqual([]);
  });
}
