import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { goToSleeping, isAlive } from "../../support/isAlive.ts";
import { lostNodes, markNodes } from "../../support/marked.ts";
import { region } from "../../support/region.ts";
import { hydrate, isHydrated, linksFile, openPartnerPage, rendered } from "../../support/serverPage.ts";
import { watchConsole } from "../../support/watchConsole.ts";

test("focus, scroll position and an open list survive hydration", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  const summary = page.getByText("Lista e kateve");
  await summary.click();
  const row = page.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
  await row.focus();
  const top = await page.evaluate(() => scrollY);
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(row).toBeFocused();
  // Firefox rounds it to device pixels when the page is laid out again.
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(1);
});

test("a press before the code has loaded follows the link, one after it stays in the element", async ({ page }) => {
  await page.route("**/partner/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Ours</h1>" }));
  const markup = rendered("kulla-apartment-picker", { tower: "k5" });
  await openPartnerPage(page, markup);
  const row = page.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
  await row.click();
  await expect(page).toHaveURL(/\/partner\/k5\/3$/);
  await openPartnerPage(page, markup);
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await row.click();
  await expect(page.getByRole("heading", { name: "Kati 3" })).toBeVisible();
  await expect(page).toHaveURL(/\/partner-page$/);
});

const lateFiles = {
  "the element's code": "**/widgets/kulla-apartment-search.js",
  "its project": "**/project/project.json",
} as const;

/** Opens a server-rendered search whose file at this address does not load before the returned function is called. */
async function openWaitingSearch(page: Page, address: string): Promise<() => void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPartnerPage(page, rendered("kulla-apartment-search", { locale: "en" }));
  const release = await holdBack(page, address);
  const isAskedFor = page.waitForRequest(address);
  await hydrate(page);
  await isAskedFor;
  return release;
}

/** A file that does not load before the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

for (const [late, address] of Object.entries(lateFiles)) {
  test(`a button pressed before ${late} has loaded acts once as soon as the element is hydrated, and the page receives no other press`, async ({
    page,
  }) => {
    const release = await openWaitingSearch(page, address);
    await page.evaluate(() => {
      document.addEventListener("click", () => document.body.append("heard "));
    });
    const filters = page.getByRole("button", { name: /^Filters/ });
    await filters.click();
    await filters.click();
    release();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expect(page.getByText(/heard/)).toHaveText(/heard heard $/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
    await expect(filters).toBeFocused();
  });
}

const pressesOnRegion: Readonly<Record<string, (target: Locator) => Promise<void>>> = {
  "a press": (target) => target.click(),
  Enter: (target) => target.press("Enter"),
  "the space bar": (target) => target.press(" "),
};
for (const [what, press] of Object.entries(pressesOnRegion))
  for (const [late, address] of [
    ["the element's code", "**/widgets/kulla-building-picker.js"],
    ["its project", lateFiles["its project"]],
  ] as const) {
    test(`${what} on a region without a link, before ${late} has loaded, opens it once as soon as the element is hydrated`, async ({
      page,
    }) => {
      await openPartnerPage(page, rendered("kulla-building-picker", {}, { links: undefined }));
      const release = await holdBack(page, address);
      await page.evaluate(() => {
        addEventListener("screenchange", () => document.body.append("changed "));
      });
      const isAskedFor = page.waitForRequest(address);
      await hydrate(page);
      await isAskedFor;
      await press(region(page, "Kulla 5"));
      release();
      await expect(page.getByRole("heading", { level: 2, name: "Kulla 5" })).toBeVisible();
      await expect(page.getByText(/changed/)).toHaveText(/changed $/);
    });
  }

test("a region that has only been reached by keyboard, or has received other keys, before the element's code has loaded is not opened", async ({
  page,
}) => {
  const code = "**/widgets/kulla-building-picker.js";
  await openPartnerPage(page, rendered("kulla-building-picker", {}, { links: undefined }));
  const release = await holdBack(page, code);
  await region(page, "Kulla 5").focus();
  await page.keyboard.press("ArrowRight");
  const isAskedFor = page.waitForRequest(code);
  await hydrate(page);
  await isAskedFor;
  for (const key of ["k", "ArrowRight", "Escape"]) await page.keyboard.press(key);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 2, name: "Kullat" })).toBeVisible();
  await expect(region(page, "Kulla 5")).toBeFocused();
});

type Press = Parameters<Locator["click"]>[0];

const pressesBeside: Readonly<Record<string, Press>> = {
  "with Ctrl": { modifiers: ["ControlOrMeta"] },
  "of the middle button": { button: "middle" },
};

for (const [kind, press] of Object.entries(pressesBeside)) {
  for (const place of ["row", "region"]) {
    test(
      `a press ${kind} on a ${place} belongs to the browser: the link opens elsewhere, and the page stays where it is`,
      inBothWhen(place === "region" && kind === "of the middle button"),
      async ({ page, context }) => {
        await openPartnerPage(page, rendered("kulla-apartment-picker", { tower: "k5" }));
        await hydrate(page);
        await expect.poll(() => isHydrated(page)).toBe(true);
        const opened = context.waitForEvent("page");
        const picker = page.locator("kulla-apartment-picker");
        const row = picker.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
        await (place === "row" ? row : region(picker, "Kati 3,").locator("path")).click(press);
        const beside = await opened;
        await expect.poll(() => beside.url()).toMatch(/\/partner\/k5\/3$/);
        await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
      },
    );
  }
}

test(
  "a project that has changed since then is rendered again in one step, and the console reports it once",
  { tag: "@chromium" },
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
    await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5" }));
    await page.route("**/project/project.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("Kulla 5", "Kulla Pesë") });
    });
    await hydrate(page);
    await expect(page.getByRole("heading", { name: "Kulla Pesë" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(0);
    await expect.poll(() => lines).toEqual([expect.stringContaining("renders again")]);
  },
);

test(
  "markup of another version is rendered again in one step, and the console reports it once",
  { tag: "@chromium" },
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
    const markup = rendered("kulla-building-picker", { tower: "k5" });
    // The first word of the stamp contains version and data; another version's markup may look different.
    const older = markup
      .replace(/data-stamp="\w+ /, 'data-stamp="older ')
      .replace("<section", "<aside>Older</aside><section");
    await openPartnerPage(page, older);
    await expect(page.getByText("Older")).toBeVisible();
    await hydrate(page);
    await expect(page.getByText("Older")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(1);
    await expect.poll(() => lines).toEqual([expect.stringContaining("renders again")]);
  },
);

test(
  "in another language and with the page's own words an element is hydrated unchanged",
  { tag: "@chromium" },
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && lines.push(message.text()));
    const own = JSON.stringify({ chooseFloor: "Which floor shall it be?" });
    await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5", locale: "en", texts: own }));
    const picker = page.locator("kulla-building-picker");
    await expect(picker.getByText("Which floor shall it be?").first()).toBeVisible();
    expect(await markNodes(picker)).toBeGreaterThan(20);
    await hydrate(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(picker.getByRole("link", { name: /^Floor 3/ }).first()).toBeAttached();
    await expect(picker.getByText("Which floor shall it be?").first()).toBeVisible();
    expect(await lostNodes(page)).toEqual([]);
    expect(lines).toEqual([]);
  },
);

test(
  "a page that moves the element before it is hydrated finds it in its new place, without an error",
  { tag: "@chromium" },
  async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
    await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5" }));
    await page.locator("kulla-building-picker").evaluate((element) => element.setAttribute("tower", "k6"));
    await hydrate(page);
    await expect(page.getByRole("heading", { name: "Kulla 6" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(0);
    expect(lines).toEqual([]);
  },
);

test(
  "an element that its page removes at the moment of hydration goes without an error",
  { tag: "@chromium" },
  async ({ page }) => {
    const messages = watchConsole(page);
    await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5" }));
    await page.locator("kulla-building-picker").evaluate((element) => {
      const box = element.shadowRoot?.querySelector(".kulla[hidden]");
      if (!box) throw new Error("The server's markup is not there.");
      new MutationObserver(() => element.remove()).observe(box, { attributeFilter: ["hidden"] });
    });
    await hydrate(page);
    await expect(page.locator("kulla-building-picker")).toHaveCount(0);
    // React reports errors in its next task.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(messages).toEqual([]);
  },
);

test(
  "if the project fails to load, the server's markup stays, with a message and a retry that hydrates it",
  { tag: "@chromium" },
  async ({ page }) => {
    let isDown = true;
    await page.route("**/project/project.json", (route) => (isDown ? route.abort() : route.continue()));
    await openPartnerPage(page, rendered("kulla-building-picker", { tower: "k5" }));
    await hydrate(page);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Provo përsëri" }).click();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(1);
  },
);

test(
  "twenty server-rendered elements are hydrated with one request for the project and one for React",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const one = rendered("kulla-building-picker", { tower: "k5" });
    await openPartnerPage(page, `<div style="display: contents">${one.repeat(20)}</div>`);
    await hydrate(page);
    await expect(async () => {
      await goToSleeping(page);
      expect(await isAlive(page)).toBe(true);
    }).toPass();
    expect(requested.filter((path) => path.endsWith("project.json"))).toHaveLength(1);
    expect(requested.filter((path) => /\/core-/.test(path))).toHaveLength(1);
  },
);

test("no address in data or in a page's attribute leads to a script", { tag: "@chromium" }, () => {
  const hostile = { tower: "javascript:alert(1)", floor: "JaVaScRiPt:alert(1)", apartment: "data:text/html,<script>" };
  const html = rendered("kulla-building-picker", { tower: "k5" }, { links: hostile });
  expect(html.replace(/ links="[^"]*"/, "")).not.toMatch(/script:|data:text/i);
});

test("inside the page's own shadow root a server's element is shown and hydrated as anywhere", async ({ page }) => {
  const own = `<section><template shadowrootmode="open">${rendered("kulla-building-picker", { tower: "k5" })}</template></section>`;
  await openPartnerPage(page, own);
  const heading = page.getByRole("heading", { name: "Kulla 5" });
  await expect(heading).toBeVisible();
  const picker = page.locator("kulla-building-picker");
  const box = await picker.locator(".kulla").elementHandle();
  await hydrate(page);
  await expect(picker.locator(".kulla:not([hidden])")).toBeVisible();
  expect(await picker.locator(".kulla").evaluate((now, before) => now === before, box)).toBe(true);
});

test("markup that a script inserts into the page, or an older browser leaves as a template, is shown by the loader", async ({
  page,
}) => {
  await openPartnerPage(page, "<div id='place'></div>");
  await page.route("**/kulla-building-picker.js", (route) => route.abort());
  await hydrate(page);
  await page.evaluate(
    (html) => ((document.querySelector("#place") ?? document.body).innerHTML = html),
    rendered("kulla-building-picker", { tower: "k5" }),
  );
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
});

test(
  "the links in the command's output work on another host while Kulla's host is down",
  { tag: "@chromium" },
  async ({ page }) => {
    const result = spawnSync(
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
    expect(result.stderr).toBe("");
    expect(result.status).toBe(0);
    // The sheet is in the partner's cache, or on their own host; nothing else is loaded from ours.
    const sheet = readFileSync("dist/widgets/kulla.css", "utf8");
    await page.route("https://kulla.test/**", (route) =>
      route.request().url().endsWith("/kulla.css")
        ? route.fulfill({ contentType: "text/css", body: sheet })
        : route.abort(),
    );
    await page.route("**/partner/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Ours</h1>" }));
    await openPartnerPage(page, result.stdout);
    await hydrate(page);
    await page
      .getByRole("list", { name: "Lista e kateve" })
      .getByRole("link", { name: /^Kati 3/ })
      .click();
    await expect(page).toHaveURL(/\/partner\/k5\/3$/);
  },
);

const wrongUses: Readonly<Record<string, readonly string[]>> = {
  "There is no command": ["rendr"],
  'There is no tag "kulla-towers"': ["render", "kulla-towers"],
  "--project is missing": ["render", "kulla-building-picker"],
  "has no attribute for --page": ["render", "kulla-building-picker", "--project", "x.json", "--page", "3"],
};

for (const [sentence, words] of Object.entries(wrongUses))
  test(`incorrect use of the command is reported: ${sentence}`, { tag: "@chromium" }, () => {
    const { status, stdout, stderr } = spawnSync("node", ["dist/package/bin/kulla.js", ...words], { encoding: "utf8" });
    expect(stderr).toContain(sentence);
    expect(stdout).toBe("");
    expect(status).toBe(2);
  });

test("the command reports unreadable files and what the project lacks, and exits with 1", { tag: "@chromium" }, () => {
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
