import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectScreen, loadScript, place, screenOf } from "../../support/place.ts";

// The assumptions of src/element/defineWidget.ts: first about r2wc's core alone, in the installed version; then about the elements
// built with it.

type Calls = readonly string[];
type CoreWindow = typeof globalThis & { calls: string[]; make: (tag: string) => void };

/** A page with an element class of the bare core, whose renderer records its calls. */
async function openCore(page: Page): Promise<() => Promise<Calls>> {
  const core = await readFile("node_modules/@r2wc/core/dist/core.js", "utf8");
  await page.route("**/r2wc-core.js", (route) => route.fulfill({ contentType: "text/javascript", body: core }));
  await page.goto("/__fixtures/element/blank.html");
  await page.evaluate(async () => {
    const { default: r2wc } = (await import(`${location.origin}/r2wc-core.js`)) as {
      default: (component: object, options: object, renderer: object) => CustomElementConstructor;
    };
    const calls: string[] = [];
    const renderer = {
      mount(container: HTMLElement, component: { name: string }, props: object) {
        calls.push(`mount ${container.localName} ${component.name} ${Object.keys(props).join()}`);
        return { count: calls.length };
      },
      update: (context: { count: number }) => calls.push(`update ${context.count}`),
      unmount: (context: { count: number }) => calls.push(`unmount ${context.count}`),
    };
    const make = (tag: string) => customElements.define(tag, r2wc({ name: "Widget" }, { props: [] }, renderer));
    Object.assign(globalThis, { calls, make });
  });
  return () => page.evaluate(() => (globalThis as CoreWindow).calls);
}

test.describe("r2wc's core", () => {
  test("is the version that these tests were written for", async () => {
    const versionOf = async (name: string) =>
      (JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version;
    const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      dependencies: Readonly<Record<string, string>>;
    };
    expect(dependencies["@r2wc/core"]).toBe(await versionOf("@r2wc/core"));
  });

  test("mounts once, when the element is connected; updates when it is moved; mounts again after a disconnection", async ({
    page,
  }) => {
    const calls = await openCore(page);
    await page.evaluate(() => {
      (globalThis as CoreWindow).make("x-core");
      const element = document.createElement("x-core") as HTMLElement & { connectedCallback(): void };
      element.setAttribute("tower", "k5");
      (globalThis as CoreWindow).calls.push("created");
      document.body.append(element);
      element.connectedCallback();
      element.remove();
      document.body.append(element);
    });
    expect(await calls()).toEqual([
      "created",
      "mount x-core Widget container",
      "update 2",
      "unmount 2",
      "mount x-core Widget container",
    ]);
  });

  test("without its `shadow` option leaves a declarative root and its content alone", async ({ page }) => {
    await openCore(page);
    const left = await page.evaluate(() => {
      const html = `<x-core><template shadowrootmode="open"><p>Rendered</p></template></x-core>`;
      document.body.setHTMLUnsafe(html);
      (globalThis as CoreWindow).make("x-core");
      return document.querySelector("x-core")?.shadowRoot?.textContent;
    });
    expect(left).toBe("Rendered");
  });

  test("without props observes no attribute and defines no property: both belong to the subclass", async ({ page }) => {
    const calls = await openCore(page);
    const own = await page.evaluate(() => {
      (globalThis as CoreWindow).make("x-core");
      const element = document.createElement("x-core");
      document.body.append(element);
      element.setAttribute("tower", "k5");
      const core = customElements.get("x-core");
      return {
        observed: Reflect.get(core ?? {}, "observedAttributes") as unknown,
        hasTower: "tower" in element,
      };
    });
    expect(own).toEqual({ observed: [], hasTower: false });
    expect(await calls()).toHaveLength(1);
  });
});

const k5 = { name: "tower", tower: "k5" };
const site = { name: "site" };

/** How often a widget has been rendered into the element's root. */
const boxes = (page: Page) =>
  page.locator("kulla-building-picker").evaluate((node) => node.shadowRoot?.querySelectorAll(".kulla").length);

test.describe("an element built with it", () => {
  test("has one React root, moved twice in one task and once by moveBefore, with the same nodes", async ({ page }) => {
    await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
    const picker = page.locator("kulla-building-picker");
    await expectScreen(picker, k5);
    const isSame = await picker.evaluate(async (node) => {
      const box = node.shadowRoot?.querySelector(".kulla");
      const main = node.parentElement;
      document.body.append(node);
      main?.append(node);
      const body = document.body as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
      if (body.moveBefore) body.moveBefore(node, null);
      else body.append(node);
      await new Promise(requestAnimationFrame);
      return box === node.shadowRoot?.querySelector(".kulla");
    });
    expect(isSame).toBe(true);
    await expect.poll(() => boxes(page)).toBe(1);
  });

  test("accepts a property that was set before its script loaded, and one of an element outside the page", async ({
    page,
  }) => {
    await page.goto("/__fixtures/element/blank.html");
    await page.evaluate(() => {
      const early = Object.assign(document.createElement("kulla-building-picker"), { tower: "k5" });
      document.querySelector("main")?.append(early);
    });
    await loadScript(page, "kulla-building-picker.js");
    await expectScreen(page.locator("kulla-building-picker"), k5);
    const typed = await page.evaluate(() => {
      const element = document.createElement("kulla-building-picker") as HTMLElement & { tower: unknown };
      element.tower = "k6";
      return [element.getAttribute("tower"), element.tower, element.shadowRoot?.querySelector(".kulla") ?? null];
    });
    expect(typed).toEqual(["k6", "k6", null]);
  });

  test("returns to its default when an attribute is removed, or set to null by its property", async ({ page }) => {
    await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
    const picker = page.locator("kulla-building-picker");
    await expectScreen(picker, k5);
    await picker.evaluate((node) => node.removeAttribute("tower"));
    await expectScreen(picker, site);
    await picker.evaluate((node) => Object.assign(node, { tower: "k5" }));
    await expectScreen(picker, k5);
    await picker.evaluate((node) => Object.assign(node, { tower: null }));
    await expectScreen(picker, site);
  });

  test("works in another document, with its styles", async ({ page }) => {
    await place(
      page,
      `<kulla-building-picker tower="k5"></kulla-building-picker><iframe srcdoc="<p>Inner page</p>"></iframe>`,
    );
    await expectScreen(page.locator("kulla-building-picker"), k5);
    await expect(page.frameLocator("iframe").getByText("Inner page")).toBeVisible();
    await page.evaluate(() => {
      const inner = document.querySelector("iframe")?.contentDocument;
      const element = document.querySelector("kulla-building-picker");
      if (inner && element) inner.body.append(inner.adoptNode(element));
    });
    // Accessed through its original document: a driver's own look into the frame meets objects of two realms.
    const inFrame = () =>
      page.evaluate(() => {
        const element = document.querySelector("iframe")?.contentDocument?.querySelector("kulla-building-picker");
        const { screen = null } = (element ?? {}) as { readonly screen?: object };
        return { screen, isStyled: (element?.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1 };
      });
    await expect.poll(inFrame).toEqual({ screen: k5, isStyled: true });
  });

  test("far from the screen renders nothing, and mounts when the visitor gets near", async ({ page }) => {
    await place(page, `<div style="height: 5000px"></div><kulla-building-picker tower="k5"></kulla-building-picker>`);
    await loadScript(page, "kulla-building-picker.js");
    const picker = page.locator("kulla-building-picker");
    expect(await screenOf(picker)).toBeNull();
    expect(await boxes(page)).toBe(0);
    await picker.scrollIntoViewIfNeeded();
    await expectScreen(picker, k5);
    await expect.poll(() => boxes(page)).toBe(1);
  });

  test("keeps its screen when it is removed for good, and mounts again when it returns", async ({ page }) => {
    await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
    const picker = page.locator("kulla-building-picker");
    await expectScreen(picker, k5);
    const whileOut = await picker.evaluate(async (node) => {
      node.remove();
      await Promise.resolve();
      await Promise.resolve();
      const count = node.shadowRoot?.querySelectorAll(".kulla").length;
      document.body.append(node);
      return count;
    });
    expect(whileOut).toBe(0);
    await expectScreen(picker, k5);
    await expect.poll(() => boxes(page)).toBe(1);
  });
});
