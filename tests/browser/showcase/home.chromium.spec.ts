import { delayRequests } from "../../support/delayRequests.ts";
import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

const headings = [
  "Dy kulla, një park.",
  "Çdo dhomë ka dritare, çdo banesë ka ballkon.",
  "Brenda",
  "Ndërtojmë në Prishtinë që nga viti 2013.",
  "Projektet",
  "Hyni brenda.",
  "Kullat në numra",
  "Në Prishtinë, me kodrat përballë.",
  "Një banesë, rastësisht",
];
const parts = "Intro Text Carousel About Projects Vr Stats Counts Location Random".split(" ");

test("the front page has its ten sections in order, each with its own code", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("main > section")).toHaveCount(10);
  const reported = await page.locator("main > section :is(h1, h2)").allTextContents();
  expect(reported.filter((heading) => headings.includes(heading))).toEqual(headings);
  await expect.poll(() => parts.filter((part) => !scripts.some((url) => url.includes(`/${part}Section-`)))).toEqual([]);
  await expect(page.getByRole("main").getByText("400+")).toBeVisible();
  await expect(page.getByRole("main").getByText("179")).toBeVisible();
});

test("a section whose code is slow says Loading... in place while the others are shown", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  const release = await delayRequests(page, "**/assets/StatsSection-*.js");
  await page.locator("footer").getByRole("link", { name: "Ballina" }).click();
  await expect(page.getByText("Loading...")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Brenda", exact: true })).toBeVisible();
  release();
  await expect(page.getByText("400+")).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("one apartment is shown at random: another press shows another free one, and it opens", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const open = page.getByRole("link", { name: "Hap banesën" });
  const first = await open.getAttribute("href");
  await page.getByRole("button", { name: "Një tjetër" }).click();
  await expect(open).not.toHaveAttribute("href", first ?? "");
  await open.click();
  await expect(page).toHaveURL(/\/apartments\/k[56]-\d\d-\d\d$/);
  await expect(page.getByRole("link", { name: "PYET PER CMIMIN" })).toBeVisible();
});

test("the sentence next to the title is in the sky, above the roofs, in every language", async ({ page }) => {
  for (const path of ["/", "/en/", "/de/"]) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 800],
      [1358, 900],
      [1360, 820],
      [1440, 900],
      [1536, 864],
    ] as const) {
      await page.setViewportSize({ width, height });
      const towers = page.locator("kulla-building-picker [part~=region]").filter({ visible: true });
      await expect(towers).toHaveCount(2);
      const roofs = await towers.evaluateAll((regions) =>
        Math.min(...regions.map((region) => region.getBoundingClientRect().top)),
      );
      const foot = await page.locator(".hero-lead p").evaluate((lead) => lead.getBoundingClientRect().bottom);
      expect(foot, `${path} at ${width} x ${height}`).toBeLessThanOrEqual(roofs);
    }
  }
});
