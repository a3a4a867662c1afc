import { readFileSync } from "node:fs";
import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../../support/mailboxTest.ts";
import { expectScreen, place } from "../../support/place.ts";

const file = readFileSync("public/project/project.json", "utf8");
const building = '<kulla-building-picker project="/project/other.json" tower="k5" hints="off"></kulla-building-picker>';

/** The visitor's message for each failure of the project file. */
const cases: readonly [fault: string, answer: (route: Route) => Promise<void>, sentence: string, code: string][] = [
  ["is missing", (route) => route.fulfill({ status: 404 }), "Të dhënat e projektit nuk u gjetën.", "notFound"],
  ["reaches a failing server", (route) => route.fulfill({ status: 500 }), "Serveri dha një gabim.", "serverError"],
  ["is refused", (route) => route.abort("connectionrefused"), "Serveri nuk u arrit.", "unreachable"],
  ["is empty", (route) => route.fulfill({ body: "" }), "Të dhënat e projektit nuk lexohen dot.", "notJson"],
  ["is a web page", (route) => route.fulfill({ body: "<!doctype html>" }), "nuk lexohen dot.", "notJson"],
  ["is cut off", (route) => route.fulfill({ body: file.slice(0, 9000) }), "nuk lexohen dot.", "notJson"],
  ["is not a project", (route) => route.fulfill({ body: '{"hello":1}' }), "nuk janë të plota.", "badProject"],
];

for (const [fault, answer, sentence, code] of cases) {
  test(`a project file that ${fault} is explained in a sentence, and trying again shows the floors`, async ({
    page,
  }) => {
    let isCorrected = false;
    await page.route("**/project/other.json", (route) => (isCorrected ? route.fulfill({ body: file }) : answer(route)));
    const codes = await collectFailures(page);
    await place(page, building);
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect.poll(codes).toEqual([code]);

    const retry = page.getByRole("button", { name: "Provo përsëri" });
    await retry.click();
    await expect.poll(codes).toEqual([code, code]);
    await expect(retry).toBeFocused();

    isCorrected = true;
    await retry.click();
    await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
    await expect(
      page
        .getByRole("link", { name: /^Kati 11/ })
        .or(page.getByRole("button", { name: /^Kati 11/ }))
        .first(),
    ).toBeVisible();
  });
}

test("without a network a message names the missing connection, and a retry loads the project once there is one", async ({
  page,
  context,
}) => {
  await place(page, '<kulla-building-picker project="/project/project.json"></kulla-building-picker>');
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  await context.setOffline(true);
  await page
    .locator("kulla-building-picker")
    .evaluate((picker) => picker.setAttribute("project", "/project/project.json?2"));
  await expect(page.getByRole("alert")).toContainText("Nuk ka lidhje me internetin.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
});

test("a slow project file is shown as loading", async ({ page }) => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  await page.route("**/project/other.json", async (route) => {
    await promise;
    await route.fulfill({ body: file });
  });
  await place(page, building);
  await expect(page.getByRole("status").filter({ hasText: "Duke u ngarkuar..." })).toBeVisible();
  resolve();
  await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
});

test("an apartment whose layout names only a folder shows the pictures found there", async ({ page }) => {
  const picture = readFileSync("public/project/layouts/1/image1.jpg");
  const requested: string[] = [];
  await page.route("**/found/*.jpg", (route) => {
    requested.push(new URL(route.request().url()).pathname);
    const isThere = /image[123]\.jpg$/.test(route.request().url());
    return isThere ? route.fulfill({ contentType: "image/jpeg", body: picture }) : route.fulfill({ status: 404 });
  });
  const project = { version: 1, name: "", towers: [], floors: [], plans: [], layouts: [{ id: "7", folder: "found" }] };
  await page.route("**/project/other.json", (route) => route.fulfill({ json: project }));
  await place(page, '<kulla-apartment-preview project="/project/other.json" layout="7"></kulla-apartment-preview>');
  await expect(page.getByText("1 nga 3")).toBeVisible();
  expect([...new Set(requested)]).toEqual([1, 2, 3, 4].map((index) => `/project/found/image${index}.jpg`));
});

test("an apartment whose folder is empty shows that it has no pictures", async ({ page }) => {
  const project = { version: 1, name: "", towers: [], floors: [], plans: [], layouts: [{ id: "7", folder: "found" }] };
  await page.route("**/project/other.json", (route) => route.fulfill({ json: project }));
  await place(page, '<kulla-apartment-preview project="/project/other.json" layout="7"></kulla-apartment-preview>');
  await expect(page.getByText("Nuk ka imazhe.")).toBeVisible();
});

/** The codes of the `projectfail` events so far. */
async function collectFailures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    document.addEventListener("projectfail", (event) => {
      if (event instanceof CustomEvent) codes.push(event.detail.code);
    });
  });
  return () => page.evaluate(() => [...Object(window).codes].map(String));
}
