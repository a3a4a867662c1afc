import { copyFile, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { brochurePdf } from "../../support/brochurePdf.ts";
import { photograph, picture, put, smallDraft } from "../../support/ownerFolder.ts";
import { pdfFile } from "../../support/pdfFile.ts";
import { draftIn, savedAt, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");
const strip = (page: Page) => page.getByRole("list", { name: "Fotot" });

/** One picture "Tipi A/image1.jpg" each, as often as necessary. */
const three = ["sq", "en", "de"].map((alt) => ({
  ...picture(`layouts/a/${alt}.jpg`, [400, 300], "Tipi A/image1.jpg"),
  alt,
}));
const withLayouts = (more: object = {}) =>
  smallDraft({
    locales: ["sq", "en", "de"],
    layouts: [
      { id: "a", label: "Tipi A", pictures: three },
      { id: "b", mirrorOf: "a", pictures: [] },
    ],
    ...more,
  });

type Saved = {
  readonly layouts?: readonly {
    readonly id: string;
    readonly pictures?: readonly {
      readonly src: string;
      readonly alt: unknown;
      readonly studio?: { readonly file?: string };
    }[];
  }[];
  readonly brochure?: {
    readonly pages: readonly { readonly src: string }[];
    readonly chapters?: readonly { readonly title: string; readonly page: number }[];
    readonly pdf?: string;
  };
};
const saved = async (folder: string): Promise<Saved> => (await draftIn(folder)).project as Saved;
const alts = async (folder: string) => (await saved(folder)).layouts?.[0]?.pictures?.map(({ alt }) => alt);

const openLayout = async (page: Page, name: RegExp) => {
  await tree(page, /Tipat e banesave/).click();
  await page.getByRole("main").getByRole("button", { name }).click();
};

test("pictures are ordered by dragging, with a placeholder, and by the step buttons; both are undone", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(withLayouts());
  await openLayout(page, /^Tipi A/);
  const [first, last] = [strip(page).getByRole("button").first(), strip(page).getByRole("button").last()];
  const [from, to] = [await last.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error("There are no pictures.");
  await page.mouse.move(from.x + 30, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 34, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 30);
  await expect(strip(page).getByRole("listitem").first()).toHaveClass("slab-before");
  await page.mouse.up();
  await expect.poll(() => alts(folder)).toEqual(["de", "sq", "en"]);
  await expect(panel(page).getByRole("heading", { name: "Fotoja 1" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Një vend më pas" }).press("Enter");
  await expect.poll(() => alts(folder)).toEqual(["sq", "de", "en"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => alts(folder)).toEqual(["sq", "en", "de"]);
});

test("a picture's words are written by language, counted, reported when missing, and the problem leads there", async ({
  page,
  owner,
}) => {
  const silent = { ...picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg"), alt: { sq: "Ndenja" } };
  const { folder } = await owner.open(withLayouts({ layouts: [{ id: "a", label: "Tipi A", pictures: [silent] }] }));
  await tree(page, /Tipat e banesave/).click();
  await panel(page)
    .getByRole("button", { name: /Tipi A, fotoja 1 anglisht, gjermanisht/ })
    .click();
  await expect(panel(page).getByText("Mungon. Vizitori lexon shqip.")).toHaveCount(2);
  await panel(page).getByLabel("Teksti në vend të fotos, anglisht").fill("The living room");
  await expect(panel(page).getByRole("img", { name: "15 shenja" })).toBeVisible();
  await panel(page).getByLabel("Teksti në vend të fotos, gjermanisht").fill("Das Wohnzimmer");
  await expect(panel(page).getByText("Mungon.")).toHaveCount(0);
  await expect.poll(() => alts(folder)).toEqual([{ sq: "Ndenja", en: "The living room", de: "Das Wohnzimmer" }]);
  await page.getByRole("button", { name: "Të gjithë tipat" }).click();
  await expect(panel(page).getByText("Çdo foto e ka tekstin e vet.")).toBeVisible();
  await page.getByRole("button", { name: /^Ktheje: teksti i fotos/ }).click();
  await tree(page, /Pamja|Përmbledhja|Projekti/)
    .first()
    .click();
  await panel(page)
    .getByRole("button", { name: /Tipi Tipi A, Fotoja 1/ })
    .first()
    .click();
  await expect(panel(page).getByRole("heading", { name: "Fotoja 1" })).toBeVisible();
});

test("pictures are selected several at once, sorted by number, removed and restored", async ({ page, owner }) => {
  const { folder } = await owner.open(withLayouts());
  await openLayout(page, /^Tipi A/);
  const files = [10, 2].map(async (seed) => ({
    name: `dhoma ${seed}.jpg`,
    mimeType: "image/jpeg",
    buffer: await photograph(320, 200, seed),
  }));
  const broken = { name: "dhoma 3.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page
    .getByLabel("Zgjidh foto", { exact: true })
    .last()
    .setInputFiles([...(await Promise.all(files)), broken]);
  await expect(page.getByRole("alert")).toHaveText("Nuk u mor dhoma 3.jpg: Ky skedar nuk lexohet si foto.");
  const own = async () => (await saved(folder)).layouts?.[0]?.pictures?.slice(3).map(({ studio }) => studio?.file);
  await expect.poll(own).toEqual(["Tipi A/dhoma 2.jpg", "Tipi A/dhoma 10.jpg"]);
  expect((await readdir(join(folder, "Tipi A"))).toSorted()).toEqual(["dhoma 10.jpg", "dhoma 2.jpg", "image1.jpg"]);
  await page.getByRole("main").getByRole("button", { name: "Hiqe", exact: true }).click();
  await expect.poll(own).toEqual(["Tipi A/dhoma 10.jpg"]);
  await page.getByRole("button", { name: "Ktheje: fotoja e hequr" }).click();
  await expect.poll(own).toEqual(["Tipi A/dhoma 2.jpg", "Tipi A/dhoma 10.jpg"]);
});

test("a layout that mirrors another gets its pictures mirrored, or the same ones", async ({ page, owner }) => {
  const one = picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg");
  const layouts = [
    { id: "a", label: "Tipi A", pictures: [one] },
    { id: "b", pictures: [] },
  ];
  const { folder } = await owner.open(withLayouts({ layouts }));
  await openLayout(page, /^Tipi b/);
  await page.getByRole("combobox", { name: "Ky tip është pasqyra" }).selectOption("Tipi A");
  await page.getByRole("radio", { name: "Pasqyro fotot e tipit Tipi A" }).click();
  const file = async () => (await saved(folder)).layouts?.[1]?.pictures?.[0]?.studio?.file;
  await expect.poll(file).toBe("Tipi A/image1-mirror.jpg");
  await expect(page.getByRole("radio", { name: "Pasqyro fotot e tipit Tipi A" })).toBeChecked();
  const pixels = async (path: string, isTurned: boolean) =>
    sharp(join(folder, path)).flop(isTurned).removeAlpha().resize(8, 6).raw().toBuffer();
  const [mirrored, turned] = [await pixels("Tipi A/image1-mirror.jpg", false), await pixels("Tipi A/image1.jpg", true)];
  const apart = mirrored.map((value, index) => Math.abs(value - (turned[index] ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(12);
  await page.getByRole("radio", { name: "Si te tipi Tipi A, pa pasqyrim" }).click();
  await expect.poll(file).toBe("Tipi A/image1.jpg");
});

test("a plan scanned sideways is turned with everything drawn on it, as one step; the owner's file stays", async ({
  page,
  owner,
}) => {
  const regions = [{ home: "1", label: "1", outline: "M10 20H60V50H10Z", at: [20, 30] }];
  const scan = { id: "p1", picture: picture("plans/p1.jpg", [400, 300], "Tipi A/image1.jpg"), regions, northDeg: 300 };
  const { folder } = await owner.open(smallDraft({ plans: [scan] }));
  const read = async () =>
    (JSON.parse(await readFile(join(folder, "kulla-draft.json"), "utf8")) as { project: { plans: (typeof scan)[] } })
      .project.plans[0];
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await page.getByRole("button", { name: "Rrotullo me 90°" }).click();
  await expect.poll(read).toMatchObject({
    picture: { width: 300, height: 400, studio: { file: "Tipi A/image1-turned.jpg" } },
    northDeg: 30,
    regions: [{ outline: "M280 10L280 60L250 60L250 10Z", at: [270, 20] }],
  });
  const pixels = (path: string, deg: number) =>
    sharp(join(folder, path)).rotate(deg).removeAlpha().resize(6, 8).raw().toBuffer();
  const turned = await pixels("Tipi A/image1-turned.jpg", 0);
  const apart = async (deg: number) => {
    const other = await pixels("Tipi A/image1.jpg", deg);
    return turned.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  };
  expect(await apart(90)).toBeLessThan((await apart(270)) / 2);
  await page.getByRole("button", { name: /^Ktheje/ }).click();
  await expect.poll(read).toMatchObject({ picture: { width: 400 }, northDeg: 300, regions });
});

test("a plan is turned with its picture from above, or neither is and a sentence says why; visitors get both", async ({
  page,
  owner,
}) => {
  const picturesOf = (top: string) => ({
    picture: picture("plans/p1.jpg", [400, 300], "Tipi A/image1.jpg"),
    top: picture("plans/top.jpg", [400, 300], top),
  });
  const { folder } = await owner.open(
    smallDraft({ plans: [{ id: "p1", ...picturesOf("Tipi A/missing.jpg"), regions: [] }] }),
  );
  type Size = { readonly width: number; readonly height: number };
  type Plan = { readonly picture: Size; readonly top: Size };
  const draftFile = join(folder, "kulla-draft.json");
  const read = async () =>
    (JSON.parse(await readFile(draftFile, "utf8")) as { project: { plans: readonly Plan[] } }).project.plans[0];
  const turn = page.getByRole("button", { name: "Rrotullo me 90°" });
  await page.getByRole("button", { name: /^Plani Kati 1/ }).click();
  await turn.click();
  await expect(page.getByRole("alert")).toContainText(
    "Plani nuk u rrotullua, sepse fotoja e tij nga lart (Tipi A/missing.jpg) nuk mund të rrotullohej bashkë me të",
  );
  expect(await read()).toMatchObject(picturesOf("Tipi A/missing.jpg"));

  await copyFile(join(folder, "Tipi A/image1.jpg"), join(folder, "Tipi A/missing.jpg"));
  await turn.click();
  const turned = {
    picture: { width: 300, height: 400, studio: { file: "Tipi A/image1-turned.jpg" } },
    top: { width: 300, height: 400, studio: { file: "Tipi A/missing-turned.jpg" } },
  };
  await expect.poll(read).toMatchObject(turned);
  await page.getByRole("button", { name: /^Ktheje/ }).click();
  await expect.poll(read).toMatchObject(picturesOf("Tipi A/missing.jpg"));
  await turn.click();
  await expect.poll(read).toMatchObject({ top: { width: 300, height: 400 } });
  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await panel(page).getByRole("button", { name: "Publiko" }).click();
  await expect(page.getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
  const published = JSON.parse(await readFile(join(folder, "published/project.json"), "utf8")) as {
    readonly plans: readonly Plan[];
  };
  const [plan] = published.plans;
  const sizes = [plan?.picture, plan?.top].map((each) => each && [each.width, each.height]);
  expect(sizes).toEqual([
    [300, 400],
    [300, 400],
  ]);
});

test("a drawing of a layout is turned with its rooms", async ({ page, owner }) => {
  const plan = picture("plans/a.svg", [100, 100], "Planet/kati 1.svg");
  const rooms = [{ name: "Kuzhina", area: 9, at: [10, 30] }];
  const { folder } = await owner.open(
    withLayouts({ layouts: [{ id: "a", label: "Tipi A", plan, rooms, pictures: [] }] }),
  );
  await openLayout(page, /^Tipi A/);
  await page.getByRole("button", { name: "Rrotullo me 90°" }).click();
  await expect
    .poll(async () => (await saved(folder)).layouts?.[0])
    .toMatchObject({ plan: { studio: { file: "Planet/kati 1-turned.svg" } }, rooms: [{ at: [70, 10] }] });
});

test("a layout is added, renamed, and removed with a note about the apartments that had it", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(withLayouts());
  await tree(page, /Tipat e banesave/).click();
  await expect(page.getByRole("main").getByRole("button", { name: /^Tipi A/ })).toContainText("2 banesa");
  await page.getByLabel("Emri i tipit").fill("Tipi C");
  await page.getByRole("button", { name: "Shto tip" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tipi C" })).toBeVisible();
  await openLayout(page, /^Tipi A/);
  await panel(page).getByRole("button", { name: "Hiqe tipin" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("2 banesa mbeten pa tip, 1 tip nuk pasqyron më asgjë.");
  await panel(page).getByRole("alert").getByRole("button", { name: "Hiqe tipin" }).click();
  await expect.poll(async () => (await saved(folder)).layouts?.map(({ id }) => id)).toEqual(["b", "tipi-c"]);
});

test("a PDF becomes the brochure: its pages, their text, and chapters that are edited and moved", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await tree(page, /Broshura/).click();
  const buffer = pdfFile(["Kopertina", "Banesat", "Fundi"]);
  await page
    .getByLabel("Zgjidh PDF-në")
    .setInputFiles({ name: "Broshura e re.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText("3 faqe, Broshura e re.pdf")).toBeVisible();
  expect((await readFile(join(folder, "Broshura e re.pdf"))).equals(buffer)).toBe(true);
  await page.getByRole("list", { name: "Faqet" }).getByRole("button", { name: "Faqja 2" }).click();
  const shown = page.getByRole("main").getByRole("img", { name: "Faqja 2" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expect(panel(page).getByRole("textbox", { name: "Teksti i faqes" })).toHaveValue(/Banesat/);
  await panel(page).getByRole("button", { name: "Fillo kapitull këtu" }).click();
  await panel(page).getByLabel("Titulli i kapitullit 1").fill("Banesat");
  await panel(page).getByLabel("Faqja e kapitullit 1").fill("3");
  await panel(page).getByLabel("Faqja e kapitullit 1").press("Enter");
  await expect
    .poll(() => saved(folder))
    .toMatchObject({
      brochure: { pdf: "Broshura%20e%20re.pdf", pages: [], chapters: [{ title: "Banesat", page: 2 }] },
    });
  await panel(page).getByRole("button", { name: "Hiqe broshurën" }).click();
  await panel(page).getByRole("alert").getByRole("button", { name: "Hiqe broshurën" }).click();
  await expect.poll(async () => (await saved(folder)).brochure).toBeUndefined();
  await page.getByRole("button", { name: "Ktheje: heqja" }).click();
  await expect(page.getByText("3 faqe, Broshura e re.pdf")).toBeVisible();
});

test("the chapters of a PDF come from its outline; changed ones stay until its own are requested", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const jpeg = await photograph(200, 300);
  const pages = ["Kopertina", "Vendi", "Banesat"].map((text) => ({ jpeg, width: 200, height: 300, text }));
  const chapters = [
    { title: "Vendi", page: 1 },
    { title: "Banesat, çmimet", page: 2 },
  ];
  await put(folder, "Dosja/broshura.pdf", brochurePdf(pages, chapters));
  await tree(page, /Broshura/).click();
  await page.getByLabel("Zgjidh PDF-në").setInputFiles(join(folder, "Dosja/broshura.pdf"));
  await expect(panel(page).getByLabel("Titulli i kapitullit 2")).toHaveValue("Banesat, çmimet");
  const brochure = async () => (await saved(folder)).brochure;
  // It is in the folder already: no copy is made.
  await expect.poll(brochure).toMatchObject({ pdf: "Dosja/broshura.pdf", chapters });
  expect(await readdir(folder)).not.toContain("broshura.pdf");
  await panel(page).getByLabel("Titulli i kapitullit 2").fill("Shtëpitë");
  await panel(page).getByRole("button", { name: "Merr 2 kapitujt e PDF-së" }).click();
  await expect.poll(brochure).toMatchObject({ chapters });
  await expect(panel(page).getByRole("button", { name: "Merr 2 kapitujt e PDF-së" })).toHaveCount(0);
});

test("a PDF with a password, a truncated one and a file that is not a PDF are refused with a message, and never get into the folder", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await tree(page, /Broshura/).click();
  const full = pdfFile(["Kopertina", "Banesat"]);
  for (const [name, buffer, sentence] of [
    ["mbyllur.pdf", pdfFile(["x"], true), "mbyllur.pdf: PDF-ja është e mbyllur me fjalëkalim."],
    ["prerë.pdf", full.subarray(0, full.length / 2), "prerë.pdf: PDF-ja është e prerë ose e dëmtuar."],
    ["letër.pdf", Buffer.from("a letter"), "letër.pdf: Ky skedar nuk është PDF."],
  ] as const) {
    await page.getByLabel("Zgjidh PDF-në").setInputFiles({ name, mimeType: "application/pdf", buffer });
    await expect(page.getByRole("alert")).toContainText(sentence);
    expect(await readdir(folder)).not.toContain(name);
  }
  expect((await saved(folder)).brochure).toBeUndefined();
});

test("page pictures make a brochure, too: sorted by number, moved and removed", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await tree(page, /Broshura/).click();
  const files = [10, 1, 2].map(async (n) => ({
    name: `faqe-${n}.jpg`,
    mimeType: "image/jpeg",
    buffer: await photograph(276, 320, n),
  }));
  await page.getByLabel("Zgjidh foto faqesh").setInputFiles(await Promise.all(files));
  const pages = async () => (await saved(folder)).brochure?.pages.map(({ src }) => src);
  await expect.poll(pages).toEqual(["Broshura/faqe-1.jpg", "Broshura/faqe-2.jpg", "Broshura/faqe-10.jpg"]);
  await panel(page).getByRole("button", { name: "Një vend më pas" }).click();
  await panel(page).getByRole("button", { name: "Hiqe faqen" }).click();
  await expect.poll(pages).toEqual(["Broshura/faqe-2.jpg", "Broshura/faqe-10.jpg"]);
  await expect(savedAt(page)).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds no problems in layouts, one of them and the brochure, ${theme}`, async ({ page, owner }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const silent = { ...picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg"), alt: { sq: "Ndenja" } };
    const plan = picture("plans/a.svg", [100, 100], "Planet/kati 1.svg");
    const layouts = [
      { id: "a", label: "Tipi A", pictures: [silent], plan },
      { id: "b", mirrorOf: "a", pictures: [silent] },
    ];
    await owner.open(withLayouts({ layouts }));
    await tree(page, /Tipat e banesave/).click();
    await page.mouse.move(720, 20);
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
    await openLayout(page, /^Tipi b/);
    await page.mouse.move(720, 20);
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
    await tree(page, /Broshura/).click();
    const buffer = pdfFile(["Kopertina", "Banesat"]);
    await page.getByLabel("Zgjidh PDF-në").setInputFiles({ name: "b.pdf", mimeType: "application/pdf", buffer });
    await panel(page).getByRole("button", { name: "Fillo kapitull këtu" }).click();
    await page.mouse.move(720, 20);
    expect(await axeFaults(page, { by: "all" })).toEqual([]);
  });
}
