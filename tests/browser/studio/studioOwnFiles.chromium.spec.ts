import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { photograph, picture, plan, smallDraft } from "../../support/ownerFolder.ts";
import { pdfFile } from "../../support/pdfFile.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";

const openTable = (page: Page) =>
  page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /^Banesat/ })
    .click();

const chooseColumns = async (page: Page, names: readonly string[]) => {
  await page.getByText("Kolonat", { exact: true }).click();
  for (const name of names)
    await page.getByRole("group", { name: "Kolonat" }).getByLabel(name, { exact: true }).check();
  await page.keyboard.press("Escape");
};

const apartmentsIn = async (folder: string) => JSON.stringify((await draftIn(folder)).project.floors[0]?.apartments);

test("an apartment gets its own plan, pictures and a PDF next to the table, and the table shows them", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await openTable(page);
  await chooseColumns(page, ["Plani", "Fotot", "PDF"]);
  const files = page.getByRole("region", { name: "Skedarët vetëm të kësaj banese" });
  await files
    .getByLabel("Zgjidhni një plan vetëm për të")
    .setInputFiles({ name: "plani i 1.svg", mimeType: "image/svg+xml", buffer: Buffer.from(plan) });
  await expect(files.getByRole("img", { name: "Plani i banesës" })).toBeVisible();
  const pictures = await Promise.all([3, 4].map((seed) => photograph(400, 300, seed)));
  await files
    .getByLabel("Zgjidhni foto vetëm për të")
    .setInputFiles(pictures.map((buffer, n) => ({ name: `dhoma ${n}.jpg`, mimeType: "image/jpeg", buffer })));
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await files
    .getByLabel("Zgjidhni një PDF për shkarkim")
    .setInputFiles({ name: "Fleta.pdf", mimeType: "application/pdf", buffer: pdfFile(["A"]) });
  await expect(files.getByRole("link", { name: "Fleta.pdf" })).toBeVisible();
  const row = page.getByRole("row").nth(1);
  for (const name of ["plani i 1.svg", "dhoma 0.jpg +1", "Fleta.pdf"]) {
    await expect(row.getByRole("gridcell", { name, exact: true })).toBeVisible();
  }
  await files.getByRole("button", { name: "Fotoja 2" }).click();
  await files.getByLabel("Teksti në vend të fotos, shqip").fill("Dhoma e ditës");
  await expect.poll(() => apartmentsIn(folder)).toContain("Dhoma e ditës");
  await files.getByLabel("Çfarë është fotoja").selectOption("Vizualizim");
  await expect.poll(() => apartmentsIn(folder)).toContain('"truth":"rendering"');
  expect(await axeFaults(page)).toEqual([]);
  // Files added next to the table cannot be typed in it; Delete removes them, and undo restores them.
  await row.getByRole("gridcell", { name: "Fleta.pdf" }).click();
  await page.keyboard.type("x");
  await expect(page.getByRole("textbox", { name: /PDF/ })).toHaveCount(0);
  await page.keyboard.press("Delete");
  await expect(files.getByRole("link", { name: "Fleta.pdf" })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(files.getByRole("link", { name: "Fleta.pdf" })).toBeVisible();
  await files.getByRole("button", { name: "Hiqeni planin" }).click();
  await expect(files.getByRole("img", { name: "Plani i banesës" })).toHaveCount(0);
  await expect.poll(() => apartmentsIn(folder)).not.toContain('"plan"');
  expect(await apartmentsIn(folder)).toContain('"pdf":"Fleta.pdf"');
});

test("a duplex is entered with all its floors, in the table or next to it", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await openTable(page);
  const panel = page.getByRole("complementary");
  await panel.getByLabel("Katet").fill("4-5");
  await panel.getByLabel("Katet").press("Enter");
  await expect(panel.getByRole("alert")).toHaveText("pa katin ku ndodhet banesa; mbetet si ishte.");
  await panel.getByLabel("Katet").fill("1-2");
  await panel.getByLabel("Katet").press("Enter");
  await expect.poll(() => apartmentsIn(folder)).toContain('"storeys":[1,2]');
  // The building has no second floor.
  await page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name: "Përmbledhja" }).click();
  await expect(page.getByText(/Banesa 1 shtrihet në katet 1–2/).first()).toBeVisible();
});

test("files named after apartments are assigned to them in one step, after a preview", async ({ page, owner }) => {
  const { folder } = await owner.open(
    smallDraft({
      floors: [
        {
          tower: "b1",
          floor: 1,
          plan: "p1",
          apartments: ["A-12", "A-13", "7"].map((label) => ({ id: `k${label}`, label })),
        },
        { tower: "b1", floor: 2, apartments: [{ id: "k7-2", label: "7" }] },
      ],
    }),
  );
  await page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name: "Skedarët e banesave" }).click();
  const jpegs = await Promise.all([5, 6].map((seed) => photograph(400, 300, seed)));
  const jpeg = (name: string, n = 0) => ({ name, mimeType: "image/jpeg", buffer: jpegs[n] ?? Buffer.of() });
  await page
    .getByLabel("Zgjidh skedarë")
    .setInputFiles([
      jpeg("A-12.jpg"),
      jpeg("a_12_2.jpg", 1),
      { name: "A12 plan.svg", mimeType: "image/svg+xml", buffer: Buffer.from(plan) },
      { name: "A13.pdf", mimeType: "application/pdf", buffer: pdfFile(["A"]) },
      { name: "A13 2.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
      jpeg("7.jpg"),
      jpeg("fasada.jpg"),
    ]);
  const preview = page.getByRole("table", { name: "Çka shkon ku" });
  await expect(preview.getByRole("row")).toHaveCount(6);
  await expect(preview.getByRole("row", { name: /A12 plan\.svg.*A-12.*Plan$/ })).toBeVisible();
  await expect(preview.getByRole("row", { name: /A13\.pdf.*A-13.*PDF$/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "1 skedar nuk ka emër banese" })).toContainText("fasada.jpg");
  await expect(page.getByRole("region", { name: "1 skedar mund të jetë i disa banesave" })).toContainText("7.jpg");
  expect(await axeFaults(page)).toEqual([]);
  expect(await apartmentsIn(folder)).not.toContain("pictures");
  await page.getByRole("button", { name: "Zbato 5 skedarë" }).click();
  await expect(page.getByText("4 skedarë iu dhanë 2 banesave.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("A13 2.jpg");
  await expect.poll(() => apartmentsIn(folder)).toContain('"pdf":"A13.pdf"');
  const [first, second] = JSON.parse(await apartmentsIn(folder)) as Record<string, object>[];
  expect(first).toMatchObject({
    id: "kA-12",
    pictures: [{ studio: { file: "A-12.jpg" } }, { studio: { file: "a_12_2.jpg" } }],
    plan: { studio: { file: "A12 plan.svg" } },
  });
  expect(second).toEqual({ id: "kA-13", label: "A-13", pdf: "A13.pdf" });
  await page.keyboard.press("Control+z");
  await expect.poll(() => apartmentsIn(folder)).not.toContain("pictures");
  expect(await apartmentsIn(folder)).not.toContain("pdf");
});

test("a layout's rooms are named in all languages, appear on its plan, and provide the texts of plan and pictures", async ({
  page,
  owner,
}) => {
  const layout = {
    id: "a",
    plan: picture("a.svg", [100, 100], "Planet/kati 1.svg"),
    pictures: [{ ...picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg"), alt: "" }],
  };
  const { folder } = await owner.open(smallDraft({ locales: ["sq", "en", "de"], layouts: [layout] }));
  const saved = async () => JSON.stringify((await draftIn(folder)).project);
  await page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /^Tipat e banesave/ })
    .click();
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  const rooms = page.getByRole("region", { name: "Dhomat" });
  for (const [name, area] of [
    ["Kuzhina", "12,5"],
    ["Ballkoni", "6"],
  ] as const) {
    await rooms.getByLabel("Dhoma", { exact: true }).fill(name);
    await rooms.getByLabel("Sipërfaqja, m²").last().fill(area);
    await rooms.getByRole("button", { name: "Shto dhomën" }).click();
  }
  await expect(rooms.getByRole("list", { name: "Dhomat" }).getByRole("listitem")).toHaveCount(2);
  await expect(rooms.getByLabel("Emri, gjermanisht").first()).toHaveValue("Küche");
  await rooms.getByRole("button", { name: "Vendi në plan Kuzhina" }).click();
  const onPlan = rooms.getByRole("button", { name: /^Shtypni në plan ku është Kuzhina/ });
  await onPlan.click();
  await expect(onPlan.getByText("Kuzhina")).toBeVisible();
  await onPlan.press("ArrowRight");
  await expect.poll(saved).toContain('"at":[52,50]');
  await rooms.getByRole("button", { name: "Përdor dhomat si tekst të tij" }).click();
  await expect(rooms.getByText("Plani e ka këtë tekst.")).toBeVisible();
  await page.getByLabel("Teksti nga dhoma që duket").selectOption({ label: "Ballkoni" });
  await expect(page.getByLabel("Teksti në vend të fotos, anglisht")).toHaveValue("Balcony");
  expect(await axeFaults(page)).toEqual([]);
  await expect.poll(saved).toContain('"alt":{"sq":"Kuzhina, Ballkoni","en":"Kitchen, Balcony","de":"Küche, Balkon"}');
  expect(await saved()).toContain('"alt":{"sq":"Ballkoni","en":"Balcony","de":"Balkon"}');
});

test("an apartment's description is written in each language, and visitors read it on its page", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await openTable(page);
  const text = page.getByRole("region", { name: "Përshkrimi i shkurtër" }).getByLabel("Përshkrimi, shqip");
  await text.fill("Me pamje nga parku.");
  await text.blur();
  await expect.poll(() => apartmentsIn(folder)).toContain('"description":{"sq":"Me pamje nga parku."}');
});
