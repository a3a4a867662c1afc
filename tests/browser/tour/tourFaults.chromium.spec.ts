import { readFileSync } from "node:fs";
import { expect, test, type Page, type Route } from "@playwright/test";
import { expectDrawn, testTour, doorTo } from "../../support/tour.ts";

test.use({ viewport: { width: 800, height: 480 } });
test.describe.configure({ timeout: 90_000 });

const full = readFileSync("tests/fixtures/tours/9/vr-9-9/terrace/full.webp");

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "a missing picture (404)": (route) => route.fulfill({ status: 404, body: "no" }),
  "a server's error (500)": (route) => route.fulfill({ status: 500, body: "no" }),
  "an empty picture": (route) => route.fulfill({ contentType: "image/webp", body: "" }),
  "HTML in its place": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
  "a picture cut short": (route) => route.fulfill({ contentType: "image/webp", body: full.subarray(0, 6000) }),
  "a lost connection": (route) => route.abort("connectionreset"),
};

const pictures = /\/terrace\/\w+\.webp$/;

async function gather(page: Page): Promise<string[]> {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await page.goto(testTour);
  await expectDrawn(page);
  return thrown;
}

for (const [kind, answer] of Object.entries(faults))
  test(`${kind}: a message appears, leads to the apartment's pictures, and a retry brings the view back`, async ({
    page,
  }) => {
    const thrown = await gather(page);
    const alert = page.getByRole("alert");
    await page.route(pictures, answer);
    await doorTo(page, "Shko te: Tarraca").dispatchEvent("click");
    await expect(alert).toContainText("nuk u ngarkua.", { timeout: 20_000 });
    await alert.getByRole("button", { name: "Shihni fotot" }).click();
    await expect(page.getByRole("img", { name: "Banesa nga lart" })).toBeVisible();
    await page.unroute(pictures);
    await alert.getByRole("button", { name: "Kthehu te pamja 360°" }).click();
    await expectDrawn(page);
    await expect(alert).toBeEmpty();
    expect(thrown).toEqual([]);
  });

const sharpPictures: Readonly<Record<string, { pattern: RegExp; isNext: boolean }>> = {
  "the sharp picture is": { pattern: /terrace\/full\.webp$/, isNext: true },
  "tiles are": { pattern: /living\/tiles\/\w+\.webp$/, isNext: false },
};

for (const [what, { pattern, isNext }] of Object.entries(sharpPictures))
  test(`if only ${what} bad the blurred view stays, with a message, and sharpens on the second try`, async ({
    page,
  }) => {
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: "no" }));
    const thrown = await gather(page);
    const alert = page.getByRole("alert");
    if (isNext) await doorTo(page, "Shko te: Tarraca").dispatchEvent("click");
    await expect(alert).toContainText("Pamja e mprehtë nuk u ngarkua.", { timeout: 30_000 });
    await expectDrawn(page);
    await page.unroute(pattern);
    // A response that was under way before may still be a bad one.
    const sharp = page.waitForResponse((response) => pattern.test(response.url()) && response.ok());
    await alert.getByRole("button", { name: "Provo përsëri" }).click();
    await sharp;
    await expect(alert).toBeEmpty();
    expect(thrown).toEqual([]);
  });

test("a tile that fails only after the visitor's retry is requested again, without a second message", async ({
  page,
}) => {
  const pending: Route[] = [];
  let isBack = false;
  await page.route(/living\/tiles\/\w+\.webp$/, (route) => {
    if (isBack) return route.continue();
    if (pending.length > 0) return route.fulfill({ status: 404, body: "no" });
    pending.push(route);
    return undefined;
  });
  const thrown = await gather(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Pamja e mprehtë nuk u ngarkua.", { timeout: 30_000 });
  isBack = true;
  await alert.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(alert).toBeEmpty();
  const late = pending[0]?.request().url() ?? "";
  const again = page.waitForResponse((response) => response.url() === late && response.ok());
  await pending[0]?.fulfill({ status: 404, body: "no" });
  await again;
  await expectDrawn(page);
  await expect(alert).toBeEmpty();
  expect(thrown).toEqual([]);
});

test("a picture that never loads has its message after a while, and so does a tour without its data", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(pictures, () => undefined);
  await page.goto(testTour);
  await page.clock.fastForward(500);
  await expectDrawn(page);
  await doorTo(page, "Shko te: Tarraca").dispatchEvent("click");
  // First the preview times out, then the sharp picture.
  await expect(async () => {
    await page.clock.fastForward(13_000);
    await expect(page.getByRole("alert")).toContainText("Pamja 360° nuk u ngarkua.", { timeout: 500 });
  }).toPass();

  for (const body of ["", "<html>", '{"other":1}']) {
    await page.route("**/tour.json", (route) => route.fulfill({ body }));
    await page.goto(testTour);
    await expect(page.getByRole("alert")).toContainText("Vizita 360° nuk u ngarkua.");
    await page.unroute("**/tour.json");
  }
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ndenja");
});

test("a tour whose data is slow says that it is loading, and opens automatically", async ({ page }) => {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/tour.json", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(testTour);
  await expect(page.getByRole("alert")).toContainText("Duke u ngarkuar");
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ndenja");
  await expectDrawn(page);
  await expect(page.getByRole("alert")).toBeEmpty();
});

test("a tour with only one readable picture shows that picture and says why", async ({ page }) => {
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  const still = { src: "/project/site/aerial-1440.jpg", width: 1440, height: 900 };
  const body = JSON.stringify({
    home: null,
    plan: {},
    stills: [null, still],
    scenes: [null, { id: "x", links: [null] }],
  });
  await page.route("**/tour.json", (route) => route.fulfill({ body }));
  await page.goto(testTour);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("img[src*='aerial-1440']")).toBeVisible();
  expect(thrown).toEqual([]);
});
