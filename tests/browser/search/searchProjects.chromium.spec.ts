import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/mailboxTest.ts";
import { settled } from "../../support/settled.ts";

/** The height of a node in lines of its text. */
const linesOf = (node: Element): number => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight);

/** The number of rows that the words of a node take, one of another size beside them included. */
function rowsOfText(node: Element): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const middles = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ y, height }) => y + height / 2);
  const size = parseFloat(getComputedStyle(node).fontSize);
  return middles.toSorted((a, b) => a - b).filter((each, index, all) => each - (all[index - 1] ?? -1e4) > size * 0.6)
    .length;
}

async function show(page: Page, query: string): Promise<Locator> {
  await page.goto(`/__fixtures/projects/show.html?${query}`);
  const search = page.locator("main > *");
  await search.getByRole("heading").first().waitFor();
  return search;
}

const compare = (search: Locator, apartments: readonly string[]): Promise<unknown> =>
  search.evaluate((element, ids) => {
    (element as HTMLElement & { show: (screen: object) => void }).show({ name: "compare", apartments: ids });
  }, apartments);

/** Rows with overflowing content, by their text. */
const overfull = (rows: Locator): Promise<readonly (string | null)[]> =>
  rows.evaluateAll((all) =>
    all
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return [...row.querySelectorAll("b, small, .of-floor")].some((part) => {
          const box = part.getBoundingClientRect();
          return box.top < top || box.bottom > bottom;
        });
      })
      .map(({ textContent }) => textContent),
  );

test("if a project sells more than apartments a search offers its kinds, each with its number of matches", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search");
  const kinds = search.getByRole("group", { name: "Lloji" });
  await expect(kinds.getByRole("checkbox")).toHaveCount(5);
  await kinds.getByRole("checkbox", { name: /^Parking/ }).check();
  await expect(search.getByRole("heading", { name: "13 njësi" })).toBeVisible();
  const apartments = await show(page, "project=blocks&tag=kulla-apartment-search");
  await expect(apartments.getByRole("group", { name: "Lloji" })).toHaveCount(0);
});

test("floors with names are chosen by their names, and a choice says which", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search");
  const from = search.getByRole("combobox", { name: "Kati, nga" });
  await expect(from.getByRole("option")).toHaveText(["5", "4", "3", "2", "1 / 2", "Mezanini / 1", "Përdhesa", "-1"]);
  await from.selectOption("Përdhesa");
  await search.getByRole("combobox", { name: "Kati, deri" }).selectOption("Përdhesa");
  await expect(search.getByRole("heading", { name: "3 njësi" })).toBeVisible();
  await expect(search.getByRole("button", { name: "Hiqe filtrin Përdhesa" })).toBeVisible();
  await from.selectOption("-1");
  await expect(search.getByRole("heading", { name: "18 njësi" })).toBeVisible();
});

test("without a match in a project with shops and parking, the text speaks of units, and the way to a step is drawn without figures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search&filter=bedrooms%3D9");
  await expect(search.getByRole("heading", { name: "Asnjë njësi" })).toBeVisible();
  await expect(search.getByText("Asnjë njësi nuk i plotëson të gjitha kushtet bashkë.")).toBeVisible();
  await expect(search.getByRole("button", { name: "49 njësi, pa kufi për dhomat e gjumit" })).toBeVisible();
  const floors = search.locator(".grid-floor");
  await expect(async () => {
    const heights = await floors.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    // The lowest of building A has two lines of parking spaces.
    expect(heights.toSorted((a, b) => a - b)).toEqual([...heights.slice(1).map(() => 20), 40]);
  }).toPass();
  await expect(search.locator(".grid-count").filter({ visible: true })).toHaveCount(0);
  const apartments = await show(page, "project=mixed&tag=kulla-apartment-search&filter=kind%3Dhome%26bedrooms%3D9");
  await expect(apartments.getByRole("heading", { name: "Asnjë banesë" })).toBeVisible();
});

test("a search and a comparison use the project's own word for buildings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search");
  const views = search.getByRole("group", { name: "Pamja" });
  await expect(views.getByRole("button", { pressed: true })).toHaveText("Lamelat");
  await expect(search.getByRole("group", { name: "Lamela", exact: true })).toBeVisible();
  await expect(search).not.toContainText(/[Kk]ulla/);
  await compare(search, ["a5-51", "ap1", "b1-3"]);
  await expect(search.getByRole("navigation")).toContainText("Lamelat");
  await expect(search.getByRole("heading", { name: "3 njësi" })).toBeVisible();
});

for (const width of [390, 820, 1366, 1440]) {
  test(`at ${width} px no name of an apartment or floor overflows its row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const search = await show(page, "project=mixed&tag=kulla-apartment-search&view=list&filter=status%3Dall");
    const rows = search.getByRole("row").filter({ has: page.getByRole("rowheader") });
    await expect(rows.first()).toBeVisible();
    await settled(page, false);
    expect(await overfull(rows)).toEqual([]);
    const house = await show(page, "project=house&tag=kulla-apartment-search&view=list");
    await expect(house.getByRole("rowheader").first()).not.toContainText("Shtëpia te Lumi");
    const picker = await show(page, "project=mixed&tower=a&floor=3");
    const long = picker.getByRole("listitem").getByRole("button", { name: /^Banesa 19 me tarracë/ });
    await expect(long).toBeVisible();
    await settled(page, false);
    expect(await overfull(long)).toEqual([]);
    // Wide enough for "Jugperëndim": no word is broken.
    const about = await long.locator(".about").boundingBox();
    expect(about?.width).toBeGreaterThan(100);
  });
}

test("when one of two compared apartments has no plan, the other's plan is shown in full", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const search = await show(page, "project=mixed&tag=kulla-apartment-search");
  await compare(search, ["a4-42C", "a0-1"]);
  const plan = search.getByRole("img", { name: "Plani i banesës, Banesa 42C" });
  await expect(plan).toHaveAttribute("viewBox", /^0 0 \d+ \d+$/);
  expect(faults).toEqual([]);
});

test("if no apartment has a plan the cards are words; among others such an apartment is a slab of its area", async ({
  page,
}) => {
  const blocks = await show(page, "project=blocks&tag=kulla-apartment-search&view=cards");
  await expect(blocks.locator(".card").first()).toBeVisible();
  await expect(blocks.locator(".card-plan")).toHaveCount(0);
  const mixed = await show(page, "project=mixed&tag=kulla-apartment-search&view=cards");
  await expect(mixed.locator(".card-plan image")).toHaveCount(2);
  await expect(mixed.locator(".card-slab")).toHaveCount(26);
});

test("a card's arrow is next to its price even if buildings have their own cards", async ({ page }) => {
  const search = await show(page, "project=mixed&tag=kulla-apartment-search&view=cards");
  const card = search.getByRole("listitem").filter({ hasText: "nga 186.000 €" });
  const price = card.getByText("nga 186.000 €");
  // The price per m² is below it, and the arrow next to both.
  const isBeside = (words: Element): boolean => {
    const prices = words.parentElement;
    const { top = 0, bottom = 0 } = prices?.getBoundingClientRect() ?? {};
    const arrow = prices?.parentElement?.querySelector(".arrow")?.getBoundingClientRect();
    return arrow !== undefined && arrow.top > top && arrow.bottom < bottom;
  };
  await expect.poll(() => price.evaluate(isBeside)).toBe(true);
});

test("beside the switch and the filters, the count and each outdoor option take one line, in every language", async ({
  page,
}) => {
  const pages = {
    "/apartments": ["110 banesa", "Tarracë"],
    "/en/apartments": ["110 apartments", "Terrace"],
    "/de/apartments": ["110 Wohnungen", "Terrasse"],
  };
  for (const [path, [count = "", terrace = ""]] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(path);
    const heading = page.getByRole("heading", { name: count });
    const option = page.getByText(terrace, { exact: true }).locator("..");
    for (const width of [1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      expect.soft(await heading.evaluate(rowsOfText), `${path}, ${width}`).toBe(1);
      expect.soft(await option.evaluate(rowsOfText), `${path}, ${width}, ${terrace}`).toBe(1);
    }
  }
});

test("a saved apartment's name on a phone is one text: where its building's name ends, the rest follows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const links = encodeURIComponent(JSON.stringify({ apartment: "/apartments/{apartment}" }));
  const search = await show(page, `project=longNames&tag=kulla-apartment-search&view=list&locale=de&links=${links}`);
  await search
    .getByRole("button", { name: /Maisonette Stadtgarten/, pressed: false })
    .first()
    .click();
  const saved = search.getByRole("region", { name: "Gemerkte Wohnungen" });
  await saved.getByRole("button", { name: "Gemerkte Wohnungen" }).click();
  const name = saved.getByRole("listitem").getByRole("link", { name: /^Haus A, / });
  const [tower, rest] = await name.evaluate((node) =>
    [...node.querySelectorAll("span")]
      .filter((each) => !each.children.length)
      .map((each) => [...each.getClientRects()]),
  );
  expect(rest?.[0]?.top).toBe(tower?.at(-1)?.top);
});

test("on a phone the switch between buildings is below a name that has no space beside it", async ({ page }) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const element = await show(page, "project=mixed&tag=kulla-building-picker&tower=a");
    for (const font of ["Newsreader", "Verdana, DejaVu Sans, sans-serif"]) {
      await element.evaluate((node, value) => node.style.setProperty("--kulla-display-font", value), font);
      const heading = element.getByRole("heading", { name: "Lamela A" });
      expect(await heading.evaluate(rowsOfText), `${font}, ${width}`).toBe(1);
    }
  }
});

for (const project of ["mixed", "longNames"])
  test(`each header of the list is above its column if a row is one line (${project})`, async ({ page }) => {
    const search = await show(page, `project=${project}&tag=kulla-apartment-search&view=list`);
    const rows = search.getByRole("row");
    for (const width of [1920, 1440, 1366, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = (row: Locator): Promise<readonly (readonly number[])[]> =>
        row.locator(":scope > [role]").evaluateAll((cells) =>
          cells
            .map((cell) => cell.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map((box) => [Math.round(box.left), Math.round(box.right)]),
        );
      const isAligned = async (): Promise<boolean> =>
        JSON.stringify(await edges(rows.first())) === JSON.stringify(await edges(rows.nth(1)));
      await expect.poll(isAligned, { message: `at ${width} px`, timeout: 5000 }).toBe(true);
    }
  });

test("shops and parking are units in the list; a floor's name stays on one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search&view=list");
  const table = search.getByRole("table", { name: "Njësitë që përputhen" });
  await expect(table.getByRole("columnheader").nth(1)).toHaveText("Njësia");
  const floor = table.getByRole("cell", { name: "Përdhesa", exact: true }).first();
  await expect.poll(() => floor.evaluate(linesOf)).toBeLessThan(1.5);
  const apartments = await show(page, "project=house&tag=kulla-apartment-search&view=list");
  await expect(apartments.getByRole("columnheader").nth(1)).toHaveText("Banesa");
});

test("if a shop is saved too, the tray, its limits, the message and a shared list speak of no apartments", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await show(page, "project=mixed&tag=kulla-apartment-search&view=list");
  const ofApartments = search.getByRole("region", { name: "Banesat e ruajtura" });
  const ofAll = search.getByRole("region", { name: "Të ruajturat" });
  await search.getByRole("button", { name: /^Ruaj, Banesa 51,/ }).click();
  await expect(ofApartments.getByText("1 banesë e ruajtur")).toBeVisible();
  await search.getByRole("button", { name: "Ruaj, Lokali" }).first().click();
  await expect(ofAll.getByText("2 të ruajtura").filter({ visible: true })).toHaveCount(1);
  await expect(ofApartments).toHaveCount(0);
  await search.getByRole("button", { name: /^Ruaj, Banesa 52,/ }).click();
  await search.getByRole("button", { name: "Ruaj, Lokali" }).last().click();
  await ofAll.getByRole("checkbox").last().click();
  await expect(ofAll.getByRole("status").getByText("Krahasohen deri në tri", { exact: true })).toBeVisible();
  await ofAll.getByRole("button", { name: "Pyet për të gjitha" }).click();
  await expect(page.getByRole("dialog").getByRole("list", { name: "Për çfarë pyetni" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (location.hash = "kulla-list=a5-51,a0-1,sold-long-ago"));
  const sent = search.getByRole("region", { name: "Lista e dërguar: 3", exact: true });
  await expect(sent.getByText("Kjo nuk është më në projekt.")).toBeVisible();
});

test("when nothing matches, each suggestion and the number of apartments it would bring are on one line", async ({
  page,
}) => {
  const search = await show(page, "project=mixed&tag=kulla-apartment-search&filter=price%3D-1");
  const figure = search.getByText("49", { exact: true });
  await expect(figure).toBeVisible();
  await expect.poll(() => figure.evaluate(linesOf)).toBeLessThan(1.5);
});
