import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";

const filter = "bedrooms=2,3&area=75-110&floor=3-&side=S,W&status=available";

async function show(page: Page, attributes: Readonly<Record<string, string>>): Promise<Locator> {
  await page.goto(`/__fixtures/projects/show.html?${new URLSearchParams({ hints: "off", ...attributes }).toString()}`);
  const picker = page.locator("main > *");
  await picker.getByRole("heading").first().waitFor();
  return picker;
}

const sample = { project: "/project", filter };

type Rect = { readonly x: number; readonly y: number; readonly right: number; readonly bottom: number };

/** The visible boxes with counts, and the label, in px of the window. */
function onPicture(picker: Locator): Promise<{ counts: Rect[]; stage: Rect; label: Rect | undefined }> {
  return picker.evaluate(({ shadowRoot: root }) => {
    const rectOf = (element: Element): Rect => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { x, y, right, bottom };
    };
    const shown = [...(root?.querySelectorAll(".counts rect") ?? [])].filter(
      (each) => getComputedStyle(each).visibility === "visible",
    );
    const label = root?.querySelector("[data-labelled] .label");
    const stage = root?.querySelector(".stage");
    if (!stage) throw new Error("There is no picture.");
    return { counts: shown.map(rectOf), stage: rectOf(stage), label: label ? rectOf(label) : undefined };
  });
}

const isOver = (a: Rect, b: Rect): boolean => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

function overlaps({ counts, label }: Awaited<ReturnType<typeof onPicture>>): number {
  const all = label ? [...counts, label] : counts;
  return all.filter((each, index) => all.slice(index + 1).some((other) => isOver(each, other))).length;
}

test("a filtered tower shows floors without a match dark, counts next to the others, and a list with the same counts", async ({
  page,
}) => {
  const picker = await show(page, { ...sample, tag: "kulla-building-picker", tower: "k5" });
  await expect(picker.getByText("20 nga 56 të lira përputhen")).toBeVisible();
  await expect(picker.locator(".counts text")).toHaveText(["1", "3", "4", "2", "2", "2", "4", "2"]);
  await expect(picker.getByRole("button", { name: "Kati 11, asnjë nga 3 banesa" }).first()).toBeVisible();
  const dark = picker.locator('[part~="region"][data-count="0"]');
  await expect(dark).toHaveCount(3);
  await expect(dark.first()).toHaveCSS("fill", "rgba(22, 21, 18, 0.56)");
  const row = picker.locator("#row-8");
  await expect(row).toContainText("4 nga 7");
  await expect(row).toContainText("77–96");
  await expect(picker.getByText("Përputhet", { exact: true })).toBeVisible();
  // Dimmed, but still pressable.
  await picker.locator("#row-11").click();
  await expect(picker).toHaveJSProperty("localName", "kulla-building-picker");
});

/** In whole pixels: Firefox's layout of parsed and of newly written markup differs by an eighth. */
const boxOf = (part: Locator): Promise<readonly number[]> =>
  part.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

for (const [width, height] of [
  [390, 844],
  [820, 1100],
  [1366, 768],
  [1440, 900],
] as const) {
  for (const tower of ["k5", "k6"]) {
    test(`no count of ${tower} overlaps another, nor the label of any floor, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const picker = await show(page, { ...sample, tower });
      await expect(picker.locator(".counts rect").first()).toBeVisible();
      const { counts, stage } = await onPicture(picker);
      for (const { x, y, right, bottom } of counts) {
        expect(x >= stage.x && right <= stage.right && y >= stage.y && bottom <= stage.bottom).toBe(true);
      }
      const regions = picker.locator('[part~="region"]');
      const count = await regions.count();
      for (let index = 0; index < count; index += 1) {
        // The keyboard highlights floors whatever the window's width.
        if (index === 0) await regions.first().focus();
        else await page.keyboard.press("ArrowDown");
        expect(overlaps(await onPicture(picker)), `storey ${index}`).toBe(0);
      }
    });
  }
}

test("a region under the pointer shows its full label instead of its count, without rendering the others again", async ({
  page,
}) => {
  const picker = await show(page, { ...sample, tower: "k5" });
  await expect(picker.locator(".counts g")).toHaveCount(8);
  const point = await pointIn(region(picker, "Kati 8"));
  await picker.evaluate(({ shadowRoot }) => {
    const list = shadowRoot?.querySelector(".counts");
    const marked = window as unknown as { rendered: number };
    marked.rendered = 0;
    if (list) new MutationObserver(() => (marked.rendered += 1)).observe(list, { childList: true, subtree: true });
  });
  await page.mouse.move(point.x, point.y);
  const label = picker.locator(".label");
  await expect(label).toContainText("4 nga 7 banesa");
  await expect(picker.locator("#letter-8")).toHaveCSS("visibility", "hidden");
  await expect(picker.locator("#letter-9")).toHaveCSS("visibility", "visible");
  expect(await page.evaluate(() => (window as unknown as { rendered: number }).rendered)).toBe(0);
});

test("filters are removed one by one: the page receives each change, the focus stays, and the last screen equals an unfiltered one", async ({
  page,
}) => {
  const picker = await show(page, { ...sample, filter: "bedrooms=2&side=S", tower: "k5" });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("filterchange", (event) => heard.push((event as CustomEvent<object>).detail));
  });
  await picker.getByRole("button", { name: "Hiqe filtrin 2 dhoma gjumi" }).click();
  const side = picker.getByRole("button", { name: "Hiqe filtrin Jug" });
  await expect(side).toBeFocused();
  const heard = () => page.evaluate(() => (window as unknown as { heard: object[] }).heard);
  const last = async () => (await heard()).at(-1);
  await expect.poll(last).toMatchObject({ filter: "side=S", count: 91 });
  await page.keyboard.press("Enter");
  await expect(picker.getByRole("heading", { name: "Kulla 5" })).toBeFocused();
  await expect(picker.locator(".filter-bar, .counts, [data-count]")).toHaveCount(0);
  await expect(picker.getByText("Zgjidhni katin në pamje ose në listë.").first()).toBeVisible();
  await expect.poll(last).toMatchObject({ filter: "", count: 179 });
});

test("every element of a page: an initial filter is not announced as a change, and removing it restores all apartments", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: object[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener("filterchange", ({ target, detail }: CustomEventInit & Event) => {
      heard.push({ id: (target as Element).id, ...(detail as object) });
    });
  });
  const heard = () => page.evaluate(() => Reflect.get(globalThis, "heard") as object[]);
  const picker = (id: string) =>
    `<kulla-building-picker id="${id}" tower="k5" hints="off" filter="bedrooms=2"></kulla-building-picker>`;
  await place(page, picker("first") + picker("second"));
  for (const id of ["first", "second"]) {
    const element = page.locator(`#${id}`);
    await expect(element.locator(".filter-bar")).toBeVisible();
    expect(await heard()).toEqual([]);
  }
  for (const id of ["first", "second"]) {
    const element = page.locator(`#${id}`);
    await element.evaluate((node) => node.removeAttribute("filter"));
    await expect(element.locator(".filter-bar")).toHaveCount(0);
  }
  const all = { filter: "", count: 179, partner: null };
  expect(await heard()).toEqual([
    { id: "first", ...all },
    { id: "second", ...all },
  ]);
});

test("in the picker the filter can be changed in the search, and cleared at once", async ({ page }) => {
  const picker = await show(page, { ...sample, tower: "k5" });
  await picker.getByRole("button", { name: "Ndrysho filtrat" }).click();
  await expectScreen(picker, { name: "search" });
  const again = await show(page, { ...sample, tower: "k5" });
  await again.getByRole("button", { name: "Hiqi të gjitha" }).click();
  await expect(again.locator(".counts")).toHaveCount(0);
});

test("on a filtered floor apartments that do not match are pale on the plan and in the list, and still open", async ({
  page,
}) => {
  const picker = await show(page, { ...sample, tower: "k5", floor: "7" });
  await expect(picker.getByRole("heading", { name: "2 nga 9 përputhen" })).toBeVisible();
  const pale = picker.locator('[part~="region"][data-count="0"]:not([data-status])').first();
  await expect(pale).toHaveCSS("fill", "rgba(255, 253, 248, 0.72)");
  await expect(picker.locator('[part~="region"][data-status="sold"]').first()).toHaveCSS("fill", /#sold/);
  await expect(picker.locator("#letter-k5-07-01 small")).toBeHidden();
  await expect(picker.locator("#letter-k5-07-05 small")).toBeVisible();
  await picker.locator("#row-k5-07-01").click();
  await expectScreen(picker, { name: "apartment", apartment: "k5-07-01" });
});

test("the site shows how many apartments of each tower match", async ({ page }) => {
  const picker = await show(page, sample);
  await expect(picker.locator(".counts text")).toHaveText(["20", "9"]);
  await expect(picker.getByRole("button", { name: "Kulla 6, 9 nga 54 të lira përputhen" }).first()).toBeVisible();
});

test("without a filter none of its code is loaded; a filter set later loads it", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const picker = await show(page, { project: "/project", tower: "k5" });
  await picker.locator("#row-8").hover();
  await expect(picker.locator("[data-count]")).toHaveCount(0);
  expect(requested.filter((url) => /\/c\/filter-/.test(url))).toEqual([]);
  await picker.evaluate((element) => element.setAttribute("filter", "bedrooms=2"));
  await expect(picker.getByText("2 dhoma gjumi")).toBeVisible();
  expect(requested.filter((url) => url.includes("/c/filter-"))).toHaveLength(1);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const start of [{ tower: "k5" }, { tower: "k5", floor: "7" }, {}]) {
    test(`a server's markup includes it, and is hydrated without replacing nodes, at ${width} px: ${JSON.stringify(start)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const reported: string[] = [];
      page.on("console", (message) => ["warning", "error"].includes(message.type()) && reported.push(message.text()));
      await openPartnerPage(page, rendered("kulla-apartment-picker", { ...start, filter }));
      const picker = page.locator("kulla-apartment-picker");
      await expect(picker.getByText(/nga \d+( të lira)? përputhen/).first()).toBeVisible();
      await expect(picker.locator("[data-count]").first()).toBeAttached();
      const bar = picker.locator(".filter-bar");
      const before = await boxOf(bar);
      await bar.evaluate((node) => node.setAttribute("data-same", ""));
      await hydrate(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(bar).toHaveAttribute("data-same", "");
      expect(await boxOf(bar)).toEqual(before);
      expect(reported).toEqual([]);
    });
  }
}
