import { readFileSync } from "node:fs";
import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { availabilityFile } from "../../support/availabilityFile.ts";
import { expectDrawn } from "../../support/tour.ts";
import { openHydrated } from "../../support/hydratedPage.ts";
import { isAlive } from "../../support/isAlive.ts";
import { updatedSite } from "../../support/updatedSite.ts";
import { troubledSite } from "../../support/faultyProxy.ts";

// Firefox driven this way cannot be disconnected from the network.
test.use({ serviceWorkers: "allow" });

/** Whether an address is in the visitor's cache. */
const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Waits until everything a page or frame has loaded is in the visitor's cache: the worker stores it after the response. */
async function expectAllKept(place: Page | FrameLocator): Promise<void> {
  const left = () =>
    place.locator("html").evaluate(async () => {
      const loaded = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
      const own = loaded.filter((url) => url.startsWith(`${location.origin}/`));
      const cached = await Promise.all(own.map((url) => caches.match(url, { ignoreSearch: true })));
      return own.filter((_, index) => !cached[index]);
    });
  await expect.poll(left).toEqual([]);
}

test("visited pages open again without a network: by their address and interactive", async ({ page, context }) => {
  await page.goto("/");
  await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
  await page.goto("/third-floor");
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByRole("heading", { name: "Kati 3" }).first()).toBeVisible();
  await expectAllKept(page);
  expect(await isKept(page, "/widgets/kulla-floor-explorer.js")).toBe(true);
  await context.setOffline(true);
  await page.goto("/third-floor");
  await expect(page.getByRole("heading", { name: "Kati 3" }).first()).toBeVisible();
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dy kulla, një park.");
});

test("a visited tour opens again without a network", async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/");
  await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
  await page.goto("/vr-9-1");
  await expectDrawn(page.frameLocator("iframe"));
  await expectAllKept(page);
  await expectAllKept(page.frameLocator("iframe"));
  await context.setOffline(true);
  await page.goto("/vr-9-1");
  await expectDrawn(page.frameLocator("iframe"));
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Ndenja");
});

test("a visited page opens from the cache if the network stalls", async ({ page, baseURL }) => {
  const site = await troubledSite(baseURL ?? "");
  try {
    await page.goto(site.url);
    await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
    await page.goto(`${site.url}/about`);
    await expectAllKept(page);
    site.setTrouble(() => "stalls");
    await page.goto(site.url);
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
  } finally {
    await site.close();
  }
});

test("statuses seen before are shown without a network, with their age", async ({ page, context, baseURL }) => {
  const site = await troubledSite(baseURL ?? "");
  const file = availabilityFile(1, { "k5-03-02": { status: "reserved" } }, { generatedAt: new Date().toISOString() });
  site.setTrouble((path) => (path === "/project/availability.json" ? { script: JSON.stringify(file) } : "none"));
  const expectReserved = async (): Promise<void> => {
    await page.goto(`${site.url}/apartments/k5-03-02`);
    const apartment = page.locator("kulla-apartment-preview");
    await expect.poll(() => apartment.evaluate((element) => "screen" in element)).toBe(true);
    await apartment.evaluate((element) => element.setAttribute("availability", "/project/availability.json"));
    await expect(apartment).toContainText("E rezervuar");
    await expect(apartment).toContainText(/Gjendja më \d\d\.\d\d\., ora \d\d:\d\d/);
  };
  try {
    await page.goto(site.url);
    await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
    await expectReserved();
    await expectAllKept(page);
    await context.setOffline(true);
    await expectReserved();
  } finally {
    await site.close();
  }
});

test("a page that a host sends in place of a script is not cached: the next visit gets the script", async ({
  page,
  baseURL,
}) => {
  const site = await troubledSite(baseURL ?? "");
  try {
    await page.goto(site.url);
    await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
    site.setTrouble((path) => (path.startsWith("/widgets/c/") ? "sendsPage" : "none"));
    const answers: string[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/widgets/c/"))
        answers.push(response.headers()["content-type"] ?? "");
    });
    await page.goto(`${site.url}/third-floor`);
    await expect.poll(() => answers).toContain("text/html");
    site.setTrouble(() => "none");
    await page.goto(`${site.url}/third-floor`);
    await expect.poll(() => isAlive(page)).toBe(true);
  } finally {
    await site.close();
  }
});

test("after an update a visitor gets the entire new site, and without a network each page in the version they saw", async ({
  page,
  context,
  baseURL,
}) => {
  const [old, renewed] = ["Dy kulla, një park.", "Dy kulla, dy parqe."];
  const site = await updatedSite(baseURL ?? "", old, renewed);
  const heading = page.getByRole("heading", { level: 1 });
  /** The versions of the page's files. */
  const versions = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const assets = names.filter((name) => name.startsWith("/assets/"));
      return [...new Set(assets.map((name) => (name.startsWith("/assets/next-") ? "new" : "old")))];
    });
  const expectVersion = async (path: string, version: string, title: string): Promise<void> => {
    // Its words are there before its code: later requests must not be cut off.
    await openHydrated(page, site.url + path);
    await expect(heading).toHaveText(title);
    expect(await versions()).toEqual([version]);
  };
  try {
    await page.goto(site.url);
    await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
    await expectVersion("/about", "old", "Nga energjia te shtëpia.");
    await expectAllKept(page);
    await expectVersion("/", "old", old);
    site.publish();
    await expectVersion("/", "new", renewed);
    await expectAllKept(page);
    await context.setOffline(true);
    await expectVersion("/", "new", renewed);
    await expectVersion("/about", "old", "Nga energjia te shtëpia.");
  } finally {
    await site.close();
  }
});

test("an owner switches the worker off with another sw.js: on the next visit the caches are gone and pages load from the network", async ({
  page,
  baseURL,
}) => {
  const script = readFileSync("demo/offline/serviceWorkerOff.js", "utf8");
  const site = await troubledSite(baseURL ?? "");
  try {
    await page.goto(site.url);
    await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
    expect((await page.goto(`${site.url}/about`))?.fromServiceWorker()).toBe(true);
    site.setTrouble((path) => (path === "/sw.js" ? { script } : "none"));
    await page.goto(`${site.url}/about`);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([]);
    expect((await page.goto(`${site.url}/contact`))?.fromServiceWorker()).toBe(false);
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await site.close();
  }
});

test("nothing of other origins is cached, and pages of partners are left alone", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => isKept(page, "/"), { timeout: 30_000 }).toBe(true);
  const elsewhere = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const cached = await Promise.all(stores.map((store) => store.keys()));
    return cached.flat().filter(({ url }) => !url.startsWith(location.origin)).length;
  });
  expect(elsewhere).toBe(0);
});

test("a partner's page with elements registers no service worker", async ({ page }) => {
  await page.goto("/__fixtures/picker.html");
  await page.locator('[part~="region"]').first().waitFor({ state: "attached" });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
