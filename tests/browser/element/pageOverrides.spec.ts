import { expect, test, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen, loadScript, place } from "../../support/place.ts";

type Texted = HTMLElement & { texts: unknown };

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

test(
  "a page replaces an element's words with its own, as property or as JSON; they are never markup",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings = warningsOf(page);
    await page.goto("/__fixtures/element/blank.html");
    await page.locator("main").evaluate((main) => {
      main.innerHTML = `<kulla-floor-explorer tower="k5" floor="3" texts='{"floor":"Niveli {floor}"}'></kulla-floor-explorer>`;
      // Before the script has loaded, as a page's own code would.
      Object.assign(main.firstElementChild ?? {}, { texts: { floor: "Etazhi {floor} <b>", constructor: "x" } });
    });
    await loadScript(page, "kulla.js");
    const explorer = page.locator("kulla-floor-explorer");
    await expect(explorer.getByRole("heading", { name: "Etazhi 3 <b>" })).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.includes("constructor"))).toHaveLength(1);
    await explorer.evaluate((node) => Object.assign(node, { texts: null }));
    await expect(explorer.getByRole("heading", { name: "Niveli 3" })).toBeVisible();
    await explorer.evaluate((node) => node.setAttribute("texts", "{"));
    await expect(explorer.getByRole("heading", { name: "Kati 3" })).toBeVisible();
    expect(await explorer.evaluate((node) => (node as Texted).texts)).toBeNull();
    await expect.poll(() => warnings.some((text) => text.includes("not valid JSON"))).toBe(true);
  },
);

test("the words of the price form can be the page's too", { tag: "@chromium" }, async ({ page }) => {
  await place(
    page,
    `<kulla-apartment-preview apartment="k5-03-05" texts='{"askPrice":"KËRKO OFERTË","send":"Nise"}'></kulla-apartment-preview>`,
  );
  await page.getByRole("button", { name: "KËRKO OFERTË" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Nise" })).toBeVisible();
});

test(
  "headings begin at the level the page sets, or at 2 if it sets no valid one",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings = warningsOf(page);
    await place(page, `<kulla-floor-explorer tower="k5" floor="3" heading-level="4"></kulla-floor-explorer>`);
    const explorer = page.locator("kulla-floor-explorer");
    await expect(explorer.getByRole("heading", { name: "Kati 3", level: 4 })).toBeVisible();
    await expect(explorer.getByRole("heading", { name: /banesa/, level: 5 })).toBeVisible();
    await explorer.evaluate((node) => node.setAttribute("heading-level", "0"));
    await expect(explorer.getByRole("heading", { name: "Kati 3", level: 2 })).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.includes("heading-level"))).toHaveLength(1);
  },
);

test(
  "an accent that is hard to read is reported once in the console, a readable one is not",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings = warningsOf(page);
    const picker = (accent: string) =>
      `<kulla-building-picker tower="k5" style="--kulla-accent: ${accent}"></kulla-building-picker>`;
    // The page's second element is hydrated after its first.
    await place(page, picker("#1b4f9c") + picker("#9be7c0"));
    await expect.poll(() => warnings.filter((text) => text.includes("contrast"))).not.toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("contrast of 1.30:1 for --kulla-accent on --kulla-paper")]);
  },
);

test("Escape goes up as far as the element reaches, and then belongs to the page: its own dialog closes", async ({
  page,
}) => {
  await place(page, `<dialog><kulla-building-picker tower="k5" hints="off"></kulla-building-picker></dialog>`);
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  const backs = await picker.evaluateHandle((node) => {
    const heard: string[] = [];
    node.addEventListener("goback", ({ type }) => heard.push(type));
    return heard;
  });
  await picker.getByRole("button").first().focus();
  await page.keyboard.press("Escape");
  await expectScreen(picker, { name: "site" });
  await expect(page.locator("main dialog[open]")).toHaveCount(1);
  await picker.getByRole("button").first().focus();
  await page.keyboard.press("Escape");
  await expect(page.locator("main dialog[open]")).toHaveCount(0);
  expect(await backs.jsonValue()).toEqual([]);
});

test("the brochure leaves Escape to the page too, while nothing is zoomed", async ({ page }) => {
  await place(page, `<dialog><kulla-brochure page="4"></kulla-brochure></dialog>`);
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await expect(page.getByRole("group", { name: /^Faqja 5/ })).toBeVisible();
  await page.getByRole("button", { name: "Faqja tjetër" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.locator("main dialog[open]")).toHaveCount(0);
});

test(
  "an invalid address, and half a character in an id, cause a warning and nothing else",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings = warningsOf(page);
    // Of two elements in the address the second has its id there.
    await place(
      page,
      `<kulla-floor-explorer tower="k5" floor="3" deep-link="hash"></kulla-floor-explorer>
    <kulla-apartment-preview apartment="k5-03-05" link="https://["></kulla-apartment-preview>`,
    );
    const preview = page.locator("kulla-apartment-preview");
    await expect(preview.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.includes("link that is not a web address"))).toHaveLength(1);
    await preview.evaluate((node) => {
      node.setAttribute("link", "/h/{apartment}");
      node.setAttribute("partner", "\uD800");
      node.id = "\uDC00";
      node.setAttribute("deep-link", "hash");
      node.setAttribute("apartment", "k5-03-\uD800");
    });
    await expect(preview.getByRole("heading").first()).toBeVisible();
    await preview.evaluate((node) => node.setAttribute("apartment", "k5-03-06"));
    await expectScreen(preview, { name: "apartment", apartment: "k5-03-06" });
  },
);

test(
  "an apartment's own link is resolved against the page, whatever the page's pictures are called",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: () => Promise.reject() }) });
    });
    await place(
      page,
      `<img name="baseURI" alt=""><kulla-apartment-preview apartment="k5-03-05" link="/h/{apartment}"></kulla-apartment-preview>`,
    );
    await page.getByRole("button", { name: "Kopjo lidhjen" }).click();
    await expect(page.getByRole("textbox", { name: "Kopjo lidhjen" })).toHaveValue(
      `${new URL(page.url()).origin}/h/k5-03-05`,
    );
  },
);

// One asks the document for the running script, despite the names; the other, a module, knows its address.
for (const [file, type] of [
  ["kulla.iife.js", "text/javascript"],
  ["kulla.js", "module"],
] as const) {
  test(
    `names of the page's pictures and forms do not mislead ${file}`,
    inBothWhen(file === "kulla.js"),
    async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.goto("/__fixtures/element/blank.html");
      // Names that a sanitizer may let through: each of them shadows a property of document.
      await page.locator("main").evaluate((main) => {
        const names =
          "currentScript baseURI forms scripts links referrer cookie domain URL images embeds anchors title location head " +
          "hidden visibilityState activeElement styleSheets adoptedStyleSheets fonts implementation fullscreenElement " +
          "getElementById getElementsByTagName readyState characterSet compatMode contentType dir lastModified";
        const named = names
          .split(" ")
          .map((name) => `<img name="${name}" id="${name}" src="https://elsewhere.example/${name}/a.js">`);
        main.innerHTML = `${named.join("")}<kulla-building-picker tower="k5"></kulla-building-picker>`;
      });
      await page.addScriptTag({ url: `/widgets/${file}`, type });
      const picker = page.locator("kulla-building-picker");
      await expectScreen(picker, { name: "tower", tower: "k5" });
      const strange = requested.filter((url) => url.startsWith("https://elsewhere.example/") && !url.endsWith("/a.js"));
      expect(strange).toEqual([]);
    },
  );
}
