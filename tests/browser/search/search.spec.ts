import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectScreen, loadScript } from "../../support/place.ts";

type Reported = { readonly name: string; readonly detail: Record<string, unknown> };

/** An element on an empty page, which records the events it receives. */
async function open(page: Page, markup: string, hash = ""): Promise<Locator> {
  await page.goto("about:blank");
  await page.goto(`/__fixtures/element/blank.html${hash}`);
  await page.evaluate(() => {
    const reported: object[] = [];
    Object.assign(globalThis, { reported });
    for (const name of ["filterchange", "apartmentselect", "screenchange"]) {
      document.addEventListener(name, (event) =>
        reported.push({ name, detail: (event as CustomEvent).detail as object }),
      );
    }
  });
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await loadScript(page, "kulla.js");
  return page.locator("main > *");
}

const reportedOf = (page: Page): Promise<Reported[]> =>
  page.evaluate(() => (globalThis as unknown as { reported: Reported[] }).reported);
const hashOf = (page: Page): string => new URL(page.url()).hash;
const searchTag = `<kulla-apartment-search></kulla-apartment-search>`;
const title = (search: Locator): Locator => search.getByRole("heading", { level: 2 });

test(
  "two bedrooms and south leave fewer apartments, and the page receives the filter and their number",
  { tag: "@chromium" },
  async ({ page }) => {
    const search = await open(page, searchTag);
    await expect(title(search)).toHaveText("110 banesa");
    await expect(search.getByText("nga 110 të lira në të dy kullat. Gjendja më 20.11.2026")).toBeVisible();
    const bedrooms = search.getByRole("group", { name: "Dhoma gjumi" });
    const south = search.getByRole("group", { name: "Orientimi" }).getByRole("checkbox", { name: /^Jug/ });
    await bedrooms.getByRole("checkbox", { name: /^2/ }).check();
    await south.check();
    const reported = await reportedOf(page);
    const last = reported.findLast(({ name }) => name === "filterchange")?.detail;
    expect(last).toEqual({ filter: "bedrooms=2&side=S&status=available", count: expect.any(Number), partner: null });
    await expect(title(search)).toHaveText(`${String(last?.["count"])} banesa`);
    // Screen readers announce it after the choice.
    await expect(search.getByRole("status").first()).toHaveText(`${String(last?.["count"])} banesa`);
    await expect(search.getByRole("button", { name: "Hiqe filtrin 2 dhoma gjumi" })).toBeVisible();
  },
);

test("removing a filter moves the focus to the next one, and from the last one to the title; all apartments are shown then", async ({
  page,
}) => {
  const search = await open(
    page,
    `<kulla-apartment-search filter="bedrooms=2&side=S,W&status=available"></kulla-apartment-search>`,
  );
  const chip = (name: string) => search.getByRole("button", { name: `Hiqe filtrin ${name}`, exact: true });
  await chip("2 dhoma gjumi").focus();
  await page.keyboard.press("Enter");
  await expect(chip("Jug ose perëndim")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chip("E lirë")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(search)).toBeFocused();
  await expect(title(search)).toHaveText("179 banesa");
  await expect(search.getByText("nga 179. Gjendja më 20.11.2026")).toBeVisible();
  await expect(chip("E lirë")).toHaveCount(0);
});

test("the ends of a range move by arrow keys, by typing and by dragging, and never pass each other", async ({
  page,
}) => {
  const search = await open(page, searchTag);
  const floors = search.getByRole("group", { name: "Kati" });
  const [low, high] = [
    floors.getByRole("slider", { name: "Kati, nga" }),
    floors.getByRole("slider", { name: "Kati, deri në" }),
  ];
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await expect(low).toHaveAttribute("aria-valuetext", "Kati 7");
  await high.focus();
  await page.keyboard.press("Home");
  await expect(high).toHaveAttribute("aria-valuenow", "7");
  await expect(search.getByRole("button", { name: "Hiqe filtrin Kati 7" })).toBeVisible();
  const field = floors.getByRole("textbox", { name: "Kati, deri në" });
  await field.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(search.getByRole("button", { name: "Hiqe filtrin Katet 7–9" })).toBeVisible();
  const rail = await floors.locator("svg.rail").boundingBox();
  if (!rail) throw new Error("no rail");
  await page.mouse.move(rail.x + (rail.width * 6) / 11 + 1, rail.y + 40);
  await page.mouse.down();
  await page.mouse.move(rail.x + (rail.width * 3) / 11 + 2, rail.y + 40, { steps: 3 });
  await page.mouse.up();
  await expect(search.getByRole("button", { name: "Hiqe filtrin Katet 4–9" })).toBeVisible();
});

test("a figure is read as people write it; one outside the range stays in the field, with a sentence about the expected values", async ({
  page,
}) => {
  const search = await open(page, `<kulla-apartment-search locale="de"></kulla-apartment-search>`);
  const area = search.getByRole("group", { name: "Fläche" });
  const from = area.getByRole("textbox", { name: "Fläche, von" });
  const to = area.getByRole("textbox", { name: "Fläche, bis" });
  const type = async (field: Locator, text: string): Promise<void> => {
    // Typed: when Firefox's driver fills a field in, React considers it unchanged.
    await field.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await type(from, "84,5 qm");
  await expect(from).toHaveValue("84,5");
  await expect(search.getByRole("button", { name: /^Filter 84,5–/ })).toBeVisible();
  await type(from, "85-90");
  await expect(from).toHaveValue("85-90");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(area.getByRole("alert")).toHaveText(/^Eine Zahl von \d+\sm² bis \d+\sm²$/u);
  await expect(from).toHaveAccessibleDescription(/^Eine Zahl von/);
  // The previous valid value still applies.
  await expect(search.getByRole("button", { name: /^Filter 84,5–/ })).toBeVisible();
  await type(from, "60");
  await expect(area.getByRole("alert")).toBeHidden();
  // No apartment is as small, and none larger than the largest.
  await type(to, "10");
  await expect(area.getByRole("alert")).toHaveText(/^Eine Zahl von /);
  await expect(to).toHaveValue("10");
  await type(to, "1.000");
  await expect(area.getByRole("alert")).toBeHidden();
  await expect(to).toHaveValue("");
});

test(
  "an option that was just pressed is as readable under the pointer as without it",
  { tag: "@chromium" },
  async ({ page }) => {
    const search = await open(page, searchTag);
    const option = search.getByRole("group", { name: "Dhoma gjumi" }).getByRole("checkbox", { name: /^2/ });
    const colours = () =>
      option.evaluate((input) => {
        const { color, backgroundColor } = getComputedStyle(input.closest("label") ?? input);
        return { color, backgroundColor };
      });
    await option.check();
    await option.hover();
    const under = await colours();
    await page.mouse.move(0, 0);
    expect(under).toEqual(await colours());
    expect(under.color).not.toBe(under.backgroundColor);
  },
);

test("in the grid keys lead from apartment to apartment from the first press on, even without a network", async ({
  page,
}) => {
  const search = await open(page, searchTag);
  const top = search.getByRole("row", { name: /^Kulla 5, Kati 11,/ });
  const apartment = (name: string): Locator => top.getByRole("button", { name: `${name},` });
  await apartment("Banesa 1").hover();
  await expect(search.locator(".grid-label")).toContainText("Banesa 1");
  await page.route("**/*.js", (route) => route.abort());
  await page.keyboard.press("Tab");
  await apartment("Banesa 1").focus();
  await page.keyboard.press("ArrowRight");
  await expect(apartment("Banesa 2")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(apartment("Banesa 3")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(apartment("Banesa 1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(apartment("Banesa 3")).toBeFocused();
  await page.keyboard.press("Control+End");
  const bottom = search.getByRole("row", { name: /^Kulla 6, Kati 1,/ });
  await expect(bottom.getByRole("gridcell").last().getByRole("button")).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(apartment("Banesa 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await reportedOf(page)).map(({ name, detail }) => [name, detail["apartment"]]))
    .toContainEqual(["apartmentselect", "k5-11-01"]);
});

test(
  "without any match the search says what to loosen and how many apartments that yields",
  { tag: "@chromium" },
  async ({ page }) => {
    const search = await open(
      page,
      `<kulla-apartment-search filter="bedrooms=2&area=95-110&floor=8-11&side=S&status=available"></kulla-apartment-search>`,
    );
    await expect(title(search)).toHaveText("Asnjë banesë");
    const suggestions = search.getByRole("button", { name: /banesa?, (nëse|pa)/ });
    await expect(suggestions).toHaveText([
      /^3banesa, nëse sipërfaqja fillon nga 92.m²në vend të 95.m²$/,
      /^2banesa, nëse pranoni edhe 3 dhoma gjumi ?në vend të vetëm 2$/,
      /^5banesa, pa kufi për sipërfaqen ?në vend të 95–110.m²$/,
    ]);
    await suggestions.first().click();
    await expect(title(search)).toHaveText("3 banesa");
  },
);

test(
  "the address contains filter, view and order, so that a shared link shows the same; a filter adds no entry to the history",
  { tag: "@chromium" },
  async ({ page }) => {
    const markup = `<kulla-apartment-search deep-link="hash"></kulla-apartment-search>`;
    const search = await open(page, markup, "#top");
    const before = await page.evaluate(() => history.length);
    await search.getByRole("group", { name: "Dhoma gjumi" }).getByRole("checkbox", { name: /^3/ }).check();
    await search.getByRole("button", { name: "Lista", exact: true }).click();
    await expect.poll(() => hashOf(page)).toBe("#top&kulla=search?bedrooms=3;status=available;view=list");
    expect(await page.evaluate(() => history.length)).toBe(before);
    const count = await title(search).textContent();
    const again = await open(page, markup, hashOf(page));
    await expect(title(again)).toHaveText(count ?? "");
    await expect(again.getByRole("button", { name: "Lista", exact: true })).toHaveAttribute("aria-pressed", "true");
    await again.getByRole("button", { name: "Hiqi të gjitha" }).click();
    await again.getByRole("button", { name: "Kullat", exact: true }).last().click();
    await expect.poll(() => hashOf(page)).toBe("#top");
  },
);

test(
  "a changed attribute moves the search, a removed one returns it to its start",
  { tag: "@chromium" },
  async ({ page }) => {
    const search = await open(page, `<kulla-apartment-search filter="floor=11" view="list"></kulla-apartment-search>`);
    const all = await title(search).textContent();
    await search.evaluate((element) => element.setAttribute("filter", "floor=11&status=available"));
    await expect(title(search)).not.toHaveText(all ?? "");
    await search.evaluate((element) => element.removeAttribute("filter"));
    await expect(title(search)).toHaveText("110 banesa");
    await search.evaluate((element) => element.removeAttribute("view"));
    await expect(search.getByRole("button", { name: "Kullat", exact: true }).last()).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);

test(
  "the search is reached from site, tower and floor; an apartment opens from it, and Back leads to the same search",
  { tag: "@chromium" },
  async ({ page }) => {
    const picker = await open(page, `<kulla-apartment-picker hints="off"></kulla-apartment-picker>`);
    const searchButton = picker.getByRole("button", { name: "Kërkimi", exact: true });
    await searchButton.click();
    await expectScreen(picker, { name: "search" });
    for (const screen of [
      { name: "tower", tower: "k5" },
      { name: "floor", tower: "k6", floor: 2 },
    ]) {
      await picker.evaluate(
        (element, to) => (element as HTMLElement & { show(screen: object): void }).show(to),
        screen,
      );
      await searchButton.click();
      await expectScreen(picker, { name: "search" });
    }
    await picker.getByRole("group", { name: "Dhoma gjumi" }).getByRole("checkbox", { name: /^4/ }).check();
    await picker.getByRole("button", { name: "Lista", exact: true }).click();
    const count = await title(picker).textContent();
    await picker.getByRole("row").nth(1).getByRole("rowheader").getByRole("button").click();
    await expect.poll(async () => (await reportedOf(page)).some(({ name }) => name === "apartmentselect")).toBe(true);
    await expect(picker.getByRole("heading", { level: 2, name: /^Banesa/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectScreen(picker, { name: "search" });
    await expect(title(picker)).toHaveText(count ?? "");
  },
);

test(
  "in the list of all apartments one press requests a price; behind the form the page shows that apartment",
  { tag: "@chromium" },
  async ({ page }) => {
    const search = await open(
      page,
      `<kulla-apartment-search view="list" filter="bedrooms=2&side=S&tower=k5"></kulla-apartment-search>`,
    );
    const row = search.getByRole("row").filter({ has: page.getByRole("button", { name: /^Pyet, / }) });
    const apartment = await row.first().getByRole("rowheader").locator("b").textContent();
    await row
      .first()
      .getByRole("button", { name: /^Pyet, / })
      .click();
    await expect(page.getByRole("dialog", { name: "Pyet për çmimin" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search.getByRole("heading", { level: 2 })).toContainText(apartment ?? "no apartment");
    await page.keyboard.press("Escape");
    await expectScreen(search, { name: "search" });
  },
);

test("on a phone the filters are in a panel that says how many apartments it would show; Escape closes it and the focus returns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = await open(page, searchTag);
  const opener = search.getByRole("button", { name: "Filtrat 1" });
  await opener.click();
  const dialog = search.getByRole("dialog", { name: "Filtrat" });
  await dialog.getByRole("checkbox", { name: /^Tarracë/ }).check();
  const show = dialog.getByRole("button", { name: /^Shfaq \d+ banesa/ });
  const words = (await show.textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(search.getByRole("button", { name: "Filtrat 2" })).toBeFocused();
  await expect(title(search)).toHaveText(words.replace("Shfaq ", ""));
});

test(
  "a press in a phone's filter panel does not affect the filters behind it, which show the same once it is closed",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const search = await open(page, searchTag);
    await search.getByRole("button", { name: /^Filtrat/ }).click();
    const dialog = search.getByRole("dialog", { name: "Filtrat" });
    const show = dialog.getByRole("button", { name: /^Shfaq \d+ banesa/ });
    await expect(show).toBeVisible();
    const before = (await show.textContent()) ?? "";
    await search.evaluate((host) => {
      const aside = host.shadowRoot?.querySelector("aside");
      const reported: string[] = [];
      Object.assign(globalThis, { changesBehind: reported });
      const options = { subtree: true, childList: true, attributes: true, characterData: true };
      if (aside)
        new MutationObserver((changes) => reported.push(...changes.map(({ type }) => type))).observe(aside, options);
    });
    await dialog.getByRole("checkbox", { name: /^Tarracë/ }).check();
    await expect(show).not.toHaveText(before);
    expect(await page.evaluate(() => Reflect.get(globalThis, "changesBehind") as string[])).toEqual([]);
    await show.click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(search.getByRole("complementary").getByRole("checkbox", { name: /^Tarracë/ })).toBeChecked();
  },
);

test(
  "an apartment opened from the search uses the style sheet that is already loaded, without a second request",
  { tag: "@chromium" },
  async ({ page }) => {
    const sheets: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/widgets\/([\w-]+)\.css$/.exec(request.url()) ?? [];
      if (name) sheets.push(name);
    });
    const search = await open(page, searchTag);
    await search.getByRole("button", { name: "Lista" }).click();
    await search.getByRole("row").nth(1).getByRole("rowheader").getByRole("button").click();
    await expect(search.getByRole("button", { name: "PYET PER CMIMIN" })).toBeVisible();
    expect(sheets.filter((name) => name !== "kulla-more")).toEqual(["kulla-search"]);
  },
);
