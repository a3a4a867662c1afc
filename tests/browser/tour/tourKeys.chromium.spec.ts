import { expect, test } from "@playwright/test";
import type { TourFile } from "../../../src/project/tourFile.ts";
import { sampleFacts, tourRoutes } from "../../support/siteRoutes.ts";

// One page and a small view for all: every one of them is rendered in software here.
test.use({ viewport: { width: 320, height: 240 }, reducedMotion: "reduce" });
test.describe.configure({ timeout: 240_000 });

const addresses = new Set(tourRoutes.flatMap(({ tour }) => tour ?? []));

/** The one that /vr shows to visitors who open its address. */
const [firstTour = ""] = Object.values(sampleFacts.tours);

test("every tour opens: its first picture is drawn or it says why not, nothing throws, every way leads somewhere", async ({
  page,
}) => {
  expect(tourRoutes).toHaveLength(40);
  expect(addresses.size).toBe(39);
  const reported: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && reported.push(`${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => reported.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 400 && reported.push(`${response.status()} ${response.url()}`),
  );
  for (const address of addresses) {
    await page.goto(address);
    const { scenes, stills }: TourFile = await (
      await page.request.get(address.replace("index.htm", "tour.json"))
    ).json();
    if (scenes.length > 0) await expect(page.locator(".view.drawn"), address).toBeVisible({ timeout: 30_000 });
    else await expect(page.getByRole("alert"), address).toContainText("Këtu janë fotot.");
    if (scenes.length === 0 && stills.length > 0) await expect(page.locator(".stills img").first()).toBeVisible();
    const sceneIds = scenes.map(({ id }) => id);
    for (const { id, folder, links } of scenes) {
      for (const { to } of links) expect(sceneIds, `${address}: ${id} to ${to}`).toContain(to);
      if (sceneIds.length > 1) expect(links.length, `${address}: ${id} has a way out`).toBeGreaterThan(0);
      const picture = new URL(`${folder}full.webp`, page.url()).href;
      expect((await page.request.head(picture)).status(), picture).toBe(200);
    }
    await expect(page.locator(".doors .door-button")).toHaveCount(scenes[0]?.links.length ?? 0);
  }
  expect(reported).toEqual([]);
});

test("every tour's page has the frame of its own address in its HTML, and it may fill the screen", async ({ page }) => {
  for (const { path, tour } of tourRoutes) {
    const html = await (await page.request.get(path)).text();
    const [frame = ""] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame, path).toContain(`src="${tour ?? firstTour}"`);
    expect(frame, path).toContain('allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"');
    expect(html, path).not.toContain("<footer");
    expect((await page.request.get(tour ?? firstTour)).status(), tour).toBe(200);
  }
});
