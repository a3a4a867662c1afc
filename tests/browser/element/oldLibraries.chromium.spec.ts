import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { qrPath } from "../../../src/print/QrCode.tsx";
import { expect, test } from "../../support/mailboxTest.ts";
import { expectScreen, fill } from "../../support/place.ts";
import { askButton, dialogOf, fillIn, mailOf, send, sent, visitor } from "../../support/priceForm.ts";
import { region } from "../../support/region.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// Pages whose libraries have replaced built-ins of the language: the libraries themselves from Debian, and stand-ins that replace
// the same built-ins as other versions, with the same results.

/** Prototype 1.6 to 1.7.3: every array is an Enumerable, with its own list methods and JSON. */
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
    bind(this: (...values: unknown[]) => unknown, context: unknown, ...boundArgs: unknown[]) {
      return (...values: unknown[]) => this.apply(context, [...boundArgs, ...values]);
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

/** MooTools 1.2 to 1.5: lists from anything, its own events and elements. */
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

/** Puts the library into a page before our elements and our script. */
type Library = (page: Page) => Promise<void>;

const standIn =
  (library: () => void): Library =>
  async (page) =>
    page.evaluate(library);
const folder = process.env["KULLA_OLD_LIBRARIES"] ?? "/usr/share/javascript";
const installed =
  (file: string): Library =>
  async (page) => {
    await page.addScriptTag({ content: withoutCompat(readFileSync(`${folder}/${file}`, "utf8")) });
  };

/** Like MooTools' own builder, leaves out the parts for pages of versions 1.2 and 1.3, whose `bind` breaks modern libraries. */
const withoutCompat = (script: string): string =>
  script.replaceAll(/\/[/*]<(1\.[23])compat>[^]*?\/[/*]<\/\1compat>(\*\/)?/g, "");

const libraries: Readonly<Record<string, Library>> = {
  "Prototype 1.7.3": installed("prototype/prototype.js"),
  "MooTools 1.4.5": installed("mootools/mootools-core-nc.js"),
  "what Prototype 1.6 replaces": standIn(prototype),
  "what MooTools 1.2 to 1.5 replaces": standIn(mooTools),
};

async function visit(page: Page, library: Library, markup: string): Promise<readonly string[]> {
  const messages = watchConsole(page);
  await page.goto("/__fixtures/element/blank.html");
  await library(page);
  await fill(page, markup);
  return messages;
}

for (const [name, library] of Object.entries(libraries)) {
  test(`with ${name} on the page: from the towers to an apartment and its form`, async ({ page }) => {
    const messages = await visit(page, library, "<kulla-apartment-picker></kulla-apartment-picker>");
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
    expect(messages).toEqual([]);
  });

  test(`with ${name} on the page: an inquiry arrives complete by e-mail, and at the owner's address`, async ({
    page,
    openMailbox,
  }) => {
    const mailbox = await openMailbox();
    const preview = (attributes: string) =>
      `<kulla-apartment-preview apartment="k5-03-05" ${attributes}></kulla-apartment-preview>`;
    for (const attributes of [mailOf(mailbox), `inquiry-endpoint="${mailbox.url}/inquiries"`]) {
      const messages = await visit(page, library, preview(attributes));
      await fillIn(page);
      await send(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(messages).toEqual([]);
    }
    const [email, inquiry] = mailbox.messages();
    expect(email?.params).toMatchObject({ ...visitor, floor: "3" });
    expect(inquiry?.params).toMatchObject({ ...visitor, apartment: "k5-03-05" });
  });

  test(`with ${name} on the page: the code on a printed apartment leads to its address`, async ({ page }) => {
    const messages = await visit(
      page,
      library,
      `<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>`,
    );
    await page.getByRole("button", { name: "Printo" }).hover();
    const code = page.locator(".paper .sheet-qr");
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(code).toBeAttached({ timeout: 500 });
    }).toPass();
    const address = (await code.getAttribute("aria-label")) ?? "";
    await expect(code.locator("path")).toHaveAttribute("d", qrPath(address).path);
    expect(messages).toEqual([]);
  });

  test(`with ${name} on the page: a search in all its views`, async ({ page }) => {
    const messages = await visit(
      page,
      library,
      `<kulla-apartment-search filter="bedrooms=2"></kulla-apartment-search>`,
    );
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Lista" }).click();
    await expect(page.getByRole("row").nth(3)).toBeVisible();
    await page.getByRole("button", { name: "Planet" }).click();
    await expect(page.getByRole("button", { name: /^Ruaj,/ }).first()).toBeVisible();
    expect(messages).toEqual([]);
  });

  test(`with ${name} on the page: the brochure opens and turns`, async ({ page }) => {
    const messages = await visit(page, library, `<kulla-brochure page="3"></kulla-brochure>`);
    await page.locator("kulla-brochure").getByRole("button", { name: "Kapitujt" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(messages).toEqual([]);
  });
}

const additions = {
  "a function": `Object.prototype.clone = function () { return { ...this }; }`,
  "a value that loops do not see": `Object.defineProperty(Object.prototype, "version", { value: "1", writable: true })`,
};
for (const [what, script] of Object.entries(additions))
  test(`a page that adds ${what} to every object has every element as any other page`, async ({ page }) => {
    const library: Library = async (opened) => opened.evaluate(script);
    const others = {
      "kulla-building-picker": { attributes: `tower="k6" filter="bedrooms=2"`, title: "Kulla 6" },
      "kulla-floor-explorer": { attributes: `tower="k5" floor="7"`, title: "Kati 7" },
      "kulla-apartment-preview": { attributes: `apartment="k5-07-05"`, title: "Banesa 5" },
    };
    const tags = [
      "<kulla-apartment-picker></kulla-apartment-picker><kulla-apartment-search></kulla-apartment-search>",
      ...Object.entries(others).map(([tag, { attributes }]) => `<${tag} ${attributes}></${tag}>`),
      `<kulla-brochure page="3"></kulla-brochure>`,
    ];
    const messages = await visit(page, library, tags.join(""));
    await region(page, "Kulla 5").press("Enter");
    await expectScreen(page.locator("kulla-apartment-picker"), { name: "tower", tower: "k5" });
    await page.locator("kulla-apartment-search").scrollIntoViewIfNeeded();
    await expect(page.getByRole("grid")).toBeVisible();
    for (const [tag, { title }] of Object.entries(others)) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await expect(page.locator(tag).getByRole("heading", { level: 2 })).toHaveText(title);
    }
    await page.locator("kulla-brochure").getByRole("button", { name: "Faqja tjetër" }).click();
    await expect(page.locator("kulla-brochure").getByRole("textbox")).toHaveValue("6–7");
    expect(messages).toEqual([]);
  });

test("in a page that adds a value to every object, a message is in the element's place, and the page receives the reason", async ({
  page,
}) => {
  await page.goto("/__fixtures/element/blank.html");
  const failure = page.evaluate(
    () =>
      new Promise((resolve) => {
        Object.assign(Object.prototype, { version: "1" });
        addEventListener("projectfail", (event) => resolve((event as CustomEvent<unknown>).detail));
      }),
  );
  await fill(page, `<kulla-apartment-picker locale="en"></kulla-apartment-picker>`);
  await expect(page.getByRole("alert")).toContainText("A part of the page did not load.");
  expect(await failure).toMatchObject({
    code: "chunkFailed",
    message: expect.stringContaining("Getter must be a function: 1"),
  });
});
