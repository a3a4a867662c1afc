import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { availabilityFile, json, serveAvailability } from "../../support/availabilityFile.ts";
import { grownProject } from "../../bench/bigProject.ts";
import { place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";
import { stillClock } from "../../support/pausedClock.ts";

// Tall enough that all elements are on screen at once.
test.use({ viewport: { width: 1440, height: 4000 } });

const at = `availability="/availability.json" hints="off"`;
const floor = `<kulla-floor-explorer tower="k5" floor="7" ${at}></kulla-floor-explorer>`;
const tower = `<kulla-building-picker tower="k5" ${at}></kulla-building-picker>`;
const apartment = `<kulla-apartment-preview apartment="k5-07-05" ${at}></kulla-apartment-preview>`;

const five = (status: string, more: object = {}) => ({ "k5-07-05": { status, ...more } });
const minute = (page: Page): Promise<void> => page.clock.fastForward(60_000);

const row = (page: Page, name: RegExp): Locator =>
  page.getByRole("list", { name: "Lista e banesave" }).getByRole("button", { name });
const rowFive = (page: Page): Locator => row(page, /^Banesa 5,/);

/** The change events that the page receives. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: unknown[] = [];
    Object.assign(globalThis, { changes });
    addEventListener("availabilitychange", (event) => changes.push((event as CustomEvent).detail));
  });
}
const changes = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(globalThis, "changes") as unknown[]);

test.beforeEach(async ({ page }) => {
  await stillClock(page);
  await listen(page);
});

test("a visitor sees an apartment being sold: row, plan, cells, legend and its own page, from one request for all", async ({
  page,
}) => {
  const server = await serveAvailability(page, availabilityFile(17, five("available", { price: euros(98_000) })));
  await place(page, floor + tower + apartment);
  await expect(rowFive(page)).toContainText("98.000 €");
  await expect(page.locator("kulla-apartment-preview")).toContainText("E lirë");
  expect(server.requestCount()).toBe(1);
  const cells = page.locator("kulla-building-picker #row-7 .cell-full");
  const before = await cells.getAttribute("d");

  server.serve(availabilityFile(18, five("sold")));
  await minute(page);
  await expect(rowFive(page)).toContainText("E shitur");
  await expect(region(page.locator("kulla-floor-explorer"), "Banesa 5,")).toHaveAttribute("data-status", "sold");
  await expect.poll(() => cells.getAttribute("d")).not.toBe(before);
  await expect(page.locator("kulla-apartment-preview")).toContainText("Kjo banesë është shitur.");
  for (const tag of ["kulla-building-picker", "kulla-apartment-preview"]) {
    await expect(page.locator(tag)).toContainText(/Gjendja më \d\d\.11\., ora \d\d:\d\d/);
  }
  expect(server.requestCount()).toBe(2);
  const detail = { generatedAt: "2026-11-20T10:59:00Z", homes: ["k5-07-05"], partner: null };
  expect((await changes(page)).slice(-3)).toEqual(Array.from({ length: 3 }, () => ({ ...detail, revision: 18 })));
});

test("focus, highlight and the open form stay in place when apartments change", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  await page.setViewportSize({ width: 1440, height: 900 });
  await place(page, floor);
  const outline = region(page, "Banesa 5,");
  const { x, y } = await pointIn(outline);
  await page.mouse.move(x, y);
  await expect(rowFive(page)).toHaveAttribute("data-lit", /./);
  await row(page, /^Banesa 6,/).focus();
  const focused = await row(page, /^Banesa 6,/).elementHandle();
  const lit = await page.locator(".stage").getAttribute("data-lit");

  server.serve(availabilityFile(2, { "k5-07-05": { status: "sold" }, "k5-07-06": { status: "available" } }));
  await minute(page);
  await expect(rowFive(page)).toContainText("E shitur");
  await expect(row(page, /^Banesa 6,.*E lirë/)).toBeFocused();
  expect(await row(page, /^Banesa 6,/).evaluate((now, then) => now === then, focused)).toBe(true);
  expect(await page.locator(".stage").getAttribute("data-lit")).toBe(lit);
  await expect(page.locator(".light.edge")).toHaveAttribute("data-status", /sold|^$/);
  expect(await page.locator(".light.edge .line").getAttribute("d")).not.toBeNull();
});

test("a form being filled in stays open, with everything typed", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  await place(page, apartment);
  await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  const name = page.getByRole("dialog").getByRole("textbox").first();
  await name.fill("Arta");
  server.serve(availabilityFile(2, five("reserved")));
  await minute(page);
  await expect.poll(() => changes(page)).toHaveLength(1);
  await expect(name).toHaveValue("Arta");
  await expect(name).toBeFocused();
});

test("hints continue through a change, and run once", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, five("reserved")));
  await page.setViewportSize({ width: 1440, height: 900 });
  await place(page, `<kulla-building-picker tower="k5" availability="/availability.json"></kulla-building-picker>`);
  await expect.poll(() => changes(page)).toHaveLength(1);
  const flashes = page.locator("kulla-building-picker .flashes [data-hint]");
  server.serve(availabilityFile(2, five("sold")));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => changes(page)).toHaveLength(2);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(flashes.first()).toBeAttached({ timeout: 50 });
  }).toPass();
});

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "404": (route) => route.fulfill({ status: 404, body: "not here" }),
  "500": (route) => route.fulfill({ status: 500, body: "{}" }),
  "a page in its place": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Hi</h1>" }),
  "half a file": (route) =>
    route.fulfill({ body: JSON.stringify(availabilityFile(99, five("available"))).slice(0, 120) }),
  "no network": (route) => route.abort("internetdisconnected"),
  "an older revision": (route) => json(route, availabilityFile(16, five("available"))),
  "another version": (route) => json(route, availabilityFile(99, five("available"), { version: 2 })),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`${name} changes nothing: the last good file applies until the next one loads`, async ({ page }) => {
    const server = await serveAvailability(page, availabilityFile(17, five("reserved")));
    await place(page, floor);
    await expect(rowFive(page)).toContainText("E rezervuar");
    server.fail(answer);
    await minute(page);
    await expect.poll(server.requestCount).toBe(2);
    server.serve(availabilityFile(18, { ...five("reserved"), "k5-07-04": { status: "sold" } }));
    await expect(rowFive(page)).toContainText("E rezervuar");
    await expect(async () => {
      await minute(page);
      await expect(row(page, /^Banesa 4,/)).toContainText("E shitur", { timeout: 500 });
    }).toPass();
    await expect(rowFive(page)).toContainText("E rezervuar");
    expect((await changes(page)).map((change) => (change as { revision: number }).revision)).toEqual([17, 18]);
  });
}

test("a request that hangs is aborted after ten seconds and sent again", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  server.fail(() => new Promise(() => {}));
  await place(page, floor);
  await expect.poll(server.requestCount).toBe(1);
  await expect(rowFive(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  server.serve(availabilityFile(1, five("sold")));
  await minute(page);
  await expect(rowFive(page)).toContainText("E shitur");
});

test("an outdated file is ignored: prices and statuses disappear, and apartments are not shown as free", async ({
  page,
}) => {
  const reported = availabilityFile(1, five("available", { price: euros(98_000) }), { staleAfterS: 120 });
  const server = await serveAvailability(page, reported);
  await place(page, floor + apartment);
  await expect(rowFive(page)).toContainText("98.000 €");
  server.fail((route) => route.abort("internetdisconnected"));
  await minute(page);
  await expect.poll(server.requestCount).toBe(2);
  await expect(rowFive(page)).toContainText("98.000 €");
  await minute(page);
  await expect(rowFive(page)).not.toContainText("98.000 €");
  await expect(row(page, /E lirë|E shitur|E rezervuar/)).toHaveCount(0);
  await expect(page.locator("kulla-apartment-preview")).not.toContainText("E lirë");
});

/** Makes the page believe that its tab was hidden or shown again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("nothing is requested while the page is hidden, and at once on return", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  await place(page, floor);
  await expect.poll(server.requestCount).toBe(1);
  await setHidden(page, true);
  for (let count = 0; count < 5; count += 1) await minute(page);
  expect(server.requestCount()).toBe(1);
  server.serve(availabilityFile(2, five("sold")));
  await setHidden(page, false);
  await expect(rowFive(page)).toContainText("E shitur");
  expect(server.requestCount()).toBe(2);
});

test("nothing is requested while no element is on screen, and at once when one returns", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  await page.setViewportSize({ width: 1440, height: 900 });
  await place(page, `${floor}<div style="height:9000px"></div>`);
  await expect.poll(server.requestCount).toBe(1);
  await page.evaluate(() => scrollTo(0, 6000));
  // The browser reports visibility in its own time.
  await expect(async () => {
    const before = server.requestCount();
    for (let count = 0; count < 3; count += 1) await minute(page);
    expect(server.requestCount()).toBe(before);
  }).toPass();
  server.serve(availabilityFile(2, five("sold")));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rowFive(page)).toContainText("E shitur");
});

test("once the last element is removed, requests stop and a hanging one is aborted", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, {}));
  await place(page, floor + tower);
  await expect.poll(server.requestCount).toBe(1);
  server.fail(() => new Promise(() => {}));
  await page.evaluate(() => {
    const { fetch: ask } = globalThis;
    globalThis.fetch = (url, options) => {
      Reflect.set(globalThis, "lastAsked", options?.signal);
      return ask(url, options);
    };
  });
  const isGivenUp = () => page.evaluate(() => (Reflect.get(globalThis, "lastAsked") as AbortSignal).aborted);
  await minute(page);
  await expect.poll(server.requestCount).toBe(2);
  expect(await isGivenUp()).toBe(false);
  await page.locator("main").evaluate((main) => main.replaceChildren());
  await expect.poll(isGivenUp).toBe(true);
  for (let count = 0; count < 3; count += 1) await minute(page);
  expect(server.requestCount()).toBe(2);
});

test("a page without such a file requests nothing and loads no code for it", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await place(page, floor.replace(at, ""));
  await expect(rowFive(page)).toBeVisible();
  await minute(page);
  expect(requested.filter((url) => /vailability/.test(url))).toEqual([]);
});

test("another address yields other statuses, an empty one those of the project", async ({ page }) => {
  await serveAvailability(page, availabilityFile(5, five("sold")));
  await page.route("**/other.json", (route) => json(route, availabilityFile(1, five("reserved"))));
  await place(page, floor);
  await expect(rowFive(page)).toContainText("E shitur");
  const element = page.locator("kulla-floor-explorer");
  await element.evaluate((node) => Reflect.set(node, "availability", "/other.json"));
  await expect(rowFive(page)).toContainText("E rezervuar");
  await element.evaluate((node) => Reflect.set(node, "availability", null));
  await expect(rowFive(page)).not.toContainText(/E rezervuar|E shitur/);
});

test("another address without a response changes nothing: the last good file applies, and the page receives the next", async ({
  page,
}) => {
  const five17 = availabilityFile(17, { ...five("sold"), "k5-07-04": { status: "reserved" } });
  const server = await serveAvailability(page, five17);
  let isThere = false;
  let requestCount = 0;
  await page.route("**/other.json", (route) => {
    requestCount += 1;
    return isThere ? json(route, availabilityFile(3, { ...five("sold") })) : route.fulfill({ status: 404 });
  });
  await place(page, floor);
  await expect(rowFive(page)).toContainText("E shitur");
  await page.locator("kulla-floor-explorer").evaluate((node) => Reflect.set(node, "availability", "/other.json"));
  await expect.poll(() => requestCount).toBe(1);
  await expect(rowFive(page)).toContainText("E shitur");
  isThere = true;
  await expect(async () => {
    await minute(page);
    expect(await changes(page)).toHaveLength(2);
  }).toPass();
  await expect(rowFive(page)).toContainText("E shitur");
  const [, { homes: apartments }] = (await changes(page)) as [unknown, { homes: string[] }];
  expect(apartments).toContain("k5-07-04");
  expect(apartments).not.toContain("k5-07-05");
  expect(server.requestCount()).toBe(1);
});

test("of 10,000 apartments one is sold, and nothing else in the list is touched", async ({ page }) => {
  await page.route("**/big.json", (route) => json(route, grownProject({ floors: 200, apartments: 50 })));
  const server = await serveAvailability(page, availabilityFile(1, { "k5-100-5": { status: "available" } }));
  await place(page, floor.replace(`floor="7"`, `floor="100" project="/big.json"`));
  await expect(row(page, /^Banesa 5,.*E lirë/)).toBeVisible();
  await expect.poll(server.requestCount).toBe(1);
  await page.locator("kulla-floor-explorer").evaluate((element) => {
    const touched = new Set<string>();
    Object.assign(globalThis, { touched });
    const list = element.shadowRoot?.querySelector(".list");
    if (!list) throw new Error("There is no list.");
    const rowOf = ({ target }: MutationRecord): string =>
      (target instanceof Element ? target : target.parentElement)?.closest(".row")?.id ?? "the list itself";
    new MutationObserver((records) => records.forEach((record) => touched.add(rowOf(record)))).observe(list, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  server.serve(availabilityFile(2, { "k5-100-5": { status: "sold" } }));
  await minute(page);
  await expect(rowFive(page)).toContainText("E shitur");
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, "touched") as Set<string>)])).toEqual(["row-k5-100-5"]);
});

test("an address in the project file is resolved against that file, in the iframe edition too", async ({ page }) => {
  const server = await serveAvailability(page, availabilityFile(1, five("sold")));
  const file = JSON.parse(readFileSync("public/project/project.json", "utf8")) as object;
  await page.route("**/project/project.json", (route) =>
    json(route, { ...file, availability: "live/availability.json" }),
  );
  const availabilityRequest = page.waitForRequest("**/project/live/availability.json");
  await page.goto("/embed.html?widget=floor-explorer&tower=k5&floor=7&availability=/mine.json");
  await availabilityRequest;
  await expect(rowFive(page)).toContainText("E shitur");
  expect(server.requestCount()).toBe(1);
});

function euros(amount: number): object {
  return { kind: "exact", amount, currency: "EUR" };
}
