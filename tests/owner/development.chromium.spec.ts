import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startStudio } from "../support/studio/startStudio.ts";
import { expectPublished } from "./developmentPublished.ts";
import { soldTo, writeDevelopment } from "./developmentFiles.ts";
import {
  beginProject,
  copyBuilding,
  drawFacades,
  drawPlans,
  drawSite,
  publishDevelopment,
  takeList,
} from "./developmentJourney.ts";
import { expectSite } from "./developmentSite.ts";
import { filesWith } from "./compareWithSample.ts";
import { PressCounter } from "./pressCounter.ts";

test.use({ locale: "sq", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", actionTimeout: 30_000 });

/** Only an owner has this much patience. */
const maxPresses = 300;

test("a sales manager takes five buildings with 624 units through the studio in 300 presses, and the result is correct", async ({
  page,
}) => {
  test.setTimeout(400_000);
  const folder = await mkdtemp(join(tmpdir(), "kulla-development-"));
  await writeDevelopment(folder);
  const studio = await startStudio(folder);
  const owner = new PressCounter(page);
  const step = (name: string, work: () => Promise<void>) =>
    test.step(name, () => {
      owner.begin(name);
      return work();
    });
  try {
    await page.goto(studio.address);
    await step("a new project", () => beginProject(owner));
    await step("the list", () => takeList(owner, folder));
    await step("all buildings", () => drawSite(owner, folder));
    await step("facades", () => drawFacades(owner, folder));
    await step("plans", () => drawPlans(owner, folder));
    await step("the building like the first", () => copyBuilding(owner));
    await step("publishing", () => publishDevelopment(owner));
  } finally {
    await studio.stop();
    test.info().annotations.push({ type: "presses", description: JSON.stringify([...owner.presses]) });
  }
  await test.step("visitors see what the list says", () => expectPublished(join(folder, "published")));
  expect(await filesWith(join(folder, "published"), soldTo)).toEqual([]);
  await test.step("a site is built from it that any static host serves", () => expectSite(folder));
  expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).not.toContain(soldTo[0]);
  expect(owner.all, JSON.stringify([...owner.presses])).toBeLessThanOrEqual(maxPresses);
  await rm(folder, { recursive: true });
});
