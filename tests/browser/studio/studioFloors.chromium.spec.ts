import { expect, type Page } from "@playwright/test";
import { photograph, picture, smallDraft } from "../../support/ownerFolder.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");
const projectIn = async (folder: string) =>
  (await draftIn(folder)).project as unknown as {
    readonly towers: readonly { readonly name: string }[];
    readonly floors: readonly { readonly floor: number; readonly label?: string }[];
    readonly plans: readonly { readonly regions: readonly { readonly home: string; readonly outline: string }[] }[];
  };

const towerPicture = picture("site/b1.jpg", [800, 600], "Fotot/Blloku nga jugu.jpg");
const tower = (name: string) => ({ id: "b1", name, outline: "M10 10H90V90H10Z", picture: towerPicture });

/** Floors above one another, from the first up, each drawn; `homes` on each of them. */
const tallDraft = (count: number, { name = "Blloku 1", homes = 1 } = {}) =>
  smallDraft({
    site: { picture: towerPicture },
    towers: [tower(name)],
    floors: Array.from({ length: count }, (_, index) => ({
      tower: "b1",
      floor: index + 1,
      plan: "p1",
      outline: `M200 ${550 - index * 40}H700V${585 - index * 40}H200Z`,
      apartments: Array.from({ length: homes }, (_each, at) => ({ id: `h${index}-${at}`, label: String(at + 1) })),
    })),
  });

test("a tower is renamed on its page; a floor has a number, and a name for visitors", async ({ page, owner }) => {
  const { folder } = await owner.open(tallDraft(3));
  await tree(page, /Blloku 1/).click();
  await panel(page).getByLabel("Emri i kullës").fill("Rezidenca e Diellit");
  await expect(tree(page, /Rezidenca e Diellit/)).toBeVisible();
  await panel(page)
    .getByRole("button", { name: /^Kati 1 / })
    .click();
  await panel(page).getByLabel("Numri").fill("2");
  await panel(page).getByLabel("Numri").press("Enter");
  await expect(panel(page).getByRole("alert")).toHaveText("Kjo kullë e ka tashmë një kat me atë numër.");
  await panel(page).getByLabel("Numri").fill("-1");
  await panel(page).getByLabel("Numri").press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Kati -1" })).toBeVisible();
  await panel(page).getByLabel("Emri për vizitorët").fill("Bodrumi");
  await expect(panel(page).getByRole("heading", { name: "Bodrumi" })).toBeVisible();
  await expect
    .poll(() => projectIn(folder))
    .toMatchObject({
      towers: [{ name: "Rezidenca e Diellit" }],
      floors: [{ floor: -1, label: "Bodrumi" }, { floor: 2 }, { floor: 3 }],
    });
  await page.getByRole("button", { name: /^Ktheje: emri i katit/ }).click();
  await expect(panel(page).getByRole("heading", { name: "Kati -1" })).toBeVisible();
});

test.describe("in a window of 1024 by 700", () => {
  test.use({ viewport: { width: 1024, height: 700 } });

  test("outlines leave room for all floors' numbers, and the selection's fields open over them on a press", async ({
    page,
    owner,
  }) => {
    await owner.open(tallDraft(12));
    await tree(page, /Blloku 1/).click();
    const canvas = page.getByRole("application");
    expect((await canvas.boundingBox())?.height).toBeGreaterThan(400);
    for (let floor = 1; floor <= 12; floor += 1) {
      await expect(canvas.getByText(String(floor), { exact: true })).toBeVisible();
    }
    await expect(panel(page)).toBeHidden();
    await page.getByRole("button", { name: "Hollësitë" }).click();
    await panel(page)
      .getByRole("button", { name: /^Kati 3 / })
      .click();
    await expect(panel(page).getByRole("heading", { name: "Kati 3" })).toBeVisible();
  });

  test("the table of apartments shows a dozen rows and all of its columns", async ({ page, owner }) => {
    await owner.open(tallDraft(10, { homes: 4 }));
    await tree(page, /Banesat/).click();
    await expect(page.getByRole("row").nth(12)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("columnheader", { name: "Çmimi, €" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("in a window of 1366 by 768", () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("a long name of a tower stays within its column", async ({ page, owner }) => {
    await owner.open(tallDraft(3, { name: "Kompleksi banesor Rezidenca e Diellit, lamela perëndimore ".repeat(2) }));
    const widthOver = () =>
      page.evaluate(() => {
        const columns = [...document.querySelectorAll("nav.tree, main, aside, header")];
        return Math.max(...columns.map((each) => each.scrollWidth - each.clientWidth));
      });
    await tree(page, /Faqja e parë/).click();
    await panel(page)
      .getByRole("button", { name: /^Kompleksi/ })
      .first()
      .click();
    expect(await widthOver()).toBe(0);
    await tree(page, /Banesat/).click();
    expect(await widthOver()).toBe(0);
    expect((await page.getByRole("combobox", { name: "Vendi" }).boundingBox())?.width).toBeLessThan(300);
  });
});

test("of two floors that share a plan, an apartment's outline is duplicated for the one above it in the same place", async ({
  page,
  owner,
}) => {
  const home = (label: string) => ({ id: `b1-${label}`, label, status: "available" });
  const on = (floor: number, label: string) => ({ tower: "b1", floor, plan: "p1", apartments: [home(label)] });
  const plan = {
    id: "p1",
    picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
    regions: [{ home: "A1", label: "A1", outline: "M10 10H90V90H10Z" }],
  };
  const { folder } = await owner.open(smallDraft({ floors: [on(1, "A1"), on(2, "A2")], plans: [plan] }));
  await tree(page, /Plani Kati 1/).click();
  await panel(page)
    .getByRole("button", { name: /^Banesa A1/ })
    .click();
  await panel(page).getByLabel("Dyfisho te").selectOption("Banesa A2");
  await expect.poll(async () => (await projectIn(folder)).plans[0]?.regions.length).toBe(2);
  const [first, second] = (await projectIn(folder)).plans[0]?.regions ?? [];
  expect(second?.outline.replaceAll(/\D+/g, " ")).toBe("M10 10L90 10L90 90L10 90Z".replaceAll(/\D+/g, " "));
  expect(first?.outline).toBe("M10 10H90V90H10Z");
  await tree(page, "Përmbledhja").click();
  await expect(page.getByText(/mbivendosen/)).toHaveCount(0);
});

test("a lowest price is shown as one; a figure typed without its word is the exact price", async ({ page, owner }) => {
  const { folder } = await owner.open();
  await tree(page, /Banesat/).click();
  const price = page
    .getByRole("row", { name: /Kati 1 1 / })
    .getByRole("gridcell")
    .nth(6);
  await expect(price).toHaveText("nga 90\u00a0000");
  await price.click();
  await page.keyboard.type("95000");
  await page.keyboard.press("Enter");
  await expect(price).toHaveText("95\u00a0000");
  await expect
    .poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0])
    .toMatchObject({ price: { kind: "exact", amount: 95000 } });
});

test("a picture with other proportions is accepted with a note about the outlines; one with the same proportions needs no note", async ({
  page,
  owner,
}) => {
  await owner.open(tallDraft(3));
  await tree(page, /Blloku 1/).click();
  const give = async (width: number, height: number, seed: number) => {
    const buffer = await photograph(width, height, seed);
    await page.getByLabel("Zgjidh foton").setInputFiles({ name: `foto ${seed}.jpg`, mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("button", { name: /^Ktheje: fotoja/ })).toBeVisible();
  };
  const warning = page.getByText(/format mund të mos përshtaten më/);
  await give(1600, 1200, 3);
  await expect(warning).toHaveCount(0);
  await give(900, 900, 4);
  await expect(warning).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(warning).toHaveCount(0);
});

test("of two rows about one apartment the row that is not excluded is used; columns without a heading show examples", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await tree(page, /Importo nga Excel/).click();
  const text = "Kodi;Gjendja;\nb1-1;shitur;veri\nb1-1;rezervuar;jug\n";
  await page
    .getByLabel("Zgjidh listën")
    .setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByRole("row", { name: /Kolona C/ })).toContainText("veri · jug");
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await page.getByRole("button", { name: "Ndreqe A3" }).click();
  await page.getByRole("button", { name: "Lëre jashtë" }).click();
  await page.getByRole("button", { name: "Zbato 1 ndryshim" }).click();
  await expect.poll(async () => (await draftIn(folder)).project.floors[0]?.apartments[0]?.status).toBe("sold");
});

test("two heading rows are read together, and the owner can say that another row has the headings", async ({
  page,
  owner,
}) => {
  await owner.open();
  await tree(page, /Importo nga Excel/).click();
  const text = "Kodi;Gjendja;Të dhënat;\n;;Sipërfaqja;Ballkoni\nb1-1;shitur;60,5;4\n";
  await page
    .getByLabel("Zgjidh listën")
    .setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const columnsByHeading = { Kodi: "home", Gjendja: "status", Sipërfaqja: "area", Ballkoni: "outdoorArea" };
  const isAllTaken = async () => {
    for (const [heading, column] of Object.entries(columnsByHeading))
      await expect(page.getByRole("combobox", { name: heading, exact: true })).toHaveValue(column);
  };
  await isAllTaken();
  await page.getByLabel("Rreshti me titujt").selectOption({ index: 0 });
  await expect(page.getByRole("row", { name: /Të dhënat/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sipërfaqja" })).toHaveCount(0);
  await page.getByLabel("Rreshti me titujt").selectOption({ index: 1 });
  await isAllTaken();
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await expect(page.getByRole("row", { name: /b1-1/ })).toContainText("60,5");
});

test("a telephone number that cannot be dialled is reported, and one without its country code where messengers need it", async ({
  page,
  owner,
}) => {
  await owner.open();
  await tree(page, /Kontakti/).click();
  await page.getByLabel("Telefoni").fill("abc");
  await page.getByLabel("WhatsApp").fill("044/123-456");
  await page.getByLabel("Viber").fill("+383 44 123 456");
  await page.getByLabel("Viber").blur();
  await expect(page.getByRole("alert")).toHaveText([/Ky nuk është numër telefoni/, /Me prefiksin e shtetit/]);
});

test("removing lists what is removed along, and the focus stays with the work", async ({ page, owner }) => {
  await owner.open(tallDraft(3, { homes: 2 }));
  const remove = page.getByRole("button", { name: "Hiqe kullën" });
  await remove.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Bashkë me të hiqen 3 kate, 6 banesa. Kthehet me «Ktheje».");
  await expect(remove).toBeFocused();
  await page.getByRole("button", { name: "Lëre" }).press("Enter");
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await remove.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("when typed apartments or floors cannot be added, the reason is shown and nothing is added", async ({
  page,
  owner,
}) => {
  await owner.open(tallDraft(1));
  await page.getByLabel("Nga kati").fill("");
  await page.getByRole("button", { name: "Shto kate" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Shkruani dy numra");
  await tree(page, /Banesat/).click();
  await page.getByLabel("Numrat").fill("0-999");
  await page.getByRole("button", { name: "Shto", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toHaveText("0-999: janë më shumë se 200 përnjëherë.");
  await page.getByLabel("Numrat").fill("A1-A3, A2");
  await page.getByRole("button", { name: "Shto", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("the window, the tree and the keyboard show the current place", async ({ page, owner }) => {
  await owner.open(tallDraft(2));
  await expect(page).toHaveTitle("Përmbledhja – Blloku – Studio");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Te puna" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tree(page, /^Banesat.*, 2 banesa$/).click();
  await expect(page).toHaveTitle("Banesat – Blloku – Studio");
});

test("many plans are shown on request, the open one always, so that the website is not forty rows away", async ({
  page,
  owner,
}) => {
  const plans = Array.from({ length: 14 }, (_, index) => ({
    id: `p${index + 1}`,
    picture: picture(`plans/${index + 1}.svg`, [100, 100], "Planet/kati 1.svg"),
    regions: [],
    studio: { name: `Plani ${index + 1}` },
  }));
  await owner.open(smallDraft({ plans }));
  const group = tree(page, /^Planet/);
  const rows = tree(page, /^Plani \d/);
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await expect(rows).toHaveCount(0);
  await group.click();
  await expect(rows).toHaveCount(14);
  await tree(page, /^Plani 9/).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plani 9" })).toBeVisible();
  await group.click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAttribute("aria-current", "page");
  await tree(page, /^Faqja$/).click();
  await expect(rows).toHaveCount(0);
});
