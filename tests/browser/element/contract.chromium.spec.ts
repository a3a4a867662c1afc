import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { attributeRows, eventRows, memberRows, contractRowsOf } from "../../../widgets/contract/rows.ts";
import { parts, variables } from "../../../widgets/contract/style.ts";
import { tags } from "../../../widgets/contract/tags.ts";
import { expect, sendTo, test } from "../../support/mailboxTest.ts";
import { expectScreen, place } from "../../support/place.ts";
import { sendInquiry } from "../../support/sendInquiry.ts";

for (const tag of tags) {
  test(`<${tag}> has a property for each of its attributes and for no other, and every member`, async ({ page }) => {
    await place(page, "", `${tag}.js`);
    const { attributes, members } = contractRowsOf(tag);
    const seen = await page.evaluate(
      ([name, rows, own]) => {
        const element = document.createElement(name);
        const { observedAttributes } = customElements.get(name) as unknown as { observedAttributes: string[] };
        const reflected = rows.filter(({ attribute, property }) => {
          if (!(property in element)) return false;
          const value = ["texts", "links", "fields"].includes(attribute) ? { site: "/" } : "x";
          element.setAttribute(attribute, typeof value === "string" ? value : JSON.stringify(value));
          return JSON.stringify(Reflect.get(element, property)) === JSON.stringify(value);
        });
        return {
          reflected: reflected.map(({ attribute }) => attribute),
          observed: [...observedAttributes],
          has: own.filter((member) => member in element),
        };
      },
      [
        tag,
        attributeRows.map(({ name, property }) => ({ attribute: name, property })),
        members.map(({ name }) => name),
      ] as const,
    );
    const names: string[] = attributes.map(({ name }) => name);
    expect(seen.reflected.toSorted()).toEqual(names.toSorted());
    expect(seen.observed.toSorted()).toEqual(names.toSorted());
    expect(seen.has).toEqual(members.map(({ name }) => name));
  });
}

test("a page may pass its words as an object or as its JSON", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  for (const words of [{ floorList: "Storeys" }, '{ "floorList": "Levels" }']) {
    await picker.evaluate((element, texts) => Object.assign(element, { texts }), words);
    const name = typeof words === "string" ? "Levels" : "Storeys";
    await expect(picker.getByRole("list", { name })).toBeVisible();
  }
});

test("the variables a page may set are those the elements read", async ({ page }) => {
  await place(page, `<kulla-building-picker></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  const read = await picker.evaluate((element) => {
    const names = new Set<string>();
    const note = (value: CSSStyleValue): void => {
      if (!(value instanceof CSSUnparsedValue)) return;
      for (const part of value) {
        if (typeof part === "string") continue;
        names.add(part.variable);
        if (part.fallback) note(part.fallback);
      }
    };
    const visit = (rule: CSSRule): void => {
      if (rule instanceof CSSStyleRule) for (const [, values] of rule.styleMap) [...values].forEach(note);
      if (rule instanceof CSSGroupingRule) [...rule.cssRules].forEach(visit);
    };
    for (const sheet of element.shadowRoot?.adoptedStyleSheets ?? []) [...sheet.cssRules].forEach(visit);
    return [...names].filter((name) => name.startsWith("--kulla-"));
  });
  expect(read.toSorted()).toEqual(
    Object.keys(variables)
      .map((name) => `--kulla-${name}`)
      .toSorted(),
  );
});

test("the parts a page may style are those the elements show on the way to an inquiry", async ({
  page,
  openMailbox,
}) => {
  await place(page, `<kulla-apartment-picker hints="off" tower="k5"></kulla-apartment-picker>`);
  const mailbox = await openMailbox();
  await sendTo(page, "kulla-apartment-picker", mailbox);
  const picker = page.locator("kulla-apartment-picker");
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    const names = await picker
      .locator("[part]")
      .evaluateAll((all) => all.flatMap((each) => (each.getAttribute("part") ?? "").split(" ")));
    for (const name of names) seen.add(name);
  };
  await expectScreen(picker, { name: "tower", tower: "k5" });
  await picker.locator("[part=region]").nth(2).hover();
  await expect(picker.locator("[part=label]")).toBeVisible();
  await look();
  await picker.evaluate((element) => element.setAttribute("filter", "bedrooms=2"));
  await expect(picker.locator("[part=chip]").first()).toBeVisible();
  await look();
  await picker.evaluate((element) => element.removeAttribute("filter"));
  const show = (screen: object) =>
    picker.evaluate((element, next) => (element as HTMLElement & { show(to: object): void }).show(next), screen);
  await show({ name: "search" });
  await expect(picker.getByRole("checkbox").first()).toBeVisible();
  await look();
  await show({ name: "inquiry", apartment: "k5-03-05" });
  const dialog = picker.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await look();
  await sendInquiry(dialog, mailbox);
  await expect(picker.locator("[part=toast]").first()).toBeVisible();
  await look();
  expect([...seen].toSorted()).toEqual(Object.keys(parts).toSorted());
});

test("no script ships the contract's descriptions, only its names", () => {
  const meanings = [...attributeRows, ...eventRows, ...memberRows]
    .map(({ meaning }) => meaning)
    .concat(Object.values(variables), Object.values(parts))
    .filter((meaning) => meaning.includes(" ") && meaning.length > 12);
  const scripts = readdirSync("dist/widgets", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts).toContain("kulla.iife.js");
  const carried = scripts.flatMap((file) => {
    const code = readFileSync(join("dist/widgets", file), "utf8");
    return meanings.filter((meaning) => code.includes(meaning)).map((meaning) => `${file}: ${meaning}`);
  });
  expect(carried).toEqual([]);
});
