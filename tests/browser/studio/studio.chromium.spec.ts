import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { photograph, smallDraft, smallProject } from "../../support/ownerFolder.ts";
import { draftIn, pasteText, savedAt, test } from "../../support/studio/openStudio.ts";
import { startStudio } from "../../support/studio/startStudio.ts";

const tree = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");
const cellAt = (page: Page, home: string, column: number) =>
  page
    .getByRole("row", { name: new RegExp(`Kati 1 ${home} `) })
    .getByRole("gridcell")
    .nth(column);
const [area, state] = [3, 5];

/** Four floors, of which the lowest and the highest are drawn. */
const fourFloors = (others: readonly object[] = []) => {
  const { floors } = smallProject() as { floors: readonly object[] };
  const outlines = ["M100 500H700V590H100Z", "", "", "M100 200H700V290H100Z"];
  const all = outlines.map((outline, index) => ({
    ...(index === 0 ? floors[0] : { tower: "b1", apartments: [] }),
    floor: index + 1,
    outline,
  }));
  return smallDraft({ floors: [...others, ...all] });
};

const openFloors = async (page: Page, floor: string) => {
  await tree(page, /Blloku 1/).click();
  await panel(page)
    .getByRole("button", { name: new RegExp(`^${floor} `) })
    .click();
};

test("an owner sees all towers, floors and apartments, and each gap links to its place", async ({ page, owner }) => {
  await owner.open();
  await expect(page.getByRole("heading", { level: 1, name: "Blloku" })).toBeVisible();
  await expect(page.getByText("1 kullë, 1 kat, 2 banesa")).toBeVisible();
  await expect(page.getByRole("region", { name: "Blloku 1" }).getByRole("button", { name: /Kati 1/ })).toContainText(
    "2 banesa",
  );
  await expect(page.getByRole("banner").getByText("E ruajtur")).toBeVisible();
  await panel(page)
    .getByRole("button", { name: /Dy forma mbivendosen/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Plani Kati 1" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Blloku" })).toBeVisible();
});

test("a folder without a draft becomes a project: a name, a tower, its floors, their apartments", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await rm(join(folder, "kulla-draft.json"));
  await page.reload();
  await page.getByLabel("Emri i projektit").fill("Lagjja");
  await page.getByRole("button", { name: "Projekt i ri" }).click();
  await page.getByLabel("Emri i kullës").fill("Kulla A");
  await page.getByRole("button", { name: "Shto kullë" }).click();
  await page.getByLabel("Deri te kati").fill("3");
  await page.getByRole("button", { name: "Shto kate" }).click();
  await tree(page, /Banesat/).click();
  await page.getByLabel("Numrat").fill("1-4, 12B");
  await page.getByRole("button", { name: "Shto", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(6);
  await expect(savedAt(page)).toBeVisible();
  const { floors } = (await draftIn(folder)).project;
  expect(floors.map(({ apartments }) => apartments.length)).toEqual([5, 0, 0]);
});

test("each floor that is outlined has its number next to the tower, in the floors' order", async ({ page, owner }) => {
  await owner.open(fourFloors());
  await openFloors(page, "Kati 4");
  const number = (floor: string) => page.getByRole("application").getByText(floor, { exact: true });
  await expect(number("4")).toBeVisible();
  await expect(number("1")).toBeVisible();
  await expect(number("2")).toHaveCount(0);
  await page.getByRole("button", { name: "Plotëso" }).click();
  await expect(number("2")).toBeVisible();
  const heights = await Promise.all(
    ["4", "3", "2", "1"].map(async (floor) => (await number(floor).boundingBox())?.y ?? 0),
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  const corners = await page.getByRole("button", { name: /^Kati 4, pika \d nga 4/ }).all();
  expect(corners).toHaveLength(4);
  const across = await Promise.all(corners.map(async (corner) => (await corner.boundingBox())?.x ?? 0));
  const { x = 0, width = 0 } = (await number("4").boundingBox()) ?? {};
  expect(x + width < Math.min(...across) || x > Math.max(...across), "it lies on the tower").toBe(true);
});

test("a basement without an outline does not stop the floors above it from being filled", async ({ page, owner }) => {
  await owner.open(fourFloors([{ tower: "b1", floor: -1, apartments: [] }]));
  await openFloors(page, "Kati 4");
  await expect(page.getByText("0 nga 2 me formë")).toBeVisible();
  await page.getByRole("button", { name: "Plotëso" }).click();
  await expect(page.getByRole("application").getByText("2", { exact: true })).toBeVisible();
});

test("an apartment is edited in place, saved automatically, and undone by button and by Ctrl+Z", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await tree(page, /Banesat/).click();
  await cellAt(page, "1", area).click();
  await page.keyboard.type("60,5");
  await page.keyboard.press("Enter");
  await expect(cellAt(page, "1", area)).toHaveText("60,5");
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.floors[0]?.apartments[0]?.area).toBe(60.5);
  await page.getByRole("button", { name: "Ktheje: banesat" }).click();
  await expect(cellAt(page, "1", area)).toHaveText("–");
  await page.getByRole("button", { name: "Ribëje: banesat" }).click();
  await expect(cellAt(page, "1", area)).toHaveText("60,5");
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, "1", area)).toHaveText("–");
  await expect.poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0]?.area).toBeUndefined();
});

test("a pasted block is previewed, and nothing is applied before a press", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await tree(page, /Banesat/).click();
  await cellAt(page, "1", state).click();
  await pasteText(page, "shitur\t95000\nrez?\t6O000\n");
  const bar = page.getByRole("alertdialog", { name: "Ngjitja" });
  await expect(bar).toContainText("Asgjë nuk është marrë ende. 2 qeliza ndryshojnë, 0 njësoj, 2 nuk lexohen.");
  await expect(bar).toContainText("«rez?» te 2, Gjendja");
  expect((await draftIn(folder)).project.floors[0]?.apartments[0]?.status).toBe("available");
  await bar.getByRole("button", { name: "Zbato 2 ndryshime" }).click();
  await expect(savedAt(page)).toBeVisible();
  const homes = (await draftIn(folder)).project.floors[0]?.apartments;
  // The meaning of "rez?" is unknown: it stays sold, and publishing waits for a choice.
  expect(homes?.map((home) => home.status)).toEqual(["sold", "sold"]);
  await expect(page.getByRole("banner").getByRole("button", { name: /Publiko/ })).toContainText("1 problem");
});

test("nothing is lost while the studio's program is down: the page reports it, keeps the work, and saves it when the program is back", async ({
  page,
  owner,
}) => {
  const { folder, studio } = await owner.open();
  await tree(page, /Banesat/).click();
  await studio.stop();
  await cellAt(page, "1", area).click();
  await page.keyboard.type("71");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByText("Nuk u ruajt")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Puna juaj ruhet në këtë shfletues");
  const again = await startStudio(folder, studio.port);
  try {
    // Another window of the same browser, as after a crash of the first.
    const other = await page.context().newPage();
    await other.goto(again.address);
    await expect(savedAt(other)).toBeVisible();
    expect((await draftIn(folder)).project.floors[0]?.apartments[0]?.area).toBe(71);
    await other.getByRole("button", { name: /Ktheje: puna e paruajtur u kthye/ }).click();
    await expect.poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0]?.area).toBeUndefined();
  } finally {
    await again.stop();
  }
});

test("a draft that was changed elsewhere is never overwritten: the owner chooses, and the other version is one step back", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await tree(page, /Banesat/).click();
  await writeFile(join(folder, "kulla-draft.json"), JSON.stringify(smallDraft({ name: "Tjetri" })));
  await cellAt(page, "1", area).click();
  await page.keyboard.type("71");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("u ndryshua diku tjetër");
  await page.getByRole("button", { name: "Merr atë të dosjes" }).click();
  await expect(page.getByRole("banner")).toContainText("Tjetri");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: /^Ktheje: drafti i dosjes/ }).click();
  await expect(cellAt(page, "1", area)).toHaveText("71");
  await expect.poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0]?.area).toBe(71);
});

test("a floor is drawn with presses, and those between the lowest and the highest are filled", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(fourFloors());
  await openFloors(page, "Kati 2");
  await page.getByRole("button", { name: "Plotëso" }).click();
  await expect(page.getByText("2 nga 2 me formë")).toBeVisible();
  await expect(panel(page)).toContainText("E plotësuar mes kateve që keni vizatuar.");
  await page.getByRole("button", { name: "Fshi formën" }).click();
  await page.getByRole("button", { name: "Vizato formën" }).click();
  const board = page.getByRole("application", { name: "Katet, Blloku 1" });
  const box = await board.boundingBox();
  if (!box) throw new Error("There is no board.");
  const corners = [
    [0.3, 0.4],
    [0.6, 0.4],
    [0.6, 0.55],
    [0.3, 0.55],
    [0.3, 0.4],
  ] as const;
  for (const [x, y] of corners) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await expect(panel(page)).toContainText("4 pika. E vizatuar me dorë.");
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.floors[1]?.outline).toMatch(/^M[\d. ]+(L[\d. ]+){3}Z$/);
});

test("corners are moved, added and removed by keys, each named for screen readers; neighbours that share one follow", async ({
  page,
  owner,
}) => {
  const shared = ["M100 500H700V590H100Z", "M100 400H700V500H100Z"];
  const { floors } = smallProject() as { floors: readonly object[] };
  const draft = smallDraft({
    floors: shared.map((outline, index) => ({ ...floors[0], apartments: [], outline, floor: index + 1 })),
  });
  const { folder } = await owner.open(draft);
  await openFloors(page, "Kati 1");
  await page.getByRole("button", { name: "Kati 1, pika 1 nga 4, 100, 500" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("button", { name: "Kati 1, pika 1 nga 4, 101, 510" })).toBeFocused();
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.floors[1]?.outline).toContain("L101 510");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Kati 1, pika 2 nga 5/ })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: /Kati 1, pika 1 nga 4/ })).toBeFocused();
});

test("a corner is dragged, snaps to its neighbour, and the drag is one step of undo", async ({ page, owner }) => {
  const outlines = ["M100 500H700V590H100Z", "M100 300H700V400H100Z"];
  const { floors } = smallProject() as { floors: readonly object[] };
  const draft = smallDraft({
    floors: outlines.map((outline, index) => ({ ...floors[0], apartments: [], outline, floor: index + 1 })),
  });
  const { folder } = await owner.open(draft);
  await openFloors(page, "Kati 1");
  const corner = await page.getByRole("button", { name: /pika 1 nga 4/ }).boundingBox();
  const other = await page.getByRole("button", { name: /pika 2 nga 4/ }).boundingBox();
  if (!corner || !other) throw new Error("There are no corners.");
  const unit = (other.x - corner.x) / 600;
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 30);
  await page.mouse.move(x + 3, y - 100 * unit + 3);
  await expect(page.getByText("Kapet te Kati 2")).toBeVisible();
  await page.mouse.up();
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.floors[0]?.outline).toContain("M100 400");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Kati 1, pika 1 nga 4, 100, 500" })).toBeVisible();
});

test("a picture dropped into the folder replaces the previous one; a file that is not a picture is reported", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(fourFloors());
  await openFloors(page, "Kati 1");
  const choose = page.getByLabel("Zgjidh foton");
  await choose.setInputFiles({ name: "lista.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(panel(page).getByRole("alert")).toHaveText("Ky skedar nuk lexohet si foto.");
  const picture = await photograph(1600, 1200, 5);
  await choose.setInputFiles({ name: "kulla e re.jpg", mimeType: "image/jpeg", buffer: picture });
  // The shapes stay in place on a picture of twice the size.
  await expect(page.getByRole("button", { name: /pika 1 nga 4, 200, 1000/ })).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.towers[0]?.picture?.studio?.file).toBe("kulla e re.jpg");
  expect((await readFile(join(folder, "kulla e re.jpg"))).equals(picture)).toBe(true);
});

test("the drawing is previewed by the real element and published; a blocking problem prevents it", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await page.getByRole("button", { name: "Parapamja" }).click();
  await expect(
    page
      .frameLocator("iframe")
      .getByRole("heading", { name: /Blloku/ })
      .first(),
  ).toBeVisible();
  await tree(page, /Banesat/).click();
  await cellAt(page, "1", state).click();
  await pasteText(page, "nesër");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Zbato/ })
    .click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Publiko/ })
    .click();
  const publish = panel(page).getByRole("button", { name: "Publiko" });
  await expect(page.getByRole("heading", { level: 1, name: "1 problem" })).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByRole("button", { name: /Gjendje e panjohur: «nesër»/ }).click();
  await panel(page).getByRole("button", { name: "E rezervuar" }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Publiko/ })
    .click();
  await publish.click();
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible();
  const published = await readFile(join(folder, "published/project.json"), "utf8");
  expect(published).toContain('"reserved"');
  expect(published).not.toContain("studio");
  await expect(panel(page).getByRole("link", { name: "i tanishmi" })).toBeVisible();
});

test("the changes that publishing makes for visitors are counted, and listed apartment by apartment", async ({
  page,
  owner,
}) => {
  await owner.open();
  const toPublish = () => page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await toPublish();
  await expect(page.getByRole("heading", { level: 1, name: "Gati për publikim" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Çfarë ndryshon/ })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Publiko" }).click();
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible();
  await page.getByRole("button", { name: "Çfarë ndryshon, 0" }).click();
  await expect(page.getByRole("main").getByText("Asgjë nuk ndryshon për vizitorin.")).toBeVisible();
  await tree(page, /Banesat/).click();
  await cellAt(page, "1", state).click();
  await pasteText(page, "shitur\t95000");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Zbato/ })
    .click();
  await toPublish();
  const counts = panel(page).getByRole("region", { name: "Çfarë ndryshon për vizitorin" });
  await expect(counts).toContainText("Gjendje banesash1");
  await counts.getByRole("button", { name: "Shihi një nga një" }).click();
  const listed = page.getByRole("region", { name: "Gjendje banesash" }).getByRole("listitem");
  await expect(listed).toHaveText("Blloku 1, Kati 1, Banesa 1E lirë → E shitur");
  await expect(page.getByRole("region", { name: "Çmime" }).getByRole("listitem")).toContainText(/90.000 → 95.000/);
  expect(await axeFaults(page)).toEqual([]);
});

test("a phone shows the preview, and says where to work; a wider window continues where the owner was", async ({
  page,
  owner,
}) => {
  await owner.open();
  await tree(page, /Banesat/).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 1, name: "Hapeni Studion në kompjuter." })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Projekti" })).toHaveCount(0);
  await expect(
    page
      .frameLocator("iframe")
      .getByRole("button", { name: /Kati 1/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole("heading", { level: 1, name: "Banesat" })).toBeVisible();
});
