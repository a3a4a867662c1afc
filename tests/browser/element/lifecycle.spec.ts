import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { expectScreen, loadScript, place, screenOf } from "../../support/place.ts";

const k5 = { name: "tower", tower: "k5" };
const k6 = { name: "tower", tower: "k6" };

type Controlled = HTMLElement & { show(screen: object): void };

/** A picker that its page has moved to K6, so that its attributes do not show where it is. */
async function placeAtK6(locator: Locator): Promise<void> {
  await place(locator.page(), `<kulla-building-picker hints="off"></kulla-building-picker>`);
  await expectScreen(locator, { name: "site" });
  await locator.evaluate((node, screen) => (node as Controlled).show(screen), k6);
  await expectScreen(locator, k6);
}

test("a moved element keeps its screen and its DOM nodes", async ({ page }) => {
  const picker = page.locator("kulla-building-picker");
  await placeAtK6(picker);
  const isSameNode = await picker.evaluate(async (node) => {
    const inner = node.shadowRoot?.querySelector(".kulla");
    document.body.append(node);
    await new Promise(requestAnimationFrame);
    return inner !== null && inner === node.shadowRoot?.querySelector(".kulla");
  });
  expect(isSameNode).toBe(true);
  await expectScreen(picker, k6);
});

test("moveBefore keeps the screen too", async ({ page }) => {
  const picker = page.locator("kulla-building-picker");
  await placeAtK6(picker);
  await picker.evaluate((node) => {
    const body = document.body as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
    if (body.moveBefore) body.moveBefore(node, null);
    else body.append(node);
  });
  await expectScreen(picker, k6);
});

test("an element that passes through a template, as Svelte builds pages, looks as usual", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const picker = page.locator("kulla-building-picker");
  await placeAtK6(picker);
  const sheets = await picker.evaluate((node) => {
    const before = node.shadowRoot?.adoptedStyleSheets.length;
    document.createElement("template").content.append(node);
    document.body.append(node);
    return [before, node.shadowRoot?.adoptedStyleSheets.length];
  });
  expect(sheets[0]).toBeGreaterThan(1);
  expect(sheets[1]).toBeGreaterThan(1);
  await expect(picker.getByRole("button", { name: /^Kulla 6/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("an element that is removed and inserted again shows the same screen and announces nothing", async ({ page }) => {
  const picker = page.locator("kulla-building-picker");
  await placeAtK6(picker);
  const seen = await picker.evaluate(async (node) => {
    let changes = 0;
    node.addEventListener("screenchange", () => (changes += 1));
    node.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const isEmpty = node.shadowRoot?.querySelector(".kulla") === null;
    document.body.append(node);
    Object.assign(globalThis, { changesSince: () => changes });
    return isEmpty;
  });
  expect(seen).toBe(true);
  await expectScreen(picker, k6);
  await expect(picker.getByRole("list").getByRole("button", { name: /^Kati 3,/ })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { changesSince: () => number }).changesSince())).toBe(0);
});

test(
  "an attribute changed while the element was removed takes precedence over its old screen",
  { tag: "@chromium" },
  async ({ page }) => {
    const picker = page.locator("kulla-building-picker");
    await placeAtK6(picker);
    await picker.evaluate(async (node) => {
      node.remove();
      await new Promise((resolve) => setTimeout(resolve));
      node.setAttribute("tower", "k5");
      document.body.append(node);
    });
    await expectScreen(picker, k5);
  },
);

test("a clone starts where its attributes say", { tag: "@chromium" }, async ({ page }) => {
  const picker = page.locator("kulla-building-picker");
  await placeAtK6(picker);
  await picker.evaluate((node) => document.body.append(node.cloneNode(true)));
  await expectScreen(picker.last(), { name: "site" });
  await expectScreen(picker.first(), k6);
});

test("two elements do not affect each other", { tag: "@chromium" }, async ({ page }) => {
  await place(
    page,
    `<kulla-building-picker tower="k5"></kulla-building-picker><kulla-building-picker tower="k6"></kulla-building-picker>`,
  );
  const pickers = page.locator("kulla-building-picker");
  await expectScreen(pickers.first(), k5);
  await pickers.first().evaluate((node) => (node as Controlled).show({ name: "site" }));
  await expectScreen(pickers.first(), { name: "site" });
  await pickers.last().scrollIntoViewIfNeeded();
  await expectScreen(pickers.last(), k6);
});

test("an element removed while it loads leaves no error behind", { tag: "@chromium" }, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await place(page, `<kulla-building-picker></kulla-building-picker>`);
  await page.locator("kulla-building-picker").evaluate((node) => node.remove());
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML("beforeend", html),
    "<kulla-floor-explorer></kulla-floor-explorer>",
  );
  await expect.poll(() => screenOf(page.locator("kulla-floor-explorer"))).not.toBeNull();
  expect(errors).toEqual([]);
});

test(
  "scripts loaded twice, or from another place, register once and throw nothing",
  { tag: "@chromium" },
  async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
    await expectScreen(page.locator("kulla-building-picker"), k5);
    for (const script of ["kulla.js?second", "kulla-building-picker.js?second"]) await loadScript(page, script);
    await page.locator("main").evaluate((main) => main.append(document.createElement("kulla-building-picker")));
    await expectScreen(page.locator("kulla-building-picker").last(), { name: "site" });
    expect(errors).toEqual([]);
  },
);

test(
  "an element that was never inserted into a page mounts nothing and requests nothing",
  { tag: "@chromium" },
  async ({ page }) => {
    await place(page, "", "kulla-building-picker.js");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const children = await page.evaluate(async () => {
      const picker = document.createElement("kulla-building-picker");
      picker.setAttribute("tower", "k5");
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [...(picker.shadowRoot?.children ?? [])].map((child) => child.localName);
    });
    expect(children).toEqual(["slot"]);
    // The script requests its own parts; nothing of the project.
    expect(requested.filter((url) => !url.includes("/widgets/"))).toEqual([]);
  },
);

test("an element that is hidden, or in a hidden part of the page, requests nothing until it is shown", async ({
  page,
}) => {
  await place(
    page,
    `<div style="display:none"><kulla-building-picker tower="k5" hidden></kulla-building-picker></div>`,
  );
  const picker = page.locator("kulla-building-picker");
  // The visible element loads; by then the picker would have, too, if it had been requested.
  const isDefinedWhenShownIs = (shown: string) =>
    page.evaluate(async (tag) => {
      document.body.append(document.createElement(tag));
      await customElements.whenDefined(tag);
      return customElements.get("kulla-building-picker") !== undefined;
    }, shown);
  await picker.evaluate((node) => node.removeAttribute("hidden"));
  expect(await isDefinedWhenShownIs("kulla-apartment-preview")).toBe(false);
  await picker.evaluate((node) => {
    node.setAttribute("hidden", "");
    node.parentElement?.removeAttribute("style");
  });
  expect(await isDefinedWhenShownIs("kulla-apartment-search")).toBe(false);
  await picker.evaluate((node) => node.removeAttribute("hidden"));
  await expectScreen(picker, k5);
  await picker.evaluate((node) => node.setAttribute("hidden", ""));
  await expect(picker).toBeHidden();
  await expectScreen(picker, k5);
});

test("an element in a closed drawer shows, once it opens, the floor that was chosen before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picker = await placeInDrawer(page);
  await setDrawer(page, "0");
  await setDrawer(page, "");
  await expect(picker.getByRole("button", { name: "Open floor 1", exact: true })).toBeVisible();
});

test("an element in a column too narrow for it offers to open over the page, and shows the previously chosen floor once there is room again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picker = await placeInDrawer(page);
  await setDrawer(page, "60px");
  await expect(picker.locator(".over-page-open")).toBeVisible();
  await setDrawer(page, "");
  await expect(picker.getByRole("button", { name: "Open floor 1", exact: true })).toBeVisible();
});

/** A building picker whose floor 1 is chosen, in a drawer. */
async function placeInDrawer(page: Page): Promise<Locator> {
  await place(
    page,
    `<div style="overflow: hidden"><kulla-building-picker tower="k5" locale="en" hints="off"></kulla-building-picker></div>`,
  );
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  await picker.getByRole("button", { name: "One floor up" }).click();
  await expect(picker.getByRole("button", { name: "Open floor 1", exact: true })).toBeVisible();
  return picker;
}

/** The drawer's width; the element measures itself in one frame, and has rendered by the next one. */
const setDrawer = (page: Page, width: string): Promise<void> =>
  page.locator("main > div").evaluate(async (node, next) => {
    node.style.width = next;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }, width);

test("an element works inside another component's shadow root", async ({ page }) => {
  await place(page, `<div id="card"></div>`);
  await page.locator("#card").evaluate((card) => {
    const root = card.attachShadow({ mode: "open" });
    root.append(document.createElement("kulla-building-picker"));
    document.body.append(card);
  });
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  const heard = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("screenchange", (event) =>
          resolve((event as CustomEvent<{ screen: object }>).detail.screen),
        );
        (document.querySelector("#card")?.shadowRoot?.firstElementChild as Controlled | null)?.show({
          name: "tower",
          tower: "k5",
        });
      }),
  );
  expect(heard).toEqual(k5);
});

test(
  "a crash ends in a sentence with a way to try again, and the page receives an event",
  { tag: "@chromium" },
  async ({ page }) => {
    await place(page, "", "kulla-building-picker.js");
    const reported = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("projectfail", (event) =>
            resolve((event as CustomEvent<{ code: string }>).detail.code),
          ),
        ),
    );
    await page.evaluate(() => {
      const { matchMedia } = globalThis;
      Object.assign(globalThis, {
        heal: () => Object.assign(globalThis, { matchMedia }),
        matchMedia: () => {
          throw new Error("broken by the page");
        },
      });
      document.querySelector("main")?.append(document.createElement("kulla-building-picker"));
    });
    await expect(page.getByRole("alert")).toContainText("Diçka shkoi keq këtu.");
    expect(await reported).toBe("crashed");
    await page.evaluate(() => (globalThis as unknown as { heal: () => void }).heal());
    await page.getByRole("button", { name: "Provo përsëri" }).click();
    await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  },
);

const withLink = (attributes: string): string =>
  `<kulla-building-picker ${attributes}><a href="/click-floor">Kullat</a></kulla-building-picker>`;

test(
  "the children of an element are shown until it can show more, and stay if it cannot",
  { tag: "@chromium" },
  async ({ page }) => {
    const pending: Route[] = [];
    await page.route("**/project.json", (route) => void pending.push(route));
    await place(page, withLink(`tower="k5"`));
    const link = page.getByRole("link", { name: "Kullat", exact: true });
    await expect.poll(() => page.evaluate(() => customElements.get("kulla-building-picker") !== undefined)).toBe(true);
    await expect(link).toBeVisible();
    await expect.poll(() => pending.length).toBe(1);
    await pending[0]?.continue();
    await expectScreen(page.locator("kulla-building-picker"), k5);
    await expect(link).toBeHidden();

    await place(page, withLink(`project="/nowhere.json"`));
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(link).toBeVisible();
  },
);
