import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import type { TourNotes } from "../../../owner/studio/draft/tours/tourNotes.ts";
import { photograph, picture, put, smallDraft } from "../../support/ownerFolder.ts";
import { savedAt, test } from "../../support/studio/openStudio.ts";

test.use({ reducedMotion: "reduce" });

const layouts = [{ id: "a", plan: picture("layouts/a/plan.svg", [100, 100], "Planet/kati 1.svg"), pictures: [] }];
const draft = smallDraft({ layouts });

/** A wall above a floor, each in its own colour. */
const panorama = (background: string, width = 4096): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .composite([
      { input: { create: { width, height: width / 4, channels: 3, background: "#c7b79c" } }, left: 0, top: width / 4 },
    ])
    .jpeg()
    .toBuffer();

const notesIn = async (folder: string): Promise<TourNotes | undefined> => {
  const text = await readFile(join(folder, "kulla-draft.json"), "utf8");
  const { project } = JSON.parse(text) as { project: { tours?: { studio?: TourNotes }[] } };
  return project.tours?.[0]?.studio;
};
const toTours = (page: Page) =>
  page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /^Vizitat 360°/ })
    .click();
const drop = (page: Page, files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
  page.getByLabel("Shto skenë").setInputFiles(files);
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const sphere = (page: Page, scene: string) => page.getByRole("application", { name: `Pamja 360°: ${scene}` });
const scenes = (page: Page) => page.getByRole("region", { name: "Skenat", exact: true });

async function newTour(page: Page): Promise<void> {
  await toTours(page);
  await page.getByRole("button", { name: "Vizitë e re" }).click();
  await expect(page.getByRole("heading", { name: "Vizita e tipit a" })).toBeVisible();
}

async function twoScenes(page: Page): Promise<void> {
  await newTour(page);
  await drop(page, [jpeg("Ndenja.jpg", await panorama("#e9dfcf")), jpeg("Ballkoni.jpg", await panorama("#cfe3ef"))]);
  await expect(scenes(page).getByRole("button", { name: /pa dyer$/ })).toHaveCount(2);
  await scenes(page)
    .getByRole("button", { name: /Ndenja/ })
    .click();
  await expect(sphere(page, "Ndenja")).toBeVisible();
  // The server renders the sphere's pictures first.
  await expect(page.getByText("Skena po hapet…")).toHaveCount(0, { timeout: 30_000 });
}

test("panoramas become scenes named in three languages, and a press on the floor creates a door with its way back", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await twoScenes(page);
  const box = await sphere(page, "Ndenja").boundingBox();
  if (!box) throw new Error("The sphere has no box.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.75);
  await expect(page.getByRole("heading", { name: "Dera" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Të çon te" })).toHaveValue("balcony");
  await expect(page.getByRole("checkbox", { name: "Edhe kthimi: Ballkoni te Ndenja" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Dera: Ballkoni" })).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.2);
  await expect(page.getByText("Shtypni në dysheme, nën vijën e horizontit.")).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
  const notes = await notesIn(folder);
  expect(notes).toMatchObject({
    layout: "a",
    title: { sq: "Banesa a", en: "Apartment a", de: "Wohnung a" },
    scenes: [
      { id: "living-room", name: { sq: "Ndenja", en: "Living room", de: "Wohnen" }, file: "Ndenja.jpg", width: 4096 },
      { id: "balcony", doors: [{ to: "living-room", yawDeg: 180 }] },
    ],
  });
  const [door] = notes?.scenes?.[0]?.doors ?? [];
  expect(door).toMatchObject({ to: "balcony", yawDeg: 0 });
  // A quarter of the view below the horizon, with a vertical field of 65 degrees: 17.7 degrees down, from 1.6 m.
  expect(door?.distanceM).toBeCloseTo(5, 0);
});

test("a tour is built with keyboard and fields alone: door, distance, names, first view, place; each step can be undone", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await twoScenes(page);
  await page.getByRole("button", { name: "Shto derë në mes të pamjes" }).press("Enter");
  await page.getByRole("spinbutton", { name: "Largësia, m" }).fill("2.3");
  await page.getByRole("spinbutton", { name: "Drejtimi, °" }).fill("20.3");
  await expect(page.getByText(/Kthimi shikon 20° anash derës/)).toBeVisible();
  await page.getByRole("button", { name: "Drejtoje" }).click();
  await expect(page.getByText(/anash derës/)).toHaveCount(0);
  await page.getByRole("button", { name: "Pamja e nisjes", exact: true }).click();
  await page.getByRole("textbox", { name: "Emri, English" }).fill("Salon");
  await page.getByRole("spinbutton", { name: "Pamja e nisjes, gradë" }).fill("300");
  await page.getByRole("spinbutton", { name: "Nga e majta" }).fill("30");
  await page.getByRole("spinbutton", { name: "Nga lart" }).fill("70");
  await expect(savedAt(page)).toBeVisible();
  await expect
    .poll(async () => (await notesIn(folder))?.scenes?.[0])
    .toMatchObject({
      name: { en: "Salon" },
      startDeg: 60,
      at: [30, 70],
      doors: [{ to: "balcony", yawDeg: 339.7, distanceM: 2.3 }],
    });
  const undo = page.getByRole("banner").getByRole("button", { name: /^Ktheje/ });
  await undo.click();
  await undo.click();
  await expect.poll(async () => (await notesIn(folder))?.scenes?.[0]?.at).toBeUndefined();
});

test("a file that is not a panorama is reported by name and not saved; the others of the same drop are", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await newTour(page);
  await drop(page, [
    jpeg("katror.jpg", await photograph(800, 600)),
    jpeg("letra.jpg", Buffer.from("a letter")),
    jpeg("vogel.jpg", await panorama("#fff", 1024)),
    jpeg("Ndenja.jpg", await panorama("#e9dfcf")),
  ]);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "katror.jpg ka 800 × 600 px. Një panoramë është dy herë më e gjerë se e lartë (2:1).",
  );
  await expect(alert).toContainText("letra.jpg: Ky skedar nuk lexohet si foto.");
  await expect(alert).toContainText("vogel.jpg është e gjerë vetëm 1024 px. Duhen së paku 2048 px.");
  await expect(sphere(page, "Ndenja")).toBeVisible();
  for (const name of ["katror.jpg", "letra.jpg", "vogel.jpg"]) {
    await expect(stat(join(folder, name))).rejects.toThrow("ENOENT");
  }
});

test("a published tour works like the sample's tours", async ({ page, owner }) => {
  await owner.open(draft);
  await twoScenes(page);
  await page.getByRole("button", { name: "Shto derë në mes të pamjes" }).click();
  await expect(savedAt(page)).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Publiko/ })
    .click();
  await page
    .getByRole("main")
    .getByRole("button", { name: "Publiko" })
    .or(page.getByRole("complementary").getByRole("button", { name: "Publiko" }))
    .first()
    .click();
  await expect(page.getByText("U publikua versioni 1.")).toBeVisible({ timeout: 40_000 });
  const shown = new URL((await page.getByRole("link", { name: "i tanishmi" }).getAttribute("href")) ?? "");
  await page.goto(`${shown.searchParams.get("published")}tours/a/vr-a-1/index.htm`);
  await expect(page.getByRole("button", { name: "Shko te: Ballkoni" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Shko te: Ballkoni" }).first().click();
  await expect(page.getByRole("button", { name: "Shko te: Ndenja" }).first()).toBeVisible();
});

test("a tour made elsewhere is shown in a frame that can access neither the studio nor any other file", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  await put(folder, "secret.txt", "secret");
  await put(folder, "Vizita e vjetër/data.txt", "rooms");
  await put(
    folder,
    "Vizita e vjetër/index.htm",
    `<!doctype html><title>360</title><p id="own"></p><p id="parent"></p><p id="other"></p><script src="tour.js"></script>`,
  );
  await put(
    folder,
    "Vizita e vjetër/tour.js",
    `const say = (id, text) => (document.getElementById(id).textContent = text);
     fetch("data.txt").then((answer) => answer.text()).then((text) => say("own", text), () => say("own", "refused"));
     fetch("/files/secret.txt").then((answer) => answer.text()).then((text) => say("other", text), () => say("other", "refused"));
     try { say("parent", parent.document.title); } catch { say("parent", "refused"); }`,
  );
  await toTours(page);
  await page.getByRole("button", { name: "Merre vizitën" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#own")).toHaveText("rooms");
  await expect(frame.locator("#parent")).toHaveText("refused");
  await expect(frame.locator("#other")).toHaveText("refused");
});

async function publish(page: Page, version: number): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Publiko/ })
    .click();
  await page.getByRole("complementary").getByRole("button", { name: "Publiko" }).click();
  await expect(page.getByText(`U publikua versioni ${version}.`)).toBeVisible({ timeout: 40_000 });
}

const tours = [{ id: "vr-a-1", url: "tours/a/vr-a-1/index.html" }];
for (const [what, more, at] of [
  ["in its own folder", { tours: [{ ...tours[0], studio: { folder: "Vizita" } }] }, "Vizita"],
  ["that came with the project", { tours }, "tours/a/vr-a-1"],
] as const) {
  test(`a tour made elsewhere ${what} is published once its owner agrees, and never with a server's program`, async ({
    page,
    owner,
  }) => {
    const { folder } = await owner.open(smallDraft({ layouts, ...more }));
    await put(folder, `${at}/index.html`, "<!doctype html><title>360</title><script src='tour.js'></script>");
    await put(folder, `${at}/tour.js`, "document.title = 'A tour'");
    await put(folder, `${at}/upload.php`, "<?php");
    const inTour = () => readdir(join(folder, "published/tours/a/vr-a-1")).catch((): string[] => []);
    await publish(page, 1);
    const leftOut = page.getByRole("region", { name: "Çka nuk u publikua" });
    await expect(leftOut).toContainText(`${at}/upload.php`);
    expect(await inTour()).toEqual([]);
    await leftOut.getByRole("button", { name: /Kjo vizitë është bërë diku tjetër/ }).click();
    await page.getByRole("checkbox", { name: /I besoj atij që e ka bërë/ }).check();
    await expect.poll(async () => (await notesIn(folder))?.allowsScripts).toBe(true);
    await publish(page, 2);
    expect((await inTour()).toSorted()).toEqual(["index.html", "tour.js"]);
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test("axe finds no problems in the list of tours, a tour and its door", async ({ page, owner }) => {
      await owner.open(draft);
      await toTours(page);
      const faults = () => axeFaults(page, { by: "all" });
      expect(await faults()).toEqual([]);
      await twoScenes(page);
      expect(await faults()).toEqual([]);
      await page.getByRole("button", { name: "Shto derë në mes të pamjes" }).click();
      expect(await faults()).toEqual([]);
    });
  });
}

test("an owner sees a tour as visitors will, turned to its first view, and returns to work", async ({
  page,
  owner,
}) => {
  await owner.open(draft);
  await twoScenes(page);
  await page.getByRole("button", { name: "Shto derë në mes të pamjes" }).click();
  await page.getByRole("button", { name: "Shiko si vizitori" }).press("Enter");
  const visit = page.frameLocator("iframe[title='Vizita e tipit a']");
  await expect(visit.getByRole("heading", { name: "Ndenja" })).toBeVisible();
  await visit.getByRole("button", { name: /Ballkoni/ }).click();
  await expect(visit.getByRole("heading", { name: "Ballkoni" })).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Kthehu te puna" }).click();
  await expect(sphere(page, "Ndenja")).toBeVisible();
});

test("a tour's folder is chosen on the disk and copied into the project completely; one without a page is reported", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(draft);
  const tour = await mkdtemp(join(tmpdir(), "kulla-tour-"));
  await put(tour, "Vizita e tretë/index.htm", "<!doctype html><title>360</title><h1>Skena</h1>");
  await put(tour, "Vizita e tretë/skena/1.jpg", await photograph(64, 32));
  await put(tour, "bosh/fotot/1.jpg", await photograph(64, 32));
  await toTours(page);
  const choose = page.getByLabel("Zgjidh dosjen e vizitës");
  await choose.setInputFiles(join(tour, "bosh"));
  await expect(page.getByRole("alert")).toHaveText("Kjo dosje nuk ka as index.htm as index.html.");
  await choose.setInputFiles(tour);
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Skena" })).toBeVisible();
  await expect.poll(() => notesIn(folder)).toMatchObject({ layout: "a", folder: "Vizita e tretë" });
  const [own, original] = [folder, tour].map((each) => readFile(join(each, "Vizita e tretë/skena/1.jpg")));
  expect(await own).toEqual(await original);
  // The same folder once more is used in place.
  await page.getByRole("button", { name: "Të gjitha vizitat" }).click();
  await choose.setInputFiles(tour);
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Skena" })).toBeVisible();
  expect((await readdir(folder)).filter((name) => name.startsWith("Vizita"))).toEqual(["Vizita e tretë"]);
  await rm(tour, { recursive: true });
});
