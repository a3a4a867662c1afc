import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { photograph, picture, put, smallDraft, smallProject } from "../../support/ownerFolder.ts";
import { draftIn, savedAt, test } from "../../support/studio/openStudio.ts";
import { startStudio } from "../../support/studio/startStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const toPublish = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /^Publiko/ })
    .click();
const publish = (page: Page) => panel(page).getByRole("button", { name: "Publiko" }).click();

/** A file as an interrupted copy leaves it. */
const cutOff = async (seed: number): Promise<Buffer> => {
  const full = await photograph(800, 600, seed);
  return full.subarray(0, Math.floor(full.length / 3));
};

test("a truncated picture is reported whether it is chosen, dropped or already in the folder, and is not used", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await put(folder, "gjysma.jpg", await cutOff(7));
  await tree(page, /^Blloku 1/).click();
  const damaged = "Fotoja është e prerë ose e dëmtuar. Ruajeni edhe një herë, ose zgjidhni një tjetër.";
  const choose = page.getByLabel("Zgjidh foton");
  await choose.setInputFiles({ name: "e prerë.jpg", mimeType: "image/jpeg", buffer: await cutOff(8) });
  await expect(panel(page).getByRole("alert")).toHaveText(damaged);
  expect(await readdir(folder)).not.toContain("e prerë.jpg");
  await choose.setInputFiles({ name: "e plotë.jpg", mimeType: "image/jpeg", buffer: await photograph(800, 600, 9) });
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Nga dosja").selectOption("gjysma.jpg");
  await expect(panel(page).getByRole("alert")).toHaveText(damaged);
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.towers[0]?.picture?.studio?.file).toBe("e plotë.jpg");
});

test("the parts of a drawing that visitors will not get are listed before it is published", async ({ page, owner }) => {
  const { folder } = await owner.open();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="https://x.invalid/a.png"/></svg>';
  await put(folder, "Planet/kati 1.svg", drawing);
  await toPublish(page);
  await expect(page.getByRole("main").getByRole("button", { name: /Planet\/kati 1\.svg/ })).toHaveText(
    /Planet\/kati 1\.svg: këto pjesë të vizatimit vizitorët nuk i marrin: href: https:\/\/x\.invalid\/a\.png, <image>/,
  );
});

test("problems that prevent publishing are listed once, in the owner's words, with a link to each, until they are fixed", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await put(folder, "Fotot/Blloku nga jugu.jpg", await cutOff(1));
  await rm(join(folder, "Tipi A/image1.jpg"));
  await toPublish(page);
  await publish(page);
  await expect(title(page, "Nuk u publikua")).toBeVisible();
  const found = page.getByRole("main").getByRole("alert");
  await expect(found.getByRole("button")).toHaveText([
    /pengon publikimin: Fotot\/Blloku nga jugu\.jpg: Fotoja është e prerë ose e dëmtuar\..*Blloku 1$/,
    /pengon publikimin: Tipi A\/image1\.jpg: Skedari nuk është në dosje\.Tipi a, Fotoja 1$/,
  ]);
  await expect(page.getByRole("navigation", { name: "Projekti" })).toContainText("2 probleme pengojnë publikimin");
  // Nothing was published before: there is no version that could stay.
  await expect(panel(page).getByText("Ende asgjë nuk është publikuar.")).toBeVisible();
  await expect(panel(page).getByText(/Versioni/)).toHaveCount(0);
  await found.getByRole("button", { name: /Blloku nga jugu/ }).click();
  await expect(title(page, "Blloku 1")).toBeVisible();
  const full = { name: "e re.jpg", mimeType: "image/jpeg", buffer: await photograph(800, 600, 4) };
  await page.getByLabel("Zgjidh foton").setInputFiles(full);
  await expect(savedAt(page)).toBeVisible();
  await toPublish(page);
  await expect(found.getByRole("button")).toHaveText([/image1\.jpg/]);
  await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 2));
  await publish(page);
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 30_000 });
  await expect(found).toHaveCount(0);
});

test("nothing changes for visitors after publishing, whatever the pictures' files are called", async ({
  page,
  owner,
}) => {
  const name = "Shtëpia ime – ballë (1) #2 100%.JPG";
  const towers = [
    {
      ...(smallProject() as { towers: readonly [object] }).towers[0],
      picture: picture(encodeURIComponent(name), [800, 600], name),
    },
  ];
  const { folder } = await owner.open(smallDraft({ towers }));
  await put(folder, name, await photograph(800, 600, 3));
  await toPublish(page);
  await publish(page);
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Çfarë ndryshon, 0" })).toBeVisible();
  // The current version is read as visitors see it.
  const [shown] = await Promise.all([
    page.context().waitForEvent("page"),
    panel(page).getByRole("link", { name: "i tanishmi" }).click(),
  ]);
  await expect(shown.getByRole("heading", { name: /Blloku/ }).first()).toBeVisible();
});

test("publishing says why it cannot run while another window's draft is in the folder", async ({ page, owner }) => {
  const { studio } = await owner.open();
  const other = await page.context().newPage();
  await other.goto(studio.address);
  const rename = async (on: Page, to: string) => {
    await tree(on, /^Të dhënat/).click();
    await on.getByRole("main").getByLabel("Emri").first().fill(to);
  };
  await rename(other, "Tjetri");
  await expect(savedAt(other)).toBeVisible();
  await rename(page, "Blloku ynë");
  await expect(page.getByRole("alert")).toContainText("Drafti në dosje u ndryshua diku tjetër");
  await toPublish(page);
  await publish(page);
  const why = panel(page).getByText(
    "Nuk u publikua. Drafti në dosje u ndryshua diku tjetër. Zgjidhni më parë sipër cilin mbani.",
  );
  await expect(why).toBeVisible();
  await page.getByRole("button", { name: "Mbaj këtë në ekran" }).click();
  await expect(why).toHaveCount(0);
});

test("a tower without a single apartment cannot be published yet, and a link leads to the apartments", async ({
  page,
  owner,
}) => {
  await owner.open(smallDraft({ floors: [], plans: [], layouts: [] }));
  await toPublish(page);
  await expect(title(page, "1 problem")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /Ende nuk ka asnjë banesë për të zgjedhur/ })
    .click();
  await expect(title(page, "Banesat")).toBeVisible();
});

test("a window from before the studio's restart shows a message in the owner's language, and keeps the work at the new address", async ({
  page,
  owner,
}) => {
  const { folder, studio } = await owner.open();
  await tree(page, /^Të dhënat/).click();
  await studio.stop();
  const again = await startStudio(folder, studio.port);
  try {
    await page.getByRole("main").getByLabel("Emri").first().fill("Blloku i ri");
    await expect(page.getByRole("alert")).toContainText("Kjo dritare është e një nisjeje të mëparshme.");
    await page.goto(again.address);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(async () => JSON.stringify(await draftIn(folder))).toContain("Blloku i ri");
  } finally {
    await again.stop();
  }
});

const manyWords = "x".repeat(100_000);

for (const [size, more] of [
  ["small draft", {}],
  ["draft too large for a request that outlives the page", { place: { address: manyWords } }],
] as const)
  test(`a change right before the tab is closed or reloaded is there the next time (a ${size})`, async ({
    page,
    owner,
  }) => {
    const { studio } = await owner.open(smallDraft(more));
    const rename = async (on: Page, to: string) => {
      const field = on.getByRole("main").getByLabel("Emri").first();
      await field.fill(to);
      await field.blur();
    };
    await tree(page, /^Të dhënat/).click();
    await rename(page, "Para mbylljes");
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto(studio.address);
    await tree(next, /^Të dhënat/).click();
    await expect(next.getByRole("main").getByLabel("Emri").first()).toHaveValue("Para mbylljes");
    await expect(next.getByRole("alert")).toHaveCount(0);
    await expect(
      next
        .getByRole("banner")
        .getByText(/^(U ruajt në|E ruajtur)/)
        .first(),
    ).toBeVisible();
    await rename(next, "Para F5");
    await next.reload();
    await expect(next.getByRole("main").getByLabel("Emri").first()).toHaveValue("Para F5");
    await expect(next.getByRole("alert")).toHaveCount(0);
  });

test("a new folder opens without an error in the console, and says what is missing in plain words", async ({
  page,
  owner,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const { folder } = await owner.open();
  const studioAddress = page.url();
  await rm(join(folder, "kulla-draft.json"));
  await page.goto("about:blank");
  await page.goto(studioAddress);
  await page.getByLabel("Emri i projektit").fill("Lagjja");
  await page.getByRole("button", { name: "Projekt i ri" }).click();
  const missing = page.getByRole("complementary", { name: "Çfarë mungon" });
  await expect(missing.getByRole("listitem").first()).toHaveText(/Ende nuk ka asgjë për t’u treguar\.$/);
  expect(errors).toEqual([]);
});

test("publishing on a computer without a desktop leaves no error in the console", async ({ page, owner }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await owner.open();
  await toPublish(page);
  await publish(page);
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 30_000 });
  await panel(page).getByRole("button", { name: "Hape dosjen" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText(/Ky kompjuter nuk ka dritare/);
  expect(errors).toEqual([]);
});

test("next to a synced list the studio shows whose statuses visitors get, which differ, and its owner chooses", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open();
  await toPublish(page);
  await publish(page);
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
  await expect(panel(page).getByText("Vizitorët i marrin gjendjet dhe çmimet nga Studioja.")).toBeVisible();
  const file = join(folder, "published/availability.json");
  const changedAt = "2026-11-20T08:00:00Z";
  const list = {
    version: 1,
    revision: 4_000_000_000,
    generatedAt: changedAt,
    staleAfterS: 1e9,
    source: "shitja.xlsx",
    homes: { "b1-1": { status: "reserved", changedAt }, "b1-2": { status: "sold", changedAt } },
  };
  await writeFile(file, JSON.stringify(list));
  const statusIn = async () => {
    const { homes } = JSON.parse(await readFile(file, "utf8")) as typeof list;
    return homes["b1-1"].status;
  };
  await tree(page, /Përmbledhja/).click();
  const note = page.getByRole("main").getByText(/^Vizitorët i marrin gjendjet dhe çmimet nga lista shitja\.xlsx/);
  await expect(note).toContainText("Çka ndryshoni në Studio nuk arrin te ata. 1 banesë është ndryshe në Studio.");
  await page.getByRole("main").getByRole("button", { name: "Zgjidhni cilat vlejnë" }).click();
  const source = page.getByRole("main").getByRole("region", { name: "Gjendjet dhe çmimet" });
  await expect(source.getByRole("radio", { name: "Ato të listës" })).toBeChecked();
  await expect(panel(page).getByText("Asgjë nuk ndryshon për vizitorin.")).toBeVisible();
  await source.getByText("1 banesë është ndryshe në Studio.").click();
  await expect(source.getByRole("listitem")).toHaveText(
    "Blloku 1, Kati 1, Banesa 1Studio: E lirë, nga 90\u00a0000; lista: E rezervuar, nga 90\u00a0000",
  );
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await source.getByRole("radio", { name: "Ato të Studios" }).check();
  await expect(panel(page)).toContainText("Derisa të publikoni, vizitorët i marrin gjendjet dhe çmimet nga lista");
  await expect(panel(page).getByText("Asgjë nuk ndryshon për vizitorin.")).toHaveCount(0);
  expect(await statusIn()).toBe("reserved");
  await publish(page);
  await expect(panel(page).getByText("U publikua versioni 2.")).toBeVisible({ timeout: 60_000 });
  await expect(panel(page)).toContainText("Vizitorët i marrin gjendjet dhe çmimet nga Studioja.");
  expect(await statusIn()).toBe("available");
  await page.getByRole("banner").getByRole("button", { name: "Ktheje: prejardhja e gjendjeve" }).click();
  await expect(source.getByRole("radio")).toHaveCount(0);
});
