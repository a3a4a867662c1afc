import { createHash } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { tags } from "../../../widgets/contract/tags.ts";
import { expectScreen } from "../../support/place.ts";

/** A page's requests below /widgets/ and /project/. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

async function open(page: Page, html: string): Promise<void> {
  await page.route("**/host.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${html}` }),
  );
  await page.goto("/host.html");
}

const picker = `<kulla-building-picker hints="off"></kulla-building-picker>`;

test("one classic script registers every tag, with the project next to it, and sets no globals", async ({ page }) => {
  const requested = watchRequests(page);
  await open(
    page,
    `<script>window.before = Object.keys(window)</script>${picker}<script src="/widgets/kulla.iife.js"></script>`,
  );
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual(["/widgets/kulla.iife.js"]);
  expect(requested).toContain("/project/project.json");
  const added = await page.evaluate(() => {
    const { before } = window as unknown as { before: string[] };
    return Object.keys(window).filter(
      (name) => name !== "before" && !name.startsWith("__pw") && !before.includes(name),
    );
  });
  expect(added).toEqual([]);
});

for (const type of ["text/javascript", "module"])
  test(
    `every tag of the contract is in the one script, which finds its project as ${type}`,
    { tag: "@chromium" },
    async ({ page }) => {
      await open(page, `${picker}<script type="${type}" src="/widgets/kulla.iife.js"></script>`);
      await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
      const missing = await page.evaluate((all) => all.filter((tag) => !customElements.get(tag)), [...tags]);
      expect(missing).toEqual([]);
    },
  );

test(
  "a script bundled into another one does not look for a project next to it: a sentence says that the page has to name one",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested = watchRequests(page);
    const reported: string[] = [];
    page.on("console", (message) => message.type() === "warning" && reported.push(message.text()));
    await open(page, `${picker}<script type="module">import "/widgets/kulla.iife.js";</script>`);
    await expect(page.getByRole("alert")).toContainText("Të dhënat e projektit nuk u gjetën.");
    await expect.poll(() => reported.join()).toContain("<kulla-building-picker> needs a project attribute");
    expect(requested.filter((path) => path.endsWith(".json"))).toEqual([]);
    await page
      .locator("kulla-building-picker")
      .evaluate((node) => node.setAttribute("project", "/project/project.json"));
    await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  },
);

for (const folder of ["v1", "v1.0.0"]) {
  test(
    `the scripts under /${folder}/ find the same project file and request nothing outside their folder`,
    { tag: "@chromium" },
    async ({ page }) => {
      const requested = watchRequests(page);
      await open(page, `${picker}<script type="module" src="/widgets/${folder}/kulla.js"></script>`);
      await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
      expect(requested).toContain("/project/project.json");
      const scripts = requested.filter((path) => path.endsWith(".js"));
      expect(scripts.filter((path) => !path.startsWith(`/widgets/${folder}/`))).toEqual([]);
    },
  );
}

test("the list of hashes matches the files, and a page can require it for every script and style sheet", async ({
  page,
  request,
}) => {
  const { files } = (await (await request.get("/widgets/integrity.json")).json()) as { files: Record<string, string> };
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["kulla.js", "kulla.iife.js", "kulla.css"]));
  for (const [file, hash] of Object.entries(files)) {
    const body = await (await request.get(`/widgets/${file}`)).body();
    expect(`sha384-${createHash("sha384").update(body).digest("base64")}`, file).toBe(hash);
  }
  const scripts = Object.entries(files).filter(([file]) => file.endsWith(".js"));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [`/widgets/${file}`, hash]));
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  await open(page, `${map}${picker}<script type="module" src="/widgets/kulla.js"></script>`);
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
});

test("a script that was blocked once has to match its hash at every retry", async ({ page, request }) => {
  const map = await (await request.get("/widgets/importmap.json")).text();
  let tries = 0;
  await page.route(/\/widgets\/kulla-building-picker\.js/, (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: "globalThis.foreign = true;" });
  });
  const base = `<base href="/widgets/"><script type="importmap">${map}</script>`;
  await open(page, `${base}${picker}<script type="module" src="/widgets/kulla.js"></script>`);
  const retry = page.getByRole("button", { name: "Provo përsëri" });
  await retry.click();
  await expect(retry).toBeVisible();
  expect(await page.evaluate(() => "foreign" in globalThis)).toBe(false);
});

test(
  "a portal's page with twenty elements requests the project and React once, and far ones wait",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested = watchRequests(page);
    const row = `<kulla-apartment-preview apartment="k5-03-07"></kulla-apartment-preview>${picker}`;
    const far = `<div style="height: 20000px"></div><kulla-brochure></kulla-brochure>`;
    await open(page, `${row.repeat(10)}${far}<script type="module" src="/widgets/kulla.js"></script>`);
    await expectScreen(page.locator("kulla-building-picker").first(), { name: "site" });
    await expectScreen(page.locator("kulla-apartment-preview").first(), { name: "apartment", apartment: "k5-03-07" });
    expect(requested.filter((path) => path === "/project/project.json")).toHaveLength(1);
    const scripts = requested.filter((path) => path.startsWith("/widgets/"));
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.filter((path) => path.includes("/core-"))).toHaveLength(1);
    expect(scripts).not.toContain("/widgets/kulla-brochure.js");
  },
);
