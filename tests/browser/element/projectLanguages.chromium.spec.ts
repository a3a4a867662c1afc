import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";
import { loadScript, place } from "../../support/place.ts";

const sampleProject: object = JSON.parse(readFileSync("public/project/project.json", "utf8"));
const words = { sq: ["bllok", "blloqet"], en: ["block", "blocks"] };
const serbian = {
  chooseTower: "Izaberite na slici ili na spisku.",
  towers: "Zgrade",
  floor: "{floor}. sprat",
  homeList: "Spisak stanova",
  nonsense: "x",
  retry: 7,
};

type Setup = { readonly project?: object; readonly texts?: (route: Route) => Promise<void>; readonly lang?: string };

/** A partner's page in a language, with a project of version 2 and its own texts file; counts the requests for that file. */
async function open(page: Page, markup: string, { project = {}, texts, lang = "sq" }: Setup): Promise<() => number> {
  let requestCount = 0;
  const file = { ...sampleProject, version: 2, name: { sq: "Kulla", de: "Der Turm" }, ...project };
  await page.route("**/project/other.json", (route) => route.fulfill({ json: file }));
  await page.route("**/project/texts.sr.json", (route) => {
    requestCount += 1;
    return texts ? texts(route) : route.fulfill({ json: serbian });
  });
  await page.goto("/__fixtures/element/blank.html");
  await page.evaluate(
    ([html, tag]) => {
      document.documentElement.lang = tag ?? "";
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html ?? "");
    },
    [markup, lang],
  );
  await loadScript(page, "kulla.js");
  return () => requestCount;
}

const explorer = (attributes: string): string =>
  `<kulla-floor-explorer project="/project/other.json" tower="k5" floor="3" ${attributes}></kulla-floor-explorer>`;
const picker = (attributes: string): string =>
  `<kulla-building-picker project="/project/other.json" hints="off" ${attributes}></kulla-building-picker>`;

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { name, exact: true }).first();

const turnTo = (page: Page, lang: string): Promise<string> =>
  page.evaluate((tag) => (document.documentElement.lang = tag), lang);

function listen(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  return warnings;
}

const sr = { locales: ["sq", "sr", "en"], texts: { sr: "texts.sr.json" } };
const pages: readonly [lang: string, project: object, title: string, spoken: string][] = [
  ["en", {}, "Floor 3", "en"],
  ["de-AT", {}, "3. Stock", "de"],
  ["fr", {}, "Kati 3", "sq"],
  ["fr", { locales: ["en", "sq"] }, "Floor 3", "en"],
  ["de", { locales: ["en", "sq"] }, "Floor 3", "en"],
  ["sr-Latn-RS", sr, "3. sprat", "sr"],
];

for (const [lang, project, title, spoken] of pages)
  test(`an element that follows a page in ${lang} says "${title}" if the project has ${JSON.stringify(project)}`, async ({
    page,
  }) => {
    const warnings = listen(page);
    await open(page, explorer('locale="auto"'), { lang, project });
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator(`kulla-floor-explorer [lang=${spoken}]`)).toBeVisible();
    expect(warnings).toEqual([]);
  });

test("it follows the page's changes of language in place, until its own language is set", async ({ page }) => {
  await open(page, explorer('locale="auto"'), { lang: "en" });
  await expect(heading(page, "Floor 3")).toBeVisible();
  const before = await heading(page, "Floor 3").elementHandle();
  await turnTo(page, "de");
  await expect(heading(page, "3. Stock")).toBeVisible();
  expect(await heading(page, "3. Stock").evaluate((now, old) => now === old, before)).toBe(true);
  await turnTo(page, "fr");
  await expect(heading(page, "Kati 3")).toBeVisible();
  const element = page.locator("kulla-floor-explorer");
  await element.evaluate((node) => node.setAttribute("locale", "en"));
  await expect(heading(page, "Floor 3")).toBeVisible();
  await turnTo(page, "de");
  await element.evaluate((node) => node.setAttribute("floor", "4"));
  await expect(heading(page, "Floor 4")).toBeVisible();
});

test("without the attribute an element speaks Albanian whatever the page's language", async ({ page }) => {
  await open(page, explorer(""), { lang: "en", project: { locales: ["en"] } });
  await expect(heading(page, "Kati 3")).toBeVisible();
});

test("the project's name is shown in the page's language", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("projectload", ({ detail }) => (document.documentElement.dataset["reported"] = detail.name)),
  );
  await open(page, explorer('locale="auto"'), { lang: "de-AT" });
  await expect(page.locator("html")).toHaveAttribute("data-reported", "Der Turm");
});

test("a project's own language is requested once however many elements use it; missing texts are English", async ({
  page,
}) => {
  const warnings = listen(page);
  const brochure = `<kulla-brochure project="/project/other.json" locale="sr"></kulla-brochure>`;
  const requestCount = await open(page, explorer('locale="sr"') + picker('locale="sr"') + brochure, {
    project: sr,
    texts: (route) => route.fulfill({ json: { ...serbian, title: "Brošura" } }),
  });
  await expect(heading(page, "3. sprat")).toBeVisible();
  await expect(page.locator("kulla-floor-explorer .kulla")).toHaveAttribute("lang", "sr");
  await expect(page.getByRole("list", { name: "Spisak stanova" })).toBeVisible();
  await expect(page.getByRole("button", { name: "One floor up" })).toBeVisible();
  await page.locator("kulla-building-picker").scrollIntoViewIfNeeded();
  await expect(heading(page, "Zgrade")).toBeAttached();
  await page.locator("kulla-brochure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Brošura" })).toBeVisible();
  expect(requestCount()).toBe(1);
  expect(warnings).toEqual([]);
});

const broken: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is missing": (route) => route.fulfill({ status: 404 }),
  "fails to load": (route) => route.abort(),
  "is a web page": (route) => route.fulfill({ body: "<!doctype html><title>Kulla</title>" }),
  "is cut off": (route) => route.fulfill({ body: JSON.stringify(serbian).slice(0, 40) }),
  "is a list": (route) => route.fulfill({ json: ["Zgrade"] }),
};

for (const [fault, texts] of Object.entries(broken))
  test(`if a project's texts file ${fault} its elements are in English, reported once in the console`, async ({
    page,
  }) => {
    const warnings = listen(page);
    await open(page, explorer('locale="sr"') + picker('locale="sr"'), { project: sr, texts });
    await expect(heading(page, "Floor 3")).toBeVisible();
    await expect(page.locator("kulla-floor-explorer .kulla")).toHaveAttribute("lang", "en");
    await page.locator("kulla-building-picker").scrollIntoViewIfNeeded();
    await expect(heading(page, "Towers")).toBeAttached();
    await expect.poll(() => warnings).toEqual([expect.stringContaining("texts.sr.json: the texts did not load")]);
  });

test("until its texts have loaded nothing is shown in another language; then they appear", async ({ page }) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const requestCount = await open(page, explorer('locale="sr"'), {
    project: sr,
    texts: async (route) => {
      await isReleased;
      await route.fulfill({ json: serbian });
    },
  });
  await expect.poll(requestCount).toBe(1);
  await expect(page.locator("kulla-floor-explorer .kulla")).toBeHidden();
  release();
  await expect(heading(page, "3. sprat")).toBeVisible();
});

test(`while a slow project loads, an element that follows its page shows "loading" in the page's language`, async ({
  page,
}) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/project/slow.json", async (route) => {
    await isReleased;
    await route.fulfill({ json: sampleProject });
  });
  await open(page, explorer('locale="auto"').replace("other.json", "slow.json"), { lang: "en" });
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(heading(page, "Floor 3")).toBeVisible();
});

test("a project that loads on the second try provides its language", async ({ page }) => {
  let isCorrected = false;
  await place(page, "");
  await page.route("**/project/texts.sr.json", (route) => route.fulfill({ json: serbian }));
  await page.route("**/project/late.json", (route) =>
    isCorrected ? route.fulfill({ json: { ...sampleProject, version: 2, ...sr } }) : route.fulfill({ status: 500 }),
  );
  const late = explorer('locale="sr"').replace("other.json", "late.json");
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), late);
  await expect(page.getByRole("alert")).toContainText("Serveri dha një gabim.");
  isCorrected = true;
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(heading(page, "3. sprat")).toBeVisible();
});

test("a language that is neither built in nor the project's is reported once, with the available ones", async ({
  page,
}) => {
  const warnings = listen(page);
  await open(page, explorer('locale="xx"'), { project: sr });
  await expect(heading(page, "Kati 3")).toBeVisible();
  await page.locator("kulla-floor-explorer").evaluate((element) => element.setAttribute("partner", "agency"));
  await turnTo(page, "en");
  await expect(heading(page, "Kati 3")).toBeVisible();
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('knows no locale "xx"; there are sq, en, de, sr and auto.')]);
});

test("a project's word for its buildings replaces the built-in word for towers, in each language that has one", async ({
  page,
}) => {
  await open(page, picker(""), { project: { buildingWord: words } });
  const element = page.locator("kulla-building-picker");
  await expect(heading(page, "Blloqet")).toBeAttached();
  await expect(page.getByRole("list", { name: "Blloqet" })).toBeVisible();
  await expect(element.getByText("Zgjidhni në pamje ose në listë.").first()).toBeAttached();
  await expect(element.getByText(/kullat|kullën|kullave/i)).toHaveCount(0);
  await element.evaluate((node) => node.setAttribute("locale", "en"));
  await expect(page.getByRole("list", { name: "Blocks" })).toBeVisible();
  await expect(element.getByText("Choose in the picture or in the list.").first()).toBeAttached();
  await element.evaluate((node) => node.setAttribute("locale", "de"));
  await expect(page.getByRole("list", { name: "Liste der Türme" })).toBeVisible();
});

test("the page's own words take precedence over the project's, in its word for buildings and in its own language", async ({
  page,
}) => {
  const own = `texts='{"towers":"Our houses","retry":"Again"}'`;
  await open(page, picker(`locale="en" ${own}`), {
    project: { ...sr, buildingWord: { ...words, sr: ["x", "zgradice"] } },
  });
  await expect(heading(page, "Our houses")).toBeAttached();
  await expect(page.getByRole("list", { name: "Blocks" })).toBeVisible();
  await page.locator("kulla-building-picker").evaluate((element) => element.setAttribute("locale", "sr"));
  await expect(page.getByRole("list", { name: "Zgradice" })).toBeVisible();
  await expect(heading(page, "Our houses")).toBeAttached();
  await expect(page.getByText("Izaberite na slici ili na spisku.").first()).toBeAttached();
});

const onServer = { ...sampleProject, version: 2, ...sr, locales: ["sr", "sq", "en"] };

test("markup rendered in the project's own language is hydrated without a node replaced", async ({ page }) => {
  const warnings = listen(page);
  await page.route("**/project/project.json", (route) => route.fulfill({ json: onServer }));
  await page.route("**/project/texts.sr.json", (route) => route.fulfill({ json: serbian }));
  const attributes = { tower: "k5", floor: 3, locale: "auto" };
  await openPartnerPage(page, rendered("kulla-floor-explorer", attributes, { project: onServer, texts: serbian }));
  const title = heading(page, "3. sprat");
  await expect(title).toBeVisible();
  const before = await title.elementHandle();
  await turnTo(page, "fr");
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(title).toBeVisible();
  expect(await title.evaluate((now, old) => now === old, before)).toBe(true);
  await turnTo(page, "en-GB");
  await expect(heading(page, "Floor 3")).toBeVisible();
  expect(await heading(page, "Floor 3").evaluate((now, old) => now === old, before)).toBe(true);
  expect(warnings).toEqual([]);
});

test("a server's markup in the project's first language changes to the page's without a node replaced", async ({
  page,
}) => {
  const warnings = listen(page);
  await openPartnerPage(page, rendered("kulla-floor-explorer", { tower: "k5", floor: 3, locale: "auto" }));
  await turnTo(page, "de");
  const before = await heading(page, "Kati 3").elementHandle();
  await hydrate(page);
  await expect(heading(page, "3. Stock")).toBeVisible();
  expect(await heading(page, "3. Stock").evaluate((now, old) => now === old, before)).toBe(true);
  expect(warnings).toEqual([]);
});
