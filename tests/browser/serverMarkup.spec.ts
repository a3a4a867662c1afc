import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { goToSleeping, isAlive } from "../support/isAlive.ts";
import { bringToLife, isTakenOver, links, linksFile, openStrangersPage, rendered } from "../support/serverPage.ts";

type Case = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** What stands there, by its name. */
  readonly heading: string;
  /** A part of the page that has a name and no heading. */
  readonly isRegion?: boolean;
  /** A way on, and where it leads. */
  readonly way: string;
  readonly leadsTo: string;
};

const screens: Readonly<Record<string, Case>> = {
  "the site": {
    tag: "kulla-building-picker",
    attributes: {},
    heading: "Kullat",
    way: "Kulla 5, 11 kate, 91 banesa",
    leadsTo: "/strangers/k5",
  },
  "a tower": {
    tag: "kulla-building-picker",
    attributes: { tower: "k5" },
    heading: "Kulla 5",
    way: "Kati 11, 3 banesa, 2 të lira",
    leadsTo: "/strangers/k5/11",
  },
  "a storey": {
    tag: "kulla-floor-explorer",
    attributes: { tower: "k6", floor: 4 },
    heading: "Kati 4",
    way: "Një kat më lart",
    leadsTo: "/strangers/k6/5",
  },
  "a home": {
    tag: "kulla-apartment-preview",
    attributes: { apartment: "k5-07-05" },
    heading: "Banesa 5",
    way: "PYET PER CMIMIN",
    leadsTo: "/strangers/ask?home=k5-07-05",
  },
  "the whole way, at a tower": {
    tag: "kulla-apartment-picker",
    attributes: { tower: "k6" },
    heading: "Kulla 6",
    way: "Kati 10, 6 banesa, 4 të lira",
    leadsTo: "/strangers/k6/10",
  },
  "the brochure": {
    tag: "kulla-brochure",
    attributes: {},
    heading: "Broshura",
    isRegion: true,
    way: "Shkarko PDF",
    leadsTo: "/project/brochure/brochure.pdf",
  },
};

async function expectScreen(page: Page, { tag, heading, isRegion, way, leadsTo }: Case): Promise<void> {
  const element = page.locator(tag);
  const role = isRegion ? "region" : "heading";
  await expect(element.getByRole(role, { name: heading, exact: true }).first()).toBeAttached();
  await expect(element.getByRole("link", { name: way }).first()).toHaveAttribute("href", leadsTo);
  await expect
    .poll(() =>
      element.evaluate(
        (host) =>
          [...(host.shadowRoot?.querySelectorAll("img") ?? [])].filter(
            (image) => image.complete && image.naturalWidth > 0 && image.checkVisibility(),
          ).length,
      ),
    )
    .toBeGreaterThan(0);
}

for (const [name, screen] of Object.entries(screens)) {
  const { tag, attributes } = screen;
  test.describe(name, () => {
    test(`${name} rendered in the browser has its ways as links`, async ({ page }) => {
      const written = Object.entries({ hints: "off", ...attributes }).map(([key, value]) => ` ${key}="${value}"`);
      await openStrangersPage(page, `<${tag}${written.join("")} links='${JSON.stringify(links)}'></${tag}>`);
      await bringToLife(page);
      await expectScreen(page, screen);
    });

    test(`${name} rendered on a server is there without script`, async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await openStrangersPage(page, rendered(tag, attributes));
      await expectScreen(page, screen);
    });

    test(`${name} is taken over: no node replaced, nothing moved, no picture asked for twice, nothing in the console`, async ({
      page,
    }) => {
      const lines: string[] = [];
      const pictures: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && lines.push(message.text()));
      page.on("pageerror", (error) => lines.push(String(error)));
      page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
      await openStrangersPage(page, rendered(tag, attributes));
      await expectScreen(page, screen);
      const marked = await markNodes(page, tag);
      await bringToLife(page);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await expectScreen(page, screen);
      expect(marked).toBeGreaterThan(20);
      expect(await lostNodes(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      const asked = pictures.filter((url) => !url.startsWith("data:"));
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
      expect(lines).toEqual([]);
    });
  });
}

/** Remembers every node that the server has rendered and the window sees, and listens for layout shifts. */
function markNodes(page: Page, tag: string): Promise<number> {
  return page.locator(tag).evaluate((host) => {
    const nodes = [...(host.shadowRoot?.querySelectorAll(".kulla, .kulla *") ?? [])].filter(
      (node) => !node.closest("svg.regions, svg.shape") || node.checkVisibility(),
    );
    const shifts: number[] = [];
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value") as number);
      }).observe({ type: "layout-shift" });
    }
    Object.assign(globalThis, { marked: nodes, shifts });
    return nodes.length;
  });
}

/** Those of them that are gone. */
function lostNodes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nodes = Reflect.get(globalThis, "marked") as readonly Element[];
    return nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 80));
  });
}

function shiftsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(globalThis, "shifts") as readonly number[]);
}

const tower = screens["a tower"];

test("focus, scroll and an open list stay through the take-over", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  const summary = page.getByText("Lista e kateve");
  await summary.click();
  const row = page.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
  await row.focus();
  const top = await page.evaluate(() => scrollY);
  await bringToLife(page);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(row).toBeFocused();
  // Firefox rounds it to the screen's dots when the page is laid out anew.
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(1);
});

test("a press before the code is there follows the link, one after it stays in the element", async ({ page }) => {
  await page.route("**/strangers/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Ours</h1>" }));
  const markup = rendered("kulla-apartment-picker", { tower: "k5" });
  await openStrangersPage(page, markup);
  const row = page.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
  await row.click();
  await expect(page).toHaveURL(/\/strangers\/k5\/3$/);
  await openStrangersPage(page, markup);
  await bringToLife(page);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await row.click();
  await expect(page.getByRole("heading", { name: "Kati 3" })).toBeVisible();
  await expect(page).toHaveURL(/\/strangers-page$/);
});

test("a press with Ctrl is the browser's: the link opens beside the page, which stays where it is", async ({
  page,
  context,
}) => {
  await page.route("**/strangers/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Ours</h1>" }));
  await openStrangersPage(page, rendered("kulla-apartment-picker", { tower: "k5" }));
  await bringToLife(page);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const opened = context.waitForEvent("page");
  await page
    .getByRole("list", { name: "Lista e kateve" })
    .getByRole("link", { name: /^Kati 3/ })
    .click({ modifiers: ["ControlOrMeta"] });
  const beside = await opened;
  await expect.poll(() => beside.url()).toMatch(/\/strangers\/k5\/3$/);
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
});

test("a project that has changed since is rendered anew, in one step, and the console says so once", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
  await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  await page.route("**/project/project.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("Kulla 5", "Kulla Pesë") });
  });
  await bringToLife(page);
  await expect(page.getByRole("heading", { name: "Kulla Pesë" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(0);
  expect(lines).toEqual([expect.stringContaining("renders anew")]);
});

test("a page that moves the element before it lives sees it where it put it, without a word", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
  await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  await page.locator("kulla-building-picker").evaluate((element) => element.setAttribute("tower", "k6"));
  await bringToLife(page);
  await expect(page.getByRole("heading", { name: "Kulla 6" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(0);
  expect(lines).toEqual([]);
});

test("where the project does not come, what the server rendered stays, with a sentence and a retry that takes it over", async ({
  page,
}) => {
  let isDown = true;
  await page.route("**/project/project.json", (route) => (isDown ? route.abort() : route.continue()));
  await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  await bringToLife(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(1);
});

test("with its style sheet late, a server's markup is never seen bare", async ({ page }) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/widgets/kulla.css", async (route) => {
    await isReleased;
    await route.continue();
  });
  const html = `<h1>Before</h1>${rendered("kulla-building-picker", { tower: "k5" })}<p>After</p>`;
  await page.route("**/strangers-page", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>Late</title><main>${html}</main>`,
    }),
  );
  await page.goto("/strangers-page", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Before" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
});

test("twenty elements of a server are taken over by one request for the project and one for React", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const one = rendered("kulla-building-picker", { tower: "k5" });
  await openStrangersPage(page, `<div style="display: contents">${one.repeat(20)}</div>`);
  await bringToLife(page);
  await expect(async () => {
    await goToSleeping(page);
    expect(await isAlive(page)).toBe(true);
  }).toPass();
  expect(asked.filter((path) => path.endsWith("project.json"))).toHaveLength(1);
  expect(asked.filter((path) => /\/core-/.test(path))).toHaveLength(1);
});

test("no address of data or of a page's attribute leads to a script", () => {
  const hostile = { tower: "javascript:alert(1)", floor: "JaVaScRiPt:alert(1)", apartment: "data:text/html,<script>" };
  const html = rendered(tower?.tag ?? "", { tower: "k5" }, { links: hostile });
  expect(html.replace(/ links="[^"]*"/, "")).not.toMatch(/script:|data:text/i);
});

test("inside a shadow root of the page's own an element of a server is shown and taken over as anywhere", async ({
  page,
}) => {
  const own = `<section><template shadowrootmode="open">${rendered("kulla-building-picker", { tower: "k5" })}</template></section>`;
  await openStrangersPage(page, own);
  const heading = page.getByRole("heading", { name: "Kulla 5" });
  await expect(heading).toBeVisible();
  const picker = page.locator("kulla-building-picker");
  const box = await picker.locator(".kulla").elementHandle();
  await bringToLife(page);
  await expect(picker.locator(".kulla:not([hidden])")).toBeVisible();
  expect(await picker.locator(".kulla").evaluate((now, before) => now === before, box)).toBe(true);
});

test("markup that a script puts into the page, or an older browser leaves as a template, is shown by the loader", async ({
  page,
}) => {
  await openStrangersPage(page, "<div id='place'></div>");
  await page.route("**/kulla-building-picker.js", (route) => route.abort());
  await bringToLife(page);
  await page.evaluate(
    (html) => ((document.querySelector("#place") ?? document.body).innerHTML = html),
    rendered("kulla-building-picker", { tower: "k5" }),
  );
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
});

test("what the command has written leads on by its links from another host while ours is down", async ({ page }) => {
  const written = spawnSync(
    "node",
    [
      "dist/package/bin/kulla.js",
      "render",
      "kulla-building-picker",
      "--project=public/project/project.json",
      "--tower=k5",
      `--links=${linksFile}`,
      "--project-url=https://kulla.test/project/project.json",
      "--script-base=https://kulla.test/widgets/",
    ],
    { encoding: "utf8" },
  );
  expect(written.stderr).toBe("");
  expect(written.status).toBe(0);
  // The sheet lies in the partner's cache, or on their own host; nothing else comes from ours.
  const sheet = readFileSync("dist/widgets/kulla.css", "utf8");
  await page.route("https://kulla.test/**", (route) =>
    route.request().url().endsWith("/kulla.css")
      ? route.fulfill({ contentType: "text/css", body: sheet })
      : route.abort(),
  );
  await page.route("**/strangers/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Ours</h1>" }));
  await openStrangersPage(page, written.stdout);
  await bringToLife(page);
  await page
    .getByRole("list", { name: "Lista e kateve" })
    .getByRole("link", { name: /^Kati 3/ })
    .click();
  await expect(page).toHaveURL(/\/strangers\/k5\/3$/);
});

const wrongUses: Readonly<Record<string, readonly string[]>> = {
  "There is no command": ["rendr"],
  'There is no tag "kulla-towers"': ["render", "kulla-towers"],
  "--project is missing": ["render", "kulla-building-picker"],
  "has no attribute page": ["render", "kulla-building-picker", "--project", "x.json", "--page", "3"],
};

for (const [sentence, words] of Object.entries(wrongUses))
  test(`the command used wrongly says: ${sentence}`, () => {
    const { status, stdout, stderr } = spawnSync("node", ["dist/package/bin/kulla.js", ...words], { encoding: "utf8" });
    expect(stderr).toContain(sentence);
    expect(stdout).toBe("");
    expect(status).toBe(2);
  });

test("the command says what it cannot read and what the project lacks, and exits with 1", () => {
  const run = (...words: readonly string[]) =>
    spawnSync("node", ["dist/package/bin/kulla.js", "render", "kulla-building-picker", ...words], { encoding: "utf8" });
  const missing = run("--project", "nowhere.json");
  expect(missing.stderr).toContain("nowhere.json cannot be read");
  expect(missing.status).toBe(1);
  const unknown = run("--project", "public/project/project.json", "--tower", "k99");
  expect(unknown.stderr).toContain("the project has no tower");
  expect(unknown.stdout).toContain("<kulla-building-picker");
  expect(unknown.status).toBe(1);
});
