import { existsSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { allFiles } from "../../../build/docs/contents.ts";
import { pageUrl } from "../../../build/docs/sitePages.ts";
import { axeFaults } from "../../support/axe.ts";
import { watchConsole } from "../../support/watchConsole.ts";

/** The elements on each page, by the page's address. */
const live: Readonly<Record<string, string>> = {
  "/docs/": "kulla-building-picker",
  ...Object.fromEntries(
    allFiles
      .filter((file) => file.startsWith("docs/elements/"))
      .map((file) => [pageUrl(file), file.replace(/^.*\/|\.md$/g, "")]),
  ),
};

// If Rspress, which builds the manual, cannot be installed, a site has no manual, and the build says so.
test.beforeAll(() => expect(existsSync("dist/site/docs/index.html"), "npm run build writes the manual").toBe(true));

test.use({ reducedMotion: "reduce" });

async function expectWorking(page: Page, tag: string): Promise<void> {
  const element = page.locator(`.live ${tag}`);
  await element.scrollIntoViewIfNeeded();
  await expect(element.locator("img:visible, image:visible").first()).toBeVisible();
  const pictures = () =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/project\/.*\.(?:webp|avif|jpg|svg)$/.test(new URL(name).pathname)).length;
  await expect.poll(() => page.evaluate(pictures)).toBeGreaterThan(0);
}

for (const file of allFiles) {
  const address = pageUrl(file);

  test(
    `${address} opens without an error, contacts no other host, fits a phone and a desktop${live[address] ? `, and shows <${live[address]}> working, with its picture` : ""}`,
    { tag: "@chromium" },
    async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      const messages = watchConsole(page);
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "http:") && !/^(?:data|blob):/.test(url)) elsewhere.push(url);
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeVisible();
      // The elements' own tests run in both engines.
      if (live[address]) await expectWorking(page, live[address]);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overhang(), `sideways at ${width} px`).toBe(0);
        // Elements have their own tests. One style sheet lays out all pages: desktop differences are visible on those with elements.
        if (width === 390 || (width === 1440 && address in live))
          expect(await axeFaults(page, { by: address in live ? "wcag" : "all" }), `${width} px`).toEqual([]);
      }
      expect(elsewhere).toEqual([]);
      expect(messages).toEqual([]);
    },
  );
}

test("/docs/ shows <kulla-building-picker> working, with its picture", async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto("/docs/");
  await expectWorking(page, "kulla-building-picker");
  expect(messages).toEqual([]);
});

/**
 * Questions as partners, owners and developers type them, misspelled and in other words, too, each with the pages that answer it (below
 * `/docs/`).
 */
const questions: Readonly<Record<string, readonly (readonly [question: string, ...pages: string[]])[]>> = {
  partners: [
    ["how do I change the colors", "partners/style"],
    ["set another font", "partners/style"],
    ["open the picker on a certain floor", "elements/kulla-floor-explorer"],
    ["does it work without cookies", "partners/security-and-privacy"],
    ["embed in wordpress", "partners/site-builders"],
    ["content security policy", "partners/security-and-privacy"],
    ["send inquiries to my CRM", "partners/inquiries"],
    ["google analytics", "partners/measuring"],
    ["german translation", "partners/words-and-languages"],
    ["which browsers are supported", "partners/browser-support"],
    ["use it in react", "partners/frameworks"],
    ["wcag conformance", "accessibility"],
    ["element stays empty", "partners/first-embed"],
    ["page jumps while loading", "partners/first-embed"],
    ["which texts can I change", "partners/words-and-languages"],
    ["floorselect event", "elements/kulla-building-picker"],
    ["360 tour does not open", "partners/first-embed"],
    ["open by double click", "partners/first-embed"],
    ["where do I put the files on my server", "partners/first-embed", "owners/on-the-web"],
    ["CORS error", "partners/first-embed", "owners/on-the-web"],
    ["picker not showing", "partners/first-embed", "partners/site-builders"],
    ["script tag is removed by the editor", "partners/site-builders"],
    ["iframe height", "partners/iframe"],
    ["widht of the element", "partners/style"],
    ["sticky header covers the filter", "partners/style"],
    ["dark mode", "partners/style"],
    ["shadow dom css", "partners/style"],
    ["typescript types for react", "partners/frameworks"],
    ["nextjs server side rendering", "partners/html-before-script", "partners/frameworks"],
    ["show only availible flats", "partners/elements"],
    ["form submit to php", "partners/inquiries"],
    ["inquirys not arriving", "partners/inquiries", "owners/questions"],
    ["facebook pixel", "partners/measuring"],
    ["gdpr consent checkbox", "partners/security-and-privacy", "partners/inquiries"],
    ["translate into serbian", "partners/words-and-languages", "owners/questions"],
    ["seo google index apartments", "partners/html-before-script"],
    ["feed for real estate portals", "partners/apartment-list"],
    ["internet explorer", "partners/browser-support"],
    ["wordpres shortcode", "partners/wordpress"],
    ["custom url for each apartment", "partners/links"],
    ["chatgpt ai agent", "partners/assistants"],
  ],
  owners: [
    ["update prices from excel", "owners/sync"],
    ["mark an apartment as sold", "owners/availability"],
    ["360 tour panorama", "owners/studio"],
    ["prices disappeared", "owners/questions"],
    ["assign layouts to apartments", "owners/questions"],
    ["install without repository", "owners/folder"],
    ["import excel list", "owners/studio", "owners/afternoon"],
    ["go back to an older version", "owners/questions", "owners/folder"],
    ["instal the studio on windows", "owners/afternoon", "owners/folder"],
    ["rservation of an apartment until a date", "owners/sync", "owners/project-file", "owners/studio"],
    ["project.json example", "owners/project-file"],
    ["parking space", "owners/project-file", "owners/sync", "owners/studio"],
    ["polygon svg path of apartment", "owners/project-file"],
    ["price history", "owners/prices"],
    ["upload to netlify", "owners/website", "owners/on-the-web"],
  ],
  developers: [
    ["how do I run one test", "developers/running"],
    ["add a new attribute", "contributing"],
    [
      "folder structure",
      "developers/finding",
      "developers/architecture",
      "partners/first-embed",
      "owners/folder",
      "contributing",
    ],
    ["enviroment variables", "developers/running"],
    ["architecure overview", "developers/architecture"],
    ["make a release", "developers/releasing"],
    ["update screenshots baseline", "developers/working", "developers/running"],
    ["why own 360 viewer", "developers/decisions/sphere-viewer"],
  ],
};

for (const [readers, rows] of Object.entries(questions)) {
  test(`the search answers what ${readers} ask among its first three pages`, { tag: "@chromium" }, async ({ page }) => {
    await page.goto("/docs/");
    await page.keyboard.press("Control+K");
    const dialog = page.getByRole("dialog", { name: "Search the manual" });
    const status = dialog.getByRole("status");
    const unanswered: string[] = [];
    for (const [question, ...pages] of rows) {
      await dialog.getByRole("searchbox").fill("");
      await expect(status).toHaveText("");
      await dialog.getByRole("searchbox").fill(question);
      await expect(status).toHaveText(/pages? found/);
      const links = await dialog.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      const first = links.slice(0, 3).map((link) => link?.split("#")[0]);
      if (!pages.some((each) => first.includes(`/docs/${each}`))) unanswered.push(`${question}: ${first.join(", ")}`);
    }
    expect(unanswered).toEqual([]);
  });
}

test("the search works by keyboard, and says when nothing is found", async ({ page }) => {
  await page.goto("/docs/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).press("Enter");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await field.fill("xyzzyqwert");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found. Try other words.");
  expect(await axeFaults(page, { by: "all", part: "dialog" })).toEqual([]);
  await field.fill("iframe");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/docs\/partners\/iframe/);
});

test("code is copied by its button", { tag: "@chromium" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/partners/first-embed");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("widgets/kulla.js");
});

test("at 320, 820 and 1440 px no button covers the code that it copies", { tag: "@chromium" }, async ({ page }) => {
  await page.goto("/docs/partners/elements");
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const buttons = page.getByRole("button", { name: "Copy" });
    await expect(buttons.first()).toBeVisible();
    const covered = await buttons.evaluateAll(
      (all) =>
        all.filter((button) => {
          const [own, code] = [button, button.previousElementSibling].map((each) => each?.getBoundingClientRect());
          return (
            own &&
            code &&
            own.left < code.right &&
            own.right > code.left &&
            own.top < code.bottom &&
            own.bottom > code.top
          );
        }).length,
    );
    expect(covered, `at ${width} px`).toBe(0);
  }
});

test("every link of the manual leads to an existing page", { tag: "@chromium" }, async ({ request }) => {
  const lost: string[] = [];
  const linkedFrom = new Map<string, string>();
  for (const file of allFiles) {
    const page = pageUrl(file);
    const html = await (await request.get(page)).text();
    // The policy of the entire site allows neither.
    expect(html, page).not.toMatch(/<script(?![^>]* src=)|<style| style="| on\w+="/);
    for (const [, target = ""] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) linkedFrom.set(target, page);
    for (const [, id = ""] of html.matchAll(/href="#([^"]+)"/g))
      if (!html.includes(`id="${id}"`)) lost.push(`${page}#${id}`);
  }
  for (const [target, page] of linkedFrom) {
    const [path = "", anchor] = target.split("#");
    const answer = await request.get(path);
    const isThere = answer.ok() && (anchor === undefined || (await answer.text()).includes(`id="${anchor}"`));
    if (!isThere) lost.push(`${page} -> ${target}`);
  }
  expect(lost).toEqual([]);
});

test(
  "assistants find the manual as a list, as one text, and as rules for embedding",
  { tag: "@chromium" },
  async ({ request }) => {
    const list = await (await request.get("/docs/llms.txt")).text();
    for (const file of allFiles.slice(1)) expect(list).toContain(`](${pageUrl(file)})`);
    const full = await (await request.get("/docs/llms-full.txt")).text();
    expect(full.split(/\s+/).length).toBeGreaterThan(20_000);
    expect(await (await request.get("/docs/skill/SKILL.md")).text()).toContain("name: embed-kulla");
  },
);
