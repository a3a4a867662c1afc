import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen, place, screenOf } from "../../support/place.ts";

const tags = ["kulla-apartment-picker", "kulla-building-picker", "kulla-floor-explorer", "kulla-apartment-preview"];

/** Scrolls every element of a page into view, one after the other, and waits until it shows a screen. */
async function visitAll(page: Page): Promise<void> {
  for (const tag of tags) {
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await expect.poll(() => screenOf(element)).not.toBeNull();
  }
}

/** Every computed property of every element inside, as one text per element; properties that a page may set are left out. */
const stylesInside = (element: Locator): Promise<string[]> =>
  element.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll("*") ?? [])]
      .filter((node) => !node.closest("slot"))
      .map((node) => {
        const style = getComputedStyle(node);
        const owned = /^(perspective-origin|transform-origin|-)/;
        const values = [...style]
          .filter((name) => !owned.test(name))
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${node.localName}.${node.getAttribute("class")} ${values.join(";")}`;
      }),
  );

test("the strictest content policy with Trusted Types is respected by all tags", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  await page.goto("/__fixtures/element/strict.html");
  await visitAll(page);
  await expect(page.locator("kulla-building-picker [part~=stage]")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, "violations") as unknown)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a hostile style sheet changes nothing inside", async ({ page }) => {
  const picker = page.locator("kulla-building-picker");
  const seen: string[][] = [];
  for (const name of ["friendly", "hostile"]) {
    await page.goto(`/__fixtures/element/${name}.html`);
    // The page itself is invisible under such a sheet: its own margins are restored, so that the widths agree.
    await page.evaluate(() => document.body.style.setProperty("margin", "0", "important"));
    await expectScreen(picker, { name: "tower", tower: "k5" });
    const picture = picker.locator("[part~=stage] img");
    await expect(picture).toHaveCSS("opacity", "1");
    // Whether it appeared at once or faded in depends on the network, not on the page.
    await picture.evaluate((img) => img.classList.add("at-once"));
    await page.mouse.move(0, 0);
    seen.push(await stylesInside(picker));
  }
  const [friendly = [], hostile = []] = seen;
  expect(friendly.length).toBeGreaterThan(30);
  expect(hostile).toEqual(friendly);
});

test("the outer box belongs to the page: display, margin, width, position and hidden", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  await picker.evaluate((node) => node.setAttribute("style", "position:absolute; left:40px; margin:10px; width:700px"));
  expect(await picker.boundingBox()).toMatchObject({ x: 50, width: 700 });
  await picker.evaluate((node) => node.setAttribute("style", "display:none"));
  await expect(picker).toBeHidden();
  await picker.evaluate((node) => node.parentElement?.setAttribute("style", "visibility:hidden"));
  await picker.evaluate((node) => node.removeAttribute("style"));
  await expect(picker.getByRole("heading").first()).toBeHidden();
});

test("in a flex row, a grid, a float and a portal's columns the element fills its column and no more", async ({
  page,
}) => {
  await place(
    page,
    `<div id="box"><div id="column"><kulla-building-picker tower="k5"></kulla-building-picker></div></div>`,
  );
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  const widthIn = (box: string, column: string, own = ""): Promise<number> =>
    picker.evaluate(
      (node, [boxStyle, columnStyle, ownStyle]) => {
        node.parentElement?.parentElement?.setAttribute("style", boxStyle);
        node.parentElement?.setAttribute("style", columnStyle);
        node.setAttribute("style", ownStyle);
        return node.getBoundingClientRect().width;
      },
      [box, column, own] as const,
    );
  for (const display of ["block", "flex", "grid", "inline-grid"]) {
    expect(await widthIn("", `width:420px; display:${display}`), display).toBe(420);
  }
  expect(await widthIn("", "width:420px", "float:left")).toBe(420);
  expect(await widthIn("display:flex; width:1200px", "flex:0 0 380px")).toBe(380);
  expect(await widthIn("display:grid; grid-template-columns:2fr 1fr; width:900px", "grid-column:2")).toBe(300);
  for (const wide of [
    await widthIn("", "width:1000px", "float:left"),
    await widthIn("", "width:1000px; display:flex"),
    await widthIn("", "width:1000px", "display:inline-block"),
  ]) {
    expect(wide).toBe(720);
  }
});

test("the partner's accent, paper and ink reach all colours derived from them", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  const token = (name: string): Promise<string> =>
    picker.evaluate((node, property) => {
      const probe = document.createElement("i");
      probe.style.color = `var(${property})`;
      node.shadowRoot?.querySelector(".kulla")?.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  expect(await Promise.all(["--k-green", "--k-green-deep", "--k-sheet", "--k-ink-2"].map(token))).toEqual([
    "rgb(7, 112, 71)",
    "rgb(4, 80, 47)",
    "rgb(255, 253, 248)",
    "rgb(95, 91, 82)",
  ]);
  await picker.evaluate((node) => {
    node.style.setProperty("--kulla-accent", "#1b4f9c");
    node.style.setProperty("--kulla-paper", "#ffffff");
    node.style.setProperty("--kulla-ink", "#222222");
  });
  expect(await token("--k-green")).toBe("rgb(27, 79, 156)");
  for (const name of ["--k-green-deep", "--k-sheet", "--k-ink-2"]) expect(await token(name)).toMatch(/^color\(srgb /);
  expect(await token("--k-on-green")).toContain("1 0 0");
});

test("the dark theme is set by attribute, or by the visitor's system", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5" theme="dark"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  const ground = (): Promise<string> =>
    picker.evaluate((node) => getComputedStyle(node.shadowRoot?.querySelector(".kulla") ?? node).backgroundColor);
  await expect.poll(ground).toBe("rgb(22, 21, 18)");
  await picker.evaluate((node) => node.setAttribute("theme", "auto"));
  await expect.poll(ground).toBe("rgb(246, 243, 236)");
  await page.emulateMedia({ colorScheme: "dark" });
  // Not every driver makes Firefox report a dark system: the element follows what the browser reports.
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await expect.poll(ground).toBe(isDark ? "rgb(22, 21, 18)" : "rgb(246, 243, 236)");
});

test("without a theme an element is light, also on a page that declares itself dark", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "tower", tower: "k5" });
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement("meta"), { name: "color-scheme", content: "dark" });
    document.head.append(meta);
  });
  const grounds = (): Promise<readonly string[]> =>
    picker.evaluate((node) =>
      [document.documentElement, node.shadowRoot?.querySelector(".kulla") ?? node].map((each) => {
        const probe = each.appendChild(document.createElement("div"));
        probe.style.color = "light-dark(white, black)";
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    );
  await expect.poll(grounds).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});

test("five hundred elements that are added and removed leave nothing behind: no listener, no node", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const listeners = { window: 0, document: 0 };
    Object.assign(globalThis, { listeners });
    for (const name of ["window", "document"] as const) {
      const target: EventTarget = globalThis[name];
      const add = target.addEventListener;
      const remove = target.removeEventListener;
      target.addEventListener = (...values: Parameters<typeof add>) => {
        listeners[name] += 1;
        add.apply(target, values);
      };
      target.removeEventListener = (...values: Parameters<typeof remove>) => {
        listeners[name] -= 1;
        remove.apply(target, values);
      };
    }
  });
  await place(page, "", "kulla-building-picker.js");
  const counts = await page.evaluate(async () => {
    type Picker = HTMLElement & { screen: object | null };
    const main = document.querySelector("main");
    const listeners = Reflect.get(globalThis, "listeners") as Record<string, number>;
    const count = (): Record<string, number> => ({ ...listeners, nodes: document.querySelectorAll("*").length });
    const comeAndGo = async (): Promise<void> => {
      const pickers = Array.from({ length: 10 }, () => document.createElement("kulla-building-picker") as Picker);
      for (const picker of pickers) picker.setAttribute("tower", "k5");
      main?.replaceChildren(...pickers);
      while (!pickers[0]?.screen) await new Promise(requestAnimationFrame);
      main?.replaceChildren();
      await new Promise((resolve) => setTimeout(resolve));
    };
    // The first ones may leave what a page needs once, such as React's own listener for selections.
    await comeAndGo();
    const first = count();
    for (let round = 1; round < 50; round += 1) await comeAndGo();
    return [first, count()];
  });
  expect(counts[1]).toEqual(counts[0]);
});

test(
  "the loader sets no globals and adds no listeners, with far elements on the page",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/__fixtures/element/blank.html");
    const names = (): Promise<string[]> => page.evaluate(() => Object.getOwnPropertyNames(globalThis));
    const before = new Set(await names());
    requested.length = 0;
    await place(page, `<textarea rows="400"></textarea><kulla-building-picker></kulla-building-picker>`);
    expect(requested.filter((path) => path.startsWith("/widgets/"))).toEqual(["/widgets/kulla.js"]);
    expect((await names()).filter((name) => !before.has(name) && !name.startsWith("__pw"))).toEqual([]);
    expect(await page.evaluate(() => document.head.querySelectorAll("style").length)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  },
);

/**
 * A visitor's reaction to code that failed to load: presses the button, and if that does not help reloads the page, as the
 * message says. Chromium requests a failed module again; Firefox remembers the failure until the page is reloaded.
 */
async function tryAgain(page: Page, name: string, reload: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name }).click();
  if (page.context().browser()?.browserType().name() !== "firefox") return;
  await expect(page.getByRole("alert")).toBeVisible();
  await reload();
}

test("code that failed to load is automatically requested once more, if the browser allows it", async ({
  page,
  browserName,
}) => {
  let requests = 0;
  await page.route("**/widgets/kulla-building-picker.js", (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await place(page, `<kulla-building-picker></kulla-building-picker>`);
  if (browserName === "firefox") {
    await expect(page.getByRole("alert")).toContainText("Ringarkoni faqen.");
    await place(page, `<kulla-building-picker></kulla-building-picker>`);
  }
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  expect(requests).toBe(2);
});

test(
  "code that never arrives times out after 120 s, is reported after the second attempt, and is shown whenever it arrives",
  { tag: "@chromium" },
  async ({ page }) => {
    const pending: Route[] = [];
    await page.clock.install();
    await page.route("**/widgets/kulla-building-picker.js", (route) => void pending.push(route));
    await place(page, `<kulla-building-picker></kulla-building-picker>`);
    await expect.poll(() => pending.length).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.clock.fastForward(121_000);
    await page.clock.fastForward(1000);
    await page.clock.fastForward(121_000);
    await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
    await pending[0]?.continue();
    await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
    await expect(page.getByRole("alert")).toBeHidden();
  },
);

test("a part of the code that fails to load has its message, and loads when the visitor tries again or reloads the page", async ({
  page,
}) => {
  const picker = `<kulla-apartment-picker tower="k5" floor="3"></kulla-apartment-picker>`;
  let isDown = true;
  await page.route("**/widgets/c/apartment-*.js", (route) => (isDown ? route.abort() : route.continue()));
  await place(page, picker);
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  isDown = false;
  await tryAgain(page, "Provo përsëri", () => place(page, picker));
  await expectScreen(page.locator("kulla-apartment-picker"), { name: "floor", tower: "k5", floor: 3 });
  await expect(page.getByRole("alert")).toBeHidden();
});

test(
  "the next screen's code loads when a visitor points at a link to it, and not before",
  { tag: "@chromium" },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      const [, name] = /\/widgets\/c\/(apartment)-[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) requested.push(name);
    });
    await place(page, `<kulla-apartment-picker></kulla-apartment-picker>`);
    const picker = page.locator("kulla-apartment-picker");
    const row = (name: RegExp) => picker.getByRole("listitem").getByRole("button", { name });
    await expect(row(/^Kulla 5,/)).toBeVisible();
    expect(requested).toEqual([]);
    // An element that appears under a resting pointer was not chosen.
    await picker
      .getByRole("button", { name: /^Kulla 5,/ })
      .first()
      .hover();
    await row(/^Kulla 5,/).press("Enter");
    await expect(picker.locator('[part="label"]')).toContainText(/^Kati /);
    expect(requested).toEqual([]);
    await row(/^Kati 7,/).hover();
    await expect.poll(() => requested).toEqual(["apartment"]);
  },
);

const faultyAnswers = { missing: { status: 404 }, "a web page": { contentType: "text/html", body: "<!doctype html>" } };
for (const [fault, answer] of Object.entries(faultyAnswers)) {
  test(
    `an element whose own file is ${fault} keeps its children, shows a message in its language, and loads on the second try`,
    inBothWhen(fault === "missing"),
    async ({ page }) => {
      const picker = `<kulla-building-picker locale="en"><a href="/towers">Towers</a></kulla-building-picker>`;
      let isDown = true;
      await page.route("**/widgets/kulla-building-picker.js", (route) =>
        isDown ? route.fulfill(answer) : route.continue(),
      );
      await place(page, picker);
      await expect(page.getByRole("alert")).toContainText("A part of the page did not load.");
      await expect(page.getByRole("link", { name: "Towers" })).toBeVisible();
      isDown = false;
      await tryAgain(page, "Try again", () => place(page, picker));
      await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  );
}
