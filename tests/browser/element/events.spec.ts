import { expect, test, type Locator } from "@playwright/test";
import { expectScreen, place } from "../../support/place.ts";

const k5 = { name: "tower", tower: "k5" };

type Controlled = HTMLElement & { show(screen: object): void; back(): void };

const show = (element: Locator, screen: object): Promise<void> =>
  element.evaluate((node, next) => (node as Controlled).show(next), screen);

/** Collects an event's details at the document, as a page that watches all elements would. */
async function collect(element: Locator, name: string, prevents = false): Promise<() => Promise<unknown[]>> {
  const page = element.page();
  await page.evaluate(
    ([type, isPrevented]) => {
      const seen: unknown[] = [];
      Object.assign(globalThis, { [`seen ${type}`]: seen });
      document.addEventListener(type, (event) => {
        if (isPrevented) event.preventDefault();
        seen.push({ ...(event as CustomEvent<object>).detail, "": `${event.composed} ${event.cancelable}` });
      });
    },
    [name, prevents] as const,
  );
  return () => page.evaluate((type) => Reflect.get(globalThis, `seen ${type}`) as unknown[], name);
}

test("a page receives the project and every change of screen, with its partner", async ({ page }) => {
  await place(page, "");
  const main = page.locator("main");
  const loads = await collect(main, "projectload");
  const changes = await collect(main, "screenchange");
  await main.evaluate((node) => (node.innerHTML = `<kulla-building-picker partner="agency"></kulla-building-picker>`));
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  expect(await loads()).toEqual([{ name: expect.any(String), partner: "agency", "": "true false" }]);
  await show(picker, k5);
  await expectScreen(picker, k5);
  expect(await changes()).toEqual([{ screen: k5, previous: { name: "site" }, partner: "agency", "": "true false" }]);
});

test("a page that prevents towerselect keeps the element on its screen", async ({ page }) => {
  await place(page, `<kulla-building-picker hints="off"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  const choices = await collect(picker, "towerselect", true);
  await picker
    .getByRole("button", { name: /^Kulla 6/ })
    .last()
    .click();
  await expect.poll(choices).toEqual([{ tower: "k6", partner: null, "": "true true" }]);
  await expectScreen(picker, { name: "site" });
});

test("a press that leads out of the element's range is only announced", { tag: "@chromium" }, async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5" hints="off"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  const choices = await collect(picker, "floorselect");
  await picker
    .getByRole("list")
    .getByRole("button", { name: /^Kati 3,/ })
    .click();
  await expect.poll(choices).toEqual([{ tower: "k5", floor: 3, customFloorUrl: "3", partner: null, "": "true true" }]);
  await expectScreen(picker, k5);
});

test("an apartment is announced with the specification's five names", { tag: "@chromium" }, async ({ page }) => {
  await place(page, `<kulla-floor-explorer tower="k5" floor="3" floor-label="3"></kulla-floor-explorer>`);
  const explorer = page.locator("kulla-floor-explorer");
  await expectScreen(explorer, { name: "floor", tower: "k5", floor: 3 });
  const choices = await collect(explorer, "apartmentselect");
  await explorer
    .getByRole("list")
    .getByRole("button", { name: /Banesa 7,/ })
    .click();
  await expect
    .poll(choices)
    .toMatchObject([
      { apartment: "k5-03-07", tower: "k5", floor: 3, number: 7, layout: "20", customUrl1: "20", customUrl2: "20" },
    ]);
  expect(await choices()).toMatchObject([{ customUrl3: "3", vrPath: "vr-20-2" }]);
});

test(
  "back leads to the parent, and out of the range it is announced as goback",
  { tag: "@chromium" },
  async ({ page }) => {
    await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
    const picker = page.locator("kulla-building-picker");
    await expectScreen(picker, k5);
    await picker.evaluate((node) => (node as Controlled).back());
    await expectScreen(picker, { name: "site" });
    await place(page, `<kulla-floor-explorer tower="k5" floor="3"></kulla-floor-explorer>`);
    const explorer = page.locator("kulla-floor-explorer");
    await expectScreen(explorer, { name: "floor", tower: "k5", floor: 3 });
    const leavings = await collect(explorer, "goback");
    await explorer.evaluate((node) => (node as Controlled).back());
    expect(await leavings()).toEqual([{ screen: k5, partner: null, "": "true true" }]);
  },
);

test(
  "a screen requested before the project has loaded is shown once it has",
  { tag: "@chromium" },
  async ({ page }) => {
    await place(page, "", "kulla-building-picker.js");
    await page.evaluate((screen) => {
      const picker = document.createElement("kulla-building-picker") as Controlled;
      document.querySelector("main")?.append(picker);
      picker.show(screen);
    }, k5);
    await expectScreen(page.locator("kulla-building-picker"), k5);
  },
);

test("the screen a page reads is a frozen copy", { tag: "@chromium" }, async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  const isFrozen = await picker.evaluate((node) => Object.isFrozen((node as Controlled & { screen: object }).screen));
  expect(isFrozen).toBe(true);
});

test(
  "a project that fails to load is announced to the visitor and to the page",
  { tag: "@chromium" },
  async ({ page }) => {
    await place(page, "");
    const failures = await collect(page.locator("main"), "projectfail");
    await page
      .locator("main")
      .evaluate((node) => (node.innerHTML = `<kulla-building-picker project="/nowhere.json"></kulla-building-picker>`));
    await expect(page.getByRole("alert")).toContainText("Të dhënat e projektit nuk u gjetën.");
    expect(await failures()).toMatchObject([{ code: "notFound", partner: null }]);
  },
);
