import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { closed, openAt, pageOf, placeBrochure } from "../../support/brochure.ts";
import { expectScreen } from "../../support/place.ts";

/** The language in which a screen reader reads an element. */
const languageOf = (text: Locator): Promise<string | undefined> =>
  text.evaluate((node) => node.closest<HTMLElement>("[lang]")?.lang);

const button = (brochure: Locator, name: string): Locator => brochure.getByRole("button", { name, exact: true });

test("on an English page an Albanian brochure says that it is Albanian, and is read as Albanian", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `locale="en"`, "sq");
  await expect(brochure.getByText("The brochure is in Albanian.")).toBeVisible();
  await button(brochure, "Open the brochure").click();
  const cover = pageOf(brochure, 1).or(brochure.getByRole("group", { name: "Page 1", exact: true }));
  expect(await languageOf(cover.getByRole("img", { name: "Kopertina" }))).toBe("sq");
  expect(await languageOf(cover.getByRole("paragraph"))).toBe("sq");
  expect(await languageOf(cover)).toBe("en");
  await button(brochure, "Chapters").click();
  const chapters = brochure.getByRole("dialog", { name: "Chapters" });
  await expect(chapters.getByText("The brochure is in Albanian.")).toBeVisible();
  expect(await languageOf(chapters.getByText("Kapitulli 1"))).toBe("sq");
  await expect(chapters.getByRole("button", { name: "Kapitulli 2 11" })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(brochure, "Search").click();
  await brochure.getByRole("searchbox").pressSequentially("tarraca");
  const hit = brochure.getByRole("button", { name: /^Page 4\b/ });
  expect(await languageOf(hit.getByText("tarraca"))).toBe("sq");
  expect(await languageOf(hit)).toBe("en");
});

test("a brochure in the reader's own language says nothing about it", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `locale="de"`, "de-AT");
  await button(brochure, "Inhalt").or(button(brochure, "Kapitel")).click();
  await expect(brochure.getByText(/^Die Broschüre ist/)).toHaveCount(0);
});

test("a brochure in another language names it in that language", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `locale="de"`, "fr");
  await expect(brochure.getByText("Die Broschüre ist in einer anderen Sprache: français.")).toBeVisible();
});

test("a page's table is read as a table, with the headings of its columns and rows, and its words once", async ({
  page,
}) => {
  const [brochure] = await placeBrochure(page, 12, `locale="en"`, "sq");
  const rows = [
    ["Banesa", "Sipërfaqja"],
    ["1", "82,6 m²"],
    ["2", "58,7 m²"],
  ];
  const text = `Kati 3 ${rows.flat().join(" ")} Kulla 5`;
  await page.route("**/__brochure/text.json", (route) => route.fulfill({ json: [{ text, tables: [rows] }] }));
  await button(brochure, "Open the brochure").click();
  const cover = brochure.getByRole("group", { name: "Page 1", exact: true });
  const table = cover.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Banesa", "Sipërfaqja"]);
  await expect(table.getByRole("rowheader")).toHaveText(["1", "2"]);
  await expect(table.getByRole("cell")).toHaveText(["82,6 m²", "58,7 m²"]);
  await expect(cover.getByRole("paragraph")).toHaveText(["Kati 3", "Kulla 5"]);
  expect(await languageOf(table)).toBe("sq");
});

test("opened by keyboard, the book moves the focus to the next-page button", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12);
  await button(brochure, "Hapeni broshurën").focus();
  await page.keyboard.press("Enter");
  await expectScreen(brochure, openAt(0));
  await expect(button(brochure, "Faqja tjetër")).toBeFocused();
});

test("on a phone, too, the opened book keeps the focus", { tag: "@chromium" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [brochure] = await placeBrochure(page, 12);
  await button(brochure, "Hapeni broshurën").focus();
  await page.keyboard.press("Enter");
  await expect(button(brochure, "Faqja tjetër")).toBeFocused();
});

test("zooming by key moves the focus to the zoom, and back to the next-page button at the end", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `page="1"`);
  await button(brochure, "Faqja tjetër").focus();
  await page.keyboard.press("+");
  await expect(button(brochure, "Më e madhe")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(brochure, "Faqja tjetër")).toBeFocused();
});

/** In the book's viewport, wherever that is on the page. */
const placeIn = (shown: Locator) =>
  shown.evaluate((node) => {
    const [own, stage] = [node, node.closest("section")].map((each) => each?.getBoundingClientRect());
    return { left: (own?.left ?? 0) - (stage?.left ?? 0), top: (own?.top ?? 0) - (stage?.top ?? 0) };
  });
const leftOf = async (shown: Locator) => (await placeIn(shown)).left;
const topOf = async (shown: Locator) => (await placeIn(shown)).top;

test("in the zoomed book arrows pan and Page Down turns", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `page="1"`);
  await button(brochure, "Faqja tjetër").focus();
  await page.keyboard.press("+");
  await expect(brochure.locator(".view")).toHaveAttribute("style", /scale\(1\.5\)/);
  const shown = brochure.locator(".view");
  for (const [key, at, sign] of [
    ["ArrowRight", leftOf, -1],
    ["ArrowLeft", leftOf, 1],
    ["ArrowDown", topOf, -1],
    ["ArrowUp", topOf, 1],
  ] as const) {
    const before = await at(shown);
    await page.keyboard.press(key);
    await expect.poll(async () => Math.sign((await at(shown)) - before)).toBe(sign);
  }
  await expectScreen(brochure, openAt(1));
  await page.keyboard.press("PageDown");
  await expectScreen(brochure, openAt(3));
});

for (const width of [1440, 320])
  test(`at ${width} px four buttons pan the zoomed book, without dragging`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const [brochure] = await placeBrochure(page, 12, `page="1"`);
    await button(brochure, "Faqja tjetër").focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect(brochure.locator(".view")).toHaveAttribute("style", /scale\(2\.25\)/);
    const shown = brochure.locator(".view");
    for (const [name, at, sign] of [
      ["Shiko djathtas", leftOf, -1],
      ["Shiko majtas", leftOf, 1],
      ["Shiko poshtë", topOf, -1],
      ["Shiko lart", topOf, 1],
    ] as const) {
      const before = await at(shown);
      await button(brochure, name).click();
      await expect.poll(async () => Math.sign((await at(shown)) - before)).toBe(sign);
    }
    await expectScreen(brochure, openAt(1));
  });

test("character keys act on the book only while it has the focus", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `page="1"`);
  const larger = button(brochure, "Më e madhe");
  await page.keyboard.press("ArrowRight");
  await expectScreen(brochure, openAt(3));
  for (const key of ["+", "=", "-", "0"]) {
    await page.keyboard.press(key);
    await expect(larger).toBeHidden();
  }
  await brochure.getByRole("region", { name: "Broshura" }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press("+");
  await expect(larger).toBeVisible();
});

test("an invalid page number stays as typed, and the field says what it expects", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="3"`);
  const field = brochure.getByRole("textbox", { name: "Faqja", exact: true });
  for (const wrong of ["abc", "999", "0", "4x"]) {
    await field.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(wrong);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(wrong);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("Një faqe nga 1 deri në 112.");
    await expectScreen(brochure, openAt(3));
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("47");
  await page.keyboard.press("Enter");
  await expectScreen(brochure, openAt(46));
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(brochure.getByText("Një faqe nga 1 deri në 112.")).toBeHidden();
});

test("the search announces the number of pages once the typing pauses", { tag: "@chromium" }, async ({ page }) => {
  await page.clock.install();
  const [brochure] = await placeBrochure(page, 112);
  await expectScreen(brochure, closed);
  await button(brochure, "Kërko").click();
  const status = brochure.getByRole("dialog").getByRole("status");
  await expect(brochure.getByRole("searchbox")).toBeFocused();
  const heard = await status.evaluateHandle((node) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(node.textContent ?? "")).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of "shtatë") {
    await page.keyboard.insertText(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(2000);
  await expect(status).toHaveText("11 faqe e kanë");
  expect(await heard.jsonValue()).toEqual(["11 faqe e kanë"]);
});
