import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { startStudioServer } from "../../../owner/studio/server/web/studioServer.ts";
import { axeFaults } from "../../support/axe.ts";
import { makeOwnerFolder, put, smallDraft, smallProject } from "../../support/ownerFolder.ts";
import { draftIn, savedAt, test as base } from "../../support/studio/openStudio.ts";
import { startStudio } from "../../support/studio/startStudio.ts";

type Start = {
  /** A folder for owners' folders. */
  readonly all: string;
  /** The studio without a folder, run by a user with that home folder. */
  readonly begin: () => Promise<void>;
};

const test = base.extend<{ readonly start: Start }>({
  start: async ({ page }, use) => {
    const all = await mkdtemp(join(tmpdir(), "kulla-start-"));
    const stops: (() => Promise<void>)[] = [];
    const begin = async () => {
      const studio = await startStudio(undefined, 0, { HOME: all });
      stops.push(studio.stop);
      await page.goto(studio.address);
    };
    await use({ all, begin });
    for (const stop of stops) await stop();
    await rm(all, { recursive: true });
  },
});

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole("button", { name: /^Hap një projekt/ }).click();
  await page.getByLabel("Rruga e dosjes").fill(folder);
  await page.getByRole("button", { name: "Hap dosjen" }).click();
}

test("a new project begins with the folder of its pictures, then its name", async ({ page, start }) => {
  await start.begin();
  await expect(title(page, "Nga figurat te banesat.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Projekt i ri/ }).click();
  await expect(page.getByLabel("Rruga e dosjes")).toBeFocused();
  await page.getByLabel("Rruga e dosjes").fill(join(start.all, "nowhere"));
  await page.getByRole("button", { name: "Hap dosjen" }).click();
  await expect(page.getByRole("alert")).toHaveText("Kjo dosje nuk gjendet.");
  await put(start.all, "Lagjja/Fotot/1.txt", "");
  await page.getByLabel("Rruga e dosjes").fill(join(start.all, "Lagjja"));
  await page.getByRole("button", { name: "Hap dosjen" }).click();
  await page.getByLabel("Emri i projektit").fill("Lagjja e re");
  await page.getByRole("button", { name: "Projekt i ri" }).click();
  await expect(title(page, "Lagjja e re")).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
  expect(await draftIn(join(start.all, "Lagjja"))).toMatchObject({ project: { name: "Lagjja e re" } });
});

test("the folder is chosen in a list, by mouse and by keyboard", async ({ page, start }) => {
  await rename(await makeOwnerFolder(start.all), join(start.all, "Blloku"));
  await put(start.all, "Lagjja/Fotot/1.txt", "");
  await put(start.all, ".hidden/1.txt", "");
  await put(start.all, "note.txt", "");
  await start.begin();
  await page.getByRole("button", { name: /^Projekt i ri/ }).click();
  const rows = page.getByRole("list", { name: `Dosjet te ${start.all}` }).getByRole("button");
  await expect(rows).toHaveText(["Një nivel më lart", /^Blloku\s*Projekt$/, "Lagjja"]);
  expect(await axeFaults(page)).toEqual([]);
  const path = page.getByLabel("Rruga e dosjes");
  await expect(path).toHaveValue("");
  await rows.filter({ hasText: "Lagjja" }).focus();
  await page.keyboard.press("Enter");
  await expect(path).toHaveValue(join(start.all, "Lagjja"));
  const up = page.getByRole("button", { name: "Një nivel më lart" });
  await expect(page.getByRole("button", { name: "Fotot" })).toBeVisible();
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: "Fotot" }).click();
  await expect(page.getByText("Këtu nuk ka dosje.")).toBeVisible();
  await page.getByRole("button", { name: "Dosja personale" }).click();
  await page.getByRole("button", { name: "Blloku" }).click();
  await page.getByRole("button", { name: "Hap dosjen" }).click();
  await expect(title(page, "Blloku")).toBeVisible();
});

test("a folder that was removed in the meantime is reported, and the list stays", async ({ page, start }) => {
  await put(start.all, "Lagjja/Fotot/1.txt", "");
  await start.begin();
  await page.getByRole("button", { name: /^Hap një projekt/ }).click();
  const row = page.getByRole("button", { name: "Lagjja" });
  await expect(row).toBeVisible();
  await rm(join(start.all, "Lagjja"), { recursive: true });
  await row.click();
  await expect(page.getByRole("alert")).toHaveText("Kjo dosje nuk gjendet.");
  await expect(row).toBeVisible();
});

test("a new project shows the first and the next step, until it is published", async ({ page, owner }) => {
  await owner.open({ draftVersion: 1, settings: {}, project: { version: 2, name: "Lagjja", towers: [], floors: [] } });
  const steps = page.getByRole("region", { name: "Hapat e parë" });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  const next = steps.locator("[aria-current=step]");
  await expect(next).toContainText("Hapi i radhës");
  expect(await axeFaults(page)).toEqual([]);
  await next.getByRole("button", { name: /^Banesat/ }).click();
  await page.getByLabel("Zgjidh listën").setInputFiles({ name: "l.csv", mimeType: "", buffer: Buffer.from(list) });
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await page
    .getByRole("button", { name: /^Krijo/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name: "Përmbledhja" }).click();
  await expect(steps.getByText("Banesat, u krye")).toBeVisible();
  await next.getByRole("button", { name: /^Fotot e ndërtesave/ }).click();
  await expect(title(page, "Godina A")).toBeVisible();
});

const list = "Godina;Kati;Banesa;Gjendja\nGodina A;1;1;E lirë\nGodina A;2;1;E shitur\n";

test("a project is opened by its folder, or by its project.json, which is imported", async ({ page, start }) => {
  const folder = await makeOwnerFolder(start.all);
  await start.begin();
  await openFolder(page, folder);
  await expect(title(page, "Blloku")).toBeVisible();
  await put(start.all, "tjetri/project.json", JSON.stringify(smallProject({ name: "Tjetri" })));
  await page.getByRole("button", { name: "Studio, te faqja e fillimit" }).click();
  await openFolder(page, join(start.all, "tjetri/project.json"));
  await page.getByRole("button", { name: /^Merr projektin që është këtu/ }).click();
  await expect(title(page, "Tjetri")).toBeVisible();
  // Until another folder is open, the previous one stays, and there is a way back to it.
  await page.getByRole("button", { name: "Studio, te faqja e fillimit" }).click();
  await page.getByRole("button", { name: "Kthehu te tjetri" }).click();
  await expect(title(page, "Tjetri")).toBeVisible();
});

test("the sample is Kulla's, opened as a copy that the owner can edit", async ({ page, start }) => {
  const copy = join(start.all, "kulla-sample");
  const sample = { project: "public/project", tours: "public/tours", copy };
  const studio = await startStudioServer({ port: 0, page: "dist/package/studio", sample });
  try {
    await page.goto(studio.address);
    await expect(page.getByText(`Kopja juaj: ${copy}`)).toBeVisible();
    await page.getByRole("button", { name: /^Provo me shembullin 2 kulla, 179 banesa/ }).click();
    await expect(title(page, "Kulla")).toBeVisible();
    await expect(page.getByText("2 kulla, 21 kate, 179 banesa")).toBeVisible();
    await expect(savedAt(page)).toBeVisible();
    expect(await readdir(copy)).toContain("kulla-draft.json");
  } finally {
    await studio.close();
  }
});

test("a window on the previous folder says that another one was opened, and changes nothing there", async ({
  page,
  start,
}) => {
  const [one, other] = [
    await makeOwnerFolder(start.all),
    await makeOwnerFolder(start.all, smallDraft({ name: "Tjetri" })),
  ];
  await start.begin();
  await openFolder(page, one);
  await expect(title(page, "Blloku")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Studio, te faqja e fillimit" }).click();
  await openFolder(second, other);
  await expect(title(second, "Tjetri")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(basename(other));
  await expect(page.getByRole("navigation", { name: "Projekti" })).toHaveCount(0);
  expect(await draftIn(other)).toMatchObject({ project: { name: "Tjetri" } });
  await page.getByRole("button", { name: "Shko te ajo dosje" }).click();
  await expect(title(page, "Tjetri")).toBeVisible();
});

test("a folder with the studio's name that came with a received folder is reported with its new name", async ({
  page,
  start,
}) => {
  const folder = await makeOwnerFolder(start.all);
  await put(folder, ".kulla/draft-before.json", JSON.stringify(smallDraft()));
  await start.begin();
  await openFolder(page, folder);
  await expect(title(page, "Blloku")).toBeVisible();
  const notice = page.getByText("«.kulla» erdhi bashkë me dosjen dhe nuk e ka bërë Studioja në këtë kompjuter.");
  await expect(notice).toContainText("Tani quhet «.kulla-received-1»");
  expect(await axeFaults(page)).toEqual([]);
  expect(await readdir(join(folder, ".kulla-received-1"))).toEqual(["draft-before.json"]);
  // Even without a draft, and not for the studio's own files.
  await put(start.all, "tjetri/.kulla/lock.json", "{}");
  await page.getByRole("button", { name: "Studio, te faqja e fillimit" }).click();
  await openFolder(page, join(start.all, "tjetri"));
  await expect(page.getByLabel("Emri i projektit")).toBeVisible();
  await expect(notice).toBeVisible();
  await start.begin();
  await openFolder(page, folder);
  await expect(title(page, "Blloku")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
