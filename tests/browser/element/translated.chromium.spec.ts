import { expect, type Browser, type Page } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { test } from "../../support/mailboxTest.ts";
import { place } from "../../support/place.ts";
import { fillIn, mailOf, send, sent } from "../../support/priceForm.ts";
import { pointIn, region } from "../../support/region.ts";
import { mark, tray } from "../../support/savedApartments.ts";
import { hydrated } from "../../support/hydrated.ts";
import { translateAll, wordsOf } from "../../support/translator.ts";

type Steps = readonly (readonly [name: string, go: (page: Page) => Promise<void>])[];
type Screen = { readonly width: number; readonly height: number; readonly hasTouch?: boolean };

const desktop: Screen = { width: 1280, height: 900 };
const phone: Screen = { width: 390, height: 844, hasTouch: true };

async function openPage(
  browser: Browser,
  { width, height, hasTouch = false }: Screen,
  faults: string[],
): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    baseURL: baseURL ?? "",
    locale: "sq",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (/rendered anew|NotFoundError/.test(message.text())) faults.push(message.text());
  });
  return page;
}

async function settledWords(page: Page): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let words: readonly string[] = [];
  await expect(async () => {
    before = words;
    words = await timelessWords(page);
    expect(words.length).toBeGreaterThan(0);
    expect(words.join(" ")).not.toMatch(/Duke u ngarkuar|Loading|Wird geladen/);
    expect(words).toEqual(before);
  }).toPass({ intervals: [500] });
  return words;
}

/** The visible text, without the time at which an inquiry was sent: each run has its own. */
const timelessWords = async (page: Page): Promise<readonly string[]> =>
  (await wordsOf(page)).map((words) => words.replace(/\b\d\d:\d\d\b/, "hh:mm"));

/** Takes the steps twice: the text after each step is the same while the page is being translated. */
async function goTranslated(browser: Browser, screen: Screen, steps: Steps): Promise<void> {
  test.slow();
  const faults: string[] = [];
  const plain = await openPage(browser, screen, faults);
  const expected: (readonly string[])[] = [];
  for (const [name, go] of steps) {
    await go(plain);
    const words = await settledWords(plain);
    expect(words, `${name} shows something else`).not.toEqual(expected.at(-1));
    expected.push(words);
  }
  await plain.context().close();
  const translated = await openPage(browser, screen, faults);
  await translateAll(translated);
  for (const [index, [name, go]] of steps.entries()) {
    await test.step(name, async () => {
      await go(translated);
      await expect.poll(() => timelessWords(translated), { message: name }).toEqual(expected[index]);
      expect(faults).toEqual([]);
    });
  }
  await expect(translated.locator("font").first()).toBeAttached();
  await translated.context().close();
}

const tapRegion = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await pointIn(region(page, name).first());
  await page.touchscreen.tap(x, y);
};

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
};

for (const locale of ["sq", "en", "de"] as const) {
  test(`on a phone, translated from ${locale}: from the site to an apartment, each tap says what comes`, async ({
    browser,
  }) => {
    await goTranslated(browser, phone, [
      ["the site", (page) => place(page, `<kulla-apartment-picker locale="${locale}"></kulla-apartment-picker>`)],
      ["a tower armed", (page) => tapRegion(page, "Kulla 5")],
      ["none armed", (page) => page.locator(".site-status").click()],
    ]);
  });
}

test("on a phone, translated: from the towers to an apartment, and an inquiry is sent", async ({
  browser,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await goTranslated(browser, phone, [
    ["the site", (page) => place(page, `<kulla-apartment-picker ${mailOf(mailbox)}></kulla-apartment-picker>`)],
    ["a tower armed", (page) => tapRegion(page, "Kulla 5")],
    ["the other armed", (page) => tapRegion(page, "Kulla 6")],
    ["a tower", (page) => tapRegion(page, "Kulla 6")],
    ["a floor armed", (page) => tapRegion(page, "Kati 7,")],
    ["a floor", (page) => press(page, "Hap katin 7")],
    ["an apartment armed", (page) => tapRegion(page, "Banesa 1,")],
    ["another armed", (page) => tapRegion(page, "Banesa 2,")],
    ["an apartment", (page) => tapRegion(page, "Banesa 2,")],
    ["the form", (page) => press(page, "PYET PER CMIMIN")],
    ["the form's faults", (page) => press(page, "Dërgo kërkesën")],
    [
      "sent",
      async (page) => {
        await page.keyboard.press("Escape");
        await fillIn(page);
        await send(page);
        await expect(page.getByText(sent)).toBeVisible();
        await expect(page.getByText(sent)).toBeHidden();
      },
    ],
  ]);
  expect(mailbox.messages()).toHaveLength(2);
});

const filters: Steps = [["the filters", (page) => press(page, /^Filtrat/)]];
const results: Steps = [
  [
    "the results",
    (page) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^Shfaq/ })
        .click(),
  ],
];

for (const [where, screen] of Object.entries({ "on a phone": phone, "on a desktop": desktop })) {
  test(`${where}, translated: a search's count and chips, its views, the list and the comparison stay correct`, async ({
    browser,
  }) => {
    const isPhone = screen === phone;
    const choose = async (page: Page, name: RegExp): Promise<void> => {
      await page.getByRole("checkbox", { name }).first().dispatchEvent("click");
    };
    await goTranslated(browser, screen, [
      ["the search", (page) => place(page, "<kulla-apartment-search></kulla-apartment-search>")],
      ...(isPhone ? filters : []),
      ["one filter", (page) => choose(page, /^2/)],
      ["two filters", (page) => choose(page, /^3/)],
      ["one again", (page) => choose(page, /^2/)],
      ...(isPhone ? results : []),
      ["the list", (page) => press(page, "Lista")],
      [
        "two saved",
        async (page) => {
          for (const at of [0, 1])
            await page
              .getByRole("button", { name: /^Ruaj,/ })
              .nth(at)
              .click();
        },
      ],
      [
        "compared",
        (page) =>
          tray(page)
            .getByRole("button", { name: /^Krahaso/ })
            .click(),
      ],
    ]);
  });
}

test("on a desktop, translated: hovered floors and apartments, a saved apartment, its tour", async ({ browser }) => {
  const point = async (page: Page, name: string): Promise<void> => {
    const { x, y } = await pointIn(region(page, name).first());
    await page.mouse.move(x, y);
  };
  await goTranslated(browser, desktop, [
    ["a tower", (page) => place(page, `<kulla-apartment-picker tower="k5"></kulla-apartment-picker>`)],
    ["a floor pointed at", (page) => point(page, "Kati 3,")],
    ["another pointed at", (page) => point(page, "Kati 7,")],
    ["a floor", (page) => region(page, "Kati 7,").first().press("Enter")],
    ["an apartment pointed at", (page) => point(page, "Banesa 2,")],
    ["an apartment saved", (page) => mark(page, "Banesa 2").click()],
    ["one floor up", (page) => press(page, "Një kat më lart")],
    ["an apartment", (page) => region(page, "Banesa 1,").press("Enter")],
    ["saved, too", (page) => press(page, /^Ruaj/)],
    ["the tour", (page) => press(page, "VR TOUR 360°")],
  ]);
});

test("translated: the brochure's pages, chapters and search stay correct", async ({ browser }) => {
  await goTranslated(browser, desktop, [
    ["the invitation", (page) => place(page, "<kulla-brochure></kulla-brochure>")],
    [
      "open",
      async (page) => {
        await press(page, /^Hap/);
        // The pages' text appears a moment later.
        await page.locator(".word").first().waitFor({ state: "attached" });
      },
    ],
    ["turned", (page) => page.locator("kulla-brochure").evaluate((host) => host.setAttribute("page", "12"))],
    ["turned again", (page) => page.locator("kulla-brochure").evaluate((host) => host.setAttribute("page", "46"))],
    ["the chapters", (page) => press(page, /^Kapitujt|^Përmbajtja/)],
  ]);
});

test("translated: the showcase's pages and menu follow the visitor", async ({ browser }) => {
  const follow = async (page: Page, path: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
    }, path);
  };
  await goTranslated(browser, desktop, [
    ["the towers", (page) => openHydrated(page, "/click-floor")],
    ["about", (page) => follow(page, "/about")],
    ["contact", (page) => follow(page, "/contact")],
    ["a message with faults", (page) => page.locator("form button[type=submit]").click()],
    ["services", (page) => follow(page, "/services")],
    ["English", (page) => follow(page, "/en/about")],
    ["German", (page) => follow(page, "/de/contact")],
    ["Albanian again", (page) => follow(page, "/third-floor")],
  ]);
});

for (const path of ["/about", "/en/contact"]) {
  test(`translated before its code has loaded, ${path} keeps showing its text`, async ({ page }) => {
    // Identical words would be hydrated unchanged.
    await translateAll(page, 0.4);
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector("#site .loading")) document.documentElement.dataset["waited"] = "";
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.route("**/assets/startSite-*.js", async (route) => {
      await page.locator("main font").first().waitFor({ state: "attached" });
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-waited");
  });
}

test("a search whose nodes the page has removed is rendered again, with the focus and the typed text", async ({
  page,
}) => {
  await place(page, "<kulla-apartment-search></kulla-apartment-search>");
  const element = page.locator("kulla-apartment-search");
  const field = element.getByRole("textbox").first();
  await field.fill("45");
  const name = (await field.getAttribute("aria-label")) ?? "";
  await element.evaluate((host) => {
    // The nodes that React has to remove on a change of view are not in their place.
    const box = host.shadowRoot?.querySelector(".results");
    const wrapper = document.createElement("div");
    box?.replaceWith(wrapper);
    if (box) wrapper.append(box);
  });
  await element.evaluate((host) => host.setAttribute("view", "list"));
  await expect(element.getByRole("row").nth(2)).toBeVisible();
  await expect(element.getByRole("alert")).toHaveCount(0);
  await expect(element.getByRole("textbox", { name }).first()).toBeFocused();
  await expect(element.getByRole("textbox", { name }).first()).toHaveValue("45");
  await element.evaluate((host) => host.setAttribute("view", "cards"));
  await expect(element.getByRole("row")).toHaveCount(0);
});
