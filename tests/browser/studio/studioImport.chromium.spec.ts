import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { colouredList } from "../../support/colouredList.ts";
import { xlsxFile } from "../../support/xlsxFile.ts";
import { draftIn, savedAt, test } from "../../support/studio/openStudio.ts";

const rowOf = (page: Page, name: RegExp) => page.getByRole("row", { name });

async function chooseList(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /Importo nga Excel/ })
    .click();
  await giveList(page, name, content);
}

const giveList = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page.getByLabel("Zgjidh listën").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });

const toTrial = (page: Page) => page.getByRole("button", { name: "Vazhdo te parapamja" });

/** As owners have it: a title above the headings, decimal commas, names of buyers, and a typo. */
const list = `Blloku i ri, shitja;;;;
Kodi;Gjendja;Çmimi;m²;Shënime
b1-1;Shitur;;60,5;Teuta Gashi
b1-2;E lirë;95.OOO;58,7;Arben Krasniqi
`;

test("an owner's list is read, its columns are guessed, and only chosen columns are used", async ({ page, owner }) => {
  await owner.open();
  await chooseList(page, "shitja.csv", list);
  await expect(page.getByRole("combobox", { name: "Gjendja" })).toHaveValue("status");
  await expect(page.getByRole("combobox", { name: "m2" })).toHaveValue("area");
  await expect(page.getByRole("combobox", { name: "Shënime" })).toHaveValue("");
  await expect(rowOf(page, /^Shënime/)).toContainText("Duket se ka emra njerëzish");
  await expect(page.getByText("Teuta Gashi")).toHaveCount(0);
  await expect(rowOf(page, /^m2/)).toContainText("60,5 · 58,7");
});

test("the heading of a list's prices states whether VAT is included, and the preview shows it before it is applied", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await chooseList(page, "shitja.csv", "Kodi;Gjendja;Çmimi pa TVSH\nb1-1;E lirë;95.000\nb1-2;E lirë;97.000\n");
  await toTrial(page).click();
  await expect(page.getByRole("columnheader", { name: /Çmimi pa TVSH/ })).toContainText("pa TVSH, sipas titullit");
  await expect(rowOf(page, /b1-1/)).toContainText("TVSH: E papërfshirë, ishte");
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await expect(savedAt(page)).toBeVisible();
  await expect
    .poll(async () => (await draftIn(folder)).project.floors[0]?.apartments)
    .toMatchObject([{ price: { amount: 95_000, vat: "excluded" } }, { price: { amount: 97_000, vat: "excluded" } }]);
});

test("prices per m² whose heading states another VAT than the price are left out, and the preview says why", async ({
  page,
  owner,
}) => {
  await owner.open();
  await chooseList(page, "shitja.csv", "Kodi;Gjendja;Çmimi;Çmimi/m2 pa TVSH\nb1-1;E lirë;95.000;1.620\n");
  await toTrial(page).click();
  await expect(rowOf(page, /b1-1/).getByRole("cell", { name: /1\.620/ })).toContainText(
    "lihet jashtë: çmimi përbri nuk e thotë të njëjtën TVSH",
  );
});

test("the preview shows what would change and what is wrong, cell by cell; applying it is one step that one press undoes", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await chooseList(page, "shitja.csv", list);
  await toTrial(page).click();
  await expect(page.getByText("Asgjë nuk është marrë ende.")).toBeVisible();
  await expect(page.getByText("C4: pranë shumës ka fjalë që s’janë valutë")).toBeVisible();
  expect((await draftIn(folder)).project.floors[0]?.apartments[0]).toMatchObject({ status: "available" });
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await expect(page.getByRole("heading", { name: /^U morën/ })).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
  const homes = async () => (await draftIn(folder)).project.floors[0]?.apartments;
  expect(await homes()).toMatchObject([
    { status: "sold", area: 60.5 },
    { status: "available", area: 58.7 },
  ]);
  // Unreadable values change nothing.
  expect(JSON.stringify(await draftIn(folder))).not.toMatch(/OOO|Gashi|Krasniqi/);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Ktheje/ })
    .click();
  await expect.poll(homes).toMatchObject([{ status: "available" }, { status: "sold" }]);
  expect((await homes())?.[0]?.area).toBeUndefined();
});

test("an unknown word is given its meaning once, and is understood from then on", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await chooseList(page, "lista.csv", "Kodi;Gjendja\nb1-1;premtuar\nb1-2;Shitur\n");
  await toTrial(page).click();
  await page.getByRole("combobox", { name: "Gjendja për «premtuar»" }).selectOption("reserved");
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await expect
    .poll(async () => (await draftIn(folder)).project.floors[0]?.apartments.map((home) => home.status))
    .toEqual(["reserved", "sold"]);
});

test("a list whose statuses are only colours of its rows has statuses once the owner says what the colours mean", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const file = colouredList(
    [
      ["Kodi", "m²"],
      ["b1-1", 60.5],
      ["b1-2", 58.7],
    ],
    [5, 2, 4],
  );
  await chooseList(page, "shitja.xlsx", file);
  await toTrial(page).click();
  await expect(page.getByRole("heading", { name: "Ngjyrat e rreshtave" })).toBeVisible();
  // Each row shows its colour until that has a meaning.
  await expect(rowOf(page, /b1-1/).locator(".import-colour")).toHaveCSS("background-color", "rgb(146, 208, 80)");
  const meaning = (colour: string) => page.getByRole("combobox", { name: `Gjendja e rreshtave me ngjyrën ${colour}` });
  await expect(meaning("")).toHaveCount(2);
  await expect(page.getByRole("columnheader", { name: "Gjendja" })).toHaveCount(0);
  await meaning("#92d050").selectOption("E lirë");
  await meaning("#4472c4").selectOption("E shitur");
  await expect(rowOf(page, /b1-1/)).toContainText("E lirë");
  await expect(rowOf(page, /b1-2/)).toContainText("E shitur");
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await expect(rowOf(page, /b1-2/)).toContainText("E shitur");
  await page.getByRole("button", { name: /^Zbato \d+ ndryshime/ }).click();
  const statuses = async () => (await draftIn(folder)).project.floors[0]?.apartments.map(({ status }) => status);
  await expect.poll(statuses).toEqual(["available", "sold"]);
  await page.getByRole("button", { name: /Importo nga Excel/ }).click();
  await giveList(page, "shitja.xlsx", file);
  await toTrial(page).click();
  await expect(page.getByRole("button", { name: "2 njësoj" })).toBeVisible();
});

test("all apartments are exported as Excel and imported unchanged; as CSV, too", async ({ page, owner }) => {
  await owner.open();
  for (const [name, file] of [
    ["Krejt banesat, Excel", "banesat.xlsx"],
    ["Krejt banesat, CSV", "banesat.csv"],
  ] as const) {
    await page
      .getByRole("navigation", { name: "Projekti" })
      .getByRole("button", { name: /Importo nga Excel/ })
      .click();
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    expect(saved.suggestedFilename()).toContain(file);
    await giveList(page, file, await readFile(await saved.path()));
    await toTrial(page).click();
    await page.getByRole("button", { name: "2 njësoj" }).click();
    await expect(page.getByRole("button", { name: "Zbato 0 ndryshime" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "0 me gabim" })).toBeVisible();
    await page.getByRole("button", { name: "Hiqe këtë listë" }).click();
  }
});

test("an import is there again after a reload, with its columns and corrected cells, until it is applied or dismissed", async ({
  page,
  owner,
}) => {
  await owner.open();
  await chooseList(page, "shitja.csv", list);
  await page.getByRole("combobox", { name: "Shënime" }).selectOption({ label: "Tipologjia" });
  await toTrial(page).click();
  await page.getByRole("button", { name: "Ndreqe C4" }).click();
  await page.getByRole("button", { name: "Shkruaj 95.000" }).click();
  await expect(page.getByText("1 qelizë e ndrequr këtu.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 qelizë e ndrequr këtu.")).toBeVisible();
  await expect(page.getByText(/^shitja\.csv/)).toBeVisible();
  await page.getByRole("button", { name: "Kolonat" }).click();
  await expect(page.getByRole("combobox", { name: "Shënime" })).toHaveValue("type");
  await toTrial(page).click();
  await page.getByRole("button", { name: /^Zbato 2 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Zgjidh listën")).toBeAttached();
  await giveList(page, "shitja.csv", list);
  await page.getByRole("button", { name: "Hiqe këtë listë" }).click();
  await page.reload();
  await expect(page.getByLabel("Zgjidh listën")).toBeAttached();
});

test("an import that the browser stored in another format does no harm: the studio opens, and a list is read", async ({
  page,
  owner,
}) => {
  await owner.open();
  await chooseList(page, "shitja.csv", list);
  await expect(toTrial(page)).toBeVisible();
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database refuses.")));
      });
    const database = await done(indexedDB.open("kulla-studio-imports"));
    const all = database.transaction("imports", "readwrite").objectStore("imports");
    for (const key of await done(all.getAllKeys())) await done(all.put({ sheets: [{ ok: true }] }, key));
    database.close();
  });
  await page.reload();
  await giveList(page, "lista.csv", list);
  await expect(page.getByRole("combobox", { name: "Gjendja" })).toHaveValue("status");
});

test("in a narrow window a cell is corrected in its own panel, and unknown words are above the rows", async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await owner.open();
  await chooseList(page, "shitja.csv", list.replace("Shitur", "premtuar"));
  await toTrial(page).click();
  await expect(page.getByRole("main").getByRole("combobox", { name: "Gjendja për «premtuar»" })).toBeVisible();
  await page.getByRole("button", { name: "Ndreqe C4" }).click();
  await expect(page.getByRole("textbox", { name: "Çmimi, kolona C" })).toBeFocused();
});

for (const [what, name, content, sentence] of [
  ["a picture", "foto.xlsx", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), /foto\.xlsx: /],
  ["an empty file", "bosh.csv", "", /bosh\.csv: /],
  ["an Excel file cut in half", "gjysma.xlsx", Buffer.from("PK\u0003\u0004\u0014\0\0\0"), /gjysma\.xlsx: /],
] as const) {
  test(`${what} is not a list: a sentence names it, and the next file is read`, async ({ page, owner }) => {
    await owner.open();
    await chooseList(page, name, content);
    await expect(page.getByRole("alert")).toContainText(sentence);
    await giveList(page, "lista.csv", list);
    await expect(page.getByRole("combobox", { name: "Gjendja" })).toHaveValue("status");
  });
}

test("a wrong cell is corrected in place: by the likely meaning, by typing, or excluded; the next one gets the focus", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await chooseList(page, "shitja.csv", list.replace("Shitur;;60,5", "Shitur;;ca 60"));
  await toTrial(page).click();
  await page.getByRole("button", { name: "Ndreqe D3" }).press("Enter");
  const field = page.getByRole("textbox", { name: "Sipërfaqja, kolona D" });
  await expect(field).toBeFocused();
  await expect(page.getByText("2 nga 2 gabime").or(page.getByText("1 nga 2 gabime"))).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await field.fill("sixty");
  await field.press("Enter");
  await expect(page.getByText("D3: jo numër si 60,5")).toBeVisible();
  await expect(field).toHaveValue("sixty");
  await field.fill("60,5");
  await field.press("Enter");
  await expect(page.getByRole("textbox", { name: "Çmimi, kolona C" })).toBeFocused();
  await expect(page.getByText("1 qelizë e ndrequr këtu.")).toBeVisible();
  await page.getByRole("button", { name: "Shkruaj 95.000" }).click();
  await expect(page.getByRole("button", { name: /^0 me gabim/ })).toBeVisible();
  await page.getByRole("button", { name: /^Zbato 2 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();
  expect((await draftIn(folder)).project.floors[0]?.apartments).toMatchObject([
    { area: 60.5 },
    { price: { amount: 95_000 } },
  ]);
});

test("exclusions are marked in their cell and row, the next wrong one gets the focus, and they can still be corrected", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await chooseList(page, "shitja.csv", list.replace("Shitur;;60,5", "Shitur;;ca 60"));
  await toTrial(page).click();
  await page.getByRole("button", { name: "Ndreqe D3" }).click();
  await page.getByRole("button", { name: "Lëre jashtë" }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Ndreqe D3" }) });
  await expect(row.getByRole("rowheader")).toContainText("pa një qelizë");
  await expect(row.getByRole("cell", { name: /ca 60/ })).toContainText("lihet jashtë");
  await expect(page.getByRole("textbox", { name: "Çmimi, kolona C" })).toBeFocused();
  await page.getByRole("button", { name: "Lëre jashtë" }).click();
  await expect(page.getByRole("button", { name: "Lëre jashtë" })).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: /qelizë me gabim/ })).toHaveCount(0);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Ndreqe D3" }).click();
  await page.getByRole("textbox", { name: "Sipërfaqja, kolona D" }).fill("60,5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 qelizë e ndrequr këtu.")).toBeVisible();
  // The other one stays excluded.
  await expect(page.getByRole("button", { name: "Lëre jashtë" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Zbato 2 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();
  const [first, second] = (await draftIn(folder)).project.floors[0]?.apartments ?? [];
  expect(first).toMatchObject({ area: 60.5 });
  expect(second).not.toHaveProperty("price");
});

test("the list's buildings are created with their floors, or are existing ones; a price per m² is computed, and says how", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const rows = "1;Kati 1;1;60;1.250 €\nJugu;PD;L1;0;1250\n;Kati I;2;1.065,5;1000\n";
  await chooseList(page, "objektet.csv", `Objekti;Kati;Nr. Ap.;Sip. neto;Çmimi/m2\n${rows}`);
  await expect(page.getByRole("combobox", { name: "Çmimi/m2" })).toHaveValue("pricePerArea");
  await expect(
    page.getByRole("combobox", { name: "Çmimi/m2" }).getByRole("option", { name: "Çmimi", exact: true }),
  ).toHaveCount(0);
  await toTrial(page).click();
  await expect(page.getByRole("combobox", { name: "Ndërtesa për «Jugu»" })).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Krijo ndërtesën" }).click();
  await expect(page.getByText("çmimi 75\u00a0000 = 1\u00a0250 × 60\u202fm², sipërfaqja neto")).toBeVisible();
  await expect(page.getByText("2 çmime llogariten nga çmimi për m².")).toBeVisible();
  await page.getByRole("button", { name: /^Zbato 3 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();
  const { floors } = (await draftIn(folder)).project;
  expect(floors).toMatchObject([
    { tower: "b1", floor: 1, apartments: [{ label: "1", price: { amount: 75_000 } }, { label: "2" }] },
    { tower: "jugu", floor: 0, label: "Përdhesa", apartments: [{ label: "L1" }] },
    { tower: "jugu", floor: 1, apartments: [{ label: "2", area: 1065.5, price: { amount: 1_065_500 } }] },
  ]);
  expect(floors[1]?.apartments[0]).not.toHaveProperty("area");
});

test("a mezzanine of the list becomes a floor between two others, where the owner says, and one press undoes it all", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await chooseList(page, "katet.csv", "Kati;Nr. Ap.\n1;1\nMezanin;M1\nMezanin;M2\n");
  await toTrial(page).click();
  await expect(rowOf(page, /M1/)).toContainText("kat ndërmjet dy të tjerëve: zgjidhni ku është");
  const choice = page.getByRole("combobox", { name: "Kati për «Mezanin»" });
  await expect(choice.getByRole("option")).toHaveText(["nuk njihet", "kat i ri mbi: Kati 1", "Kati 1"]);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Shto katin" }).click();
  await expect(choice).toHaveValue("above 1");
  await expect(rowOf(page, /M1/)).toContainText("e re");
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await expect(savedAt(page)).toBeVisible();
  const floors = async () => (await draftIn(folder)).project.floors;
  await expect
    .poll(floors)
    .toMatchObject([{ floor: 1 }, { floor: 2, label: "Mezanin", apartments: [{ label: "M1" }, { label: "M2" }] }]);
  await page.getByRole("button", { name: "Ktheje" }).click();
  await expect.poll(async () => (await floors()).map((each) => each.apartments.length)).toEqual([2]);
});

const toPage = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name }).click();

test("a list stays while its owner looks at something else, with its columns, words and corrected cells, until it is dismissed", async ({
  page,
  owner,
}) => {
  await owner.open();
  await chooseList(page, "shitja.csv", list.replace("Shitur;", "premtuar;").replace("m²", "Madhësia"));
  await page.getByRole("combobox", { name: "Madhësia" }).selectOption("area");
  await toTrial(page).click();
  await page.getByRole("combobox", { name: "Gjendja për «premtuar»" }).selectOption("reserved");
  await page.getByRole("button", { name: "Ndreqe C4" }).click();
  await page.getByRole("button", { name: "Shkruaj 95.000" }).click();
  await toPage(page, /Banesat/);
  await expect(page.getByRole("heading", { name: "Importo listën nga Excel" })).toHaveCount(0);
  await toPage(page, /Importo nga Excel/);
  await expect(page.getByText("1 qelizë e ndrequr këtu.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Gjendja për «premtuar»" })).toHaveValue("reserved");
  await page.goBack();
  await page.goForward();
  await page.getByRole("button", { name: "Kolonat" }).click();
  await expect(page.getByRole("combobox", { name: "Madhësia" })).toHaveValue("area");
  // The list corrected in Excel, read again.
  await page.getByRole("button", { name: "Skedari" }).click();
  await giveList(page, "shitja 2.csv", list.replace("Shitur;", "premtuar;").replace("m²", "Madhësia"));
  await expect(page.getByRole("combobox", { name: "Madhësia" })).toHaveValue("area");
  await page.getByRole("button", { name: "Hiqe këtë listë" }).click();
  await expect(page.getByLabel("Zgjidh listën")).toBeAttached();
  await expect(page.getByText("shitja 2.csv")).toHaveCount(0);
  await toPage(page, /Banesat/);
  await toPage(page, /Importo nga Excel/);
  await expect(page.getByLabel("Zgjidh listën")).toBeAttached();
});

test("once a list is applied the import starts anew from the menu, and the next list with its headings has the same columns", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const own = "Sigla;Stato;Madhësia\nb1-1;premtuar;60,5\nb1-2;Shitur;58,7\n";
  await chooseList(page, "lista.csv", own);
  await page.getByRole("combobox", { name: "Rreshti me titujt" }).selectOption("0");
  for (const [heading, column] of [
    ["Sigla", "home"],
    ["Stato", "status"],
    ["Madhësia", "area"],
  ] as const)
    await page.getByRole("combobox", { name: heading }).selectOption(column);
  await toTrial(page).click();
  await page.getByRole("combobox", { name: "Gjendja për «premtuar»" }).selectOption("reserved");
  await page.getByRole("button", { name: /^Zbato 2 ndryshime/ }).click();
  await expect(page.getByRole("heading", { name: /^U morën/ })).toBeVisible();
  await expect(savedAt(page)).toBeVisible();
  await toPage(page, /Importo nga Excel/);
  await expect(page.getByRole("heading", { name: /^U morën/ })).toHaveCount(0);
  // Even after the page was opened again.
  await page.reload();
  await giveList(page, "lista e re.csv", own.replace("60,5", "61"));
  for (const [heading, column] of [
    ["Sigla", "home"],
    ["Stato", "status"],
    ["Madhësia", "area"],
  ] as const)
    await expect(page.getByRole("combobox", { name: heading })).toHaveValue(column);
  await toTrial(page).click();
  await page.getByRole("button", { name: /^Zbato 1 ndryshim/ }).click();
  await expect(savedAt(page)).toBeVisible();
  await expect
    .poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0])
    .toMatchObject({ status: "reserved", area: 61 });
});

test("a fix is applied to all cells with the same problem at once, and one undo reverts it", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const rows = [
    "b1-1;95.OOO;ca",
    "b1-2;9O.000;ca",
    ...["3", "4", "5"].map((n) => `b1-${n};8${n}.OOO;${n === "5" ? "rreth" : "ca"}`),
  ];
  await chooseList(page, "shitja.csv", `Kodi;Çmimi;m²;Kati;Ndërtesa\n${rows.map((row) => `${row};1;b1`).join("\n")}\n`);
  await toTrial(page).click();
  await expect(page.getByRole("button", { name: /^Ndreqe B/ })).toHaveCount(5);
  await page.getByRole("button", { name: "Ndreqe B2" }).click();
  await expect(page.getByText("B3: 90.000 · B4: 83.000 · B5: 84.000 …")).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: "Njësoj edhe në 4 qeliza" }).click();
  await expect(page.getByRole("button", { name: /^Ndreqe B/ })).toHaveCount(0);
  await expect(page.getByText("5 qeliza të ndrequra këtu.")).toBeVisible();
  const undo = page.getByRole("banner").getByRole("button", { name: "Ktheje: qelizat e ndrequra" });
  await undo.click();
  await expect(page.getByRole("button", { name: /^Ndreqe B/ })).toHaveCount(5);
  await expect(undo).toHaveCount(0);
  await page.getByRole("button", { name: "Njësoj edhe në 4 qeliza" }).click();
  // A typed meaning applies wherever the same value occurs.
  await page.getByRole("button", { name: "Ndreqe C2" }).click();
  await page.getByRole("textbox", { name: "Sipërfaqja, kolona C" }).fill("60,5");
  await page.getByRole("button", { name: "Njësoj edhe në 3 qeliza" }).click();
  await expect(page.getByRole("button", { name: /^Ndreqe C/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Lëre jashtë" }).click();
  await page.getByRole("button", { name: /^Zbato 5 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();
  const apartments = (await draftIn(folder)).project.floors[0]?.apartments ?? [];
  expect(apartments).toMatchObject([95, 90, 83, 84, 85].map((amount) => ({ price: { amount: amount * 1000 } })));
  expect(apartments.map(({ area }) => area)).toEqual([60.5, 60.5, 60.5, 60.5, undefined]);
});

test("a list with a sheet for each building goes on with the next sheet, and forgets none of them", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const head = ["Ndërtesa", "Kati", "Banesa", "Gjendja"];
  const sheets = {
    Veriu: [head, ["Veriu", 1, "V-1", "E lirë"], ["Veriu", 1, "V-2", "Shitur"]],
    Jugu: [head, ["Jugu", 1, "J-1", "E lirë"]],
    Shënime: [["Çmimet vlejnë deri më 31.12."]],
  };
  await chooseList(page, "lista.xlsx", xlsxFile(sheets));
  await toTrial(page).click();
  await page.getByRole("button", { name: "Krijo ndërtesën" }).click();
  await page.getByRole("button", { name: "Zbato 2 ndryshime" }).click();
  const others = page.getByRole("button", { name: /^Importo fletën/ });
  await expect(others).toHaveText(["Importo fletën «Jugu»"]);
  await others.click();
  await expect(page.getByRole("combobox", { name: "Fleta" }).locator(":checked")).toHaveText("Jugu");
  await toTrial(page).click();
  await page.getByRole("button", { name: "Krijo ndërtesën" }).click();
  // The other sheet lists the apartments of the first building.
  await expect(page.getByRole("checkbox", { name: "Hiqi nga projekti" })).toHaveCount(0);
  await page.getByRole("button", { name: "Zbato 1 ndryshim", exact: true }).click();
  await expect(page.getByText("U mor 1 rresht.")).toBeVisible();
  await expect(others).toHaveCount(0);
  await expect(savedAt(page)).toBeVisible();
  const { floors } = (await draftIn(folder)).project;
  expect(floors.flatMap(({ apartments }) => apartments).slice(-3)).toMatchObject([
    { status: "available" },
    { status: "sold" },
    { status: "available" },
  ]);
});
