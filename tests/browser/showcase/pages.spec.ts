import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

test(
  "the old address of the visualisations leads to them, by a link and when opened directly",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const link = page.getByRole("main").getByRole("link", { name: "Vizualizimet" });
    await expect(link).toHaveAttribute("href", "/vizualizimete");
    await link.click();
    await expect(page).toHaveURL(/\/vizualizimet\/?$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Si do të duket.");
    await page.goto("/vizualizimete");
    await expect(page).toHaveURL(/\/vizualizimet\/?$/);
  },
);

test(
  "the company's periods and the numbered amenities are all there, and the heading counts them",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.goto("/about");
    const periods = ["2013–2014", "2014–2016", "2017–2019", "2018–2021", "2023–2025", "2024–2026"];
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(periods);
    await page.goto("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("14 arsye për t’u kthyer në shtëpi.");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(14);
  },
);

test("Back returns a visitor to their scroll position on the page", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.getByText("Kënd lojërash").first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/14 arsye/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60);
});

test("the film on the company's page loops, and a button stops it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const film = page.locator("main video");
  await expect(film).toHaveCount(0);
  const stop = page.getByRole("button", { name: "Ndalo videon" });
  await page.getByRole("img", { name: "Kullat dhe parku, në lëvizje" }).scrollIntoViewIfNeeded();
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused, { timeout: 20_000 }).toBe(false);
  await expect(film).toHaveAttribute("loop", "");
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await stop.click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole("button", { name: "Luaj videon" }).click();
  await expect.poll(isPaused).toBe(false);
});
