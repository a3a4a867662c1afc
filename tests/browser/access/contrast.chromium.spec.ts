import { expect, test, type Page } from "@playwright/test";
import { controlsStay, lookAtContrast } from "../../support/contrast.ts";
import { goToSleeping, isAlive } from "../../support/isAlive.ts";
import { openHydrated } from "../../support/hydratedPage.ts";
import { failed, fillIn, send } from "../../support/priceForm.ts";
import { kindsOfPages } from "../../support/siteRoutes.ts";
import { test as studioTest } from "../../support/studio/openStudio.ts";
import { openWhole, screens as studioScreens, show, type Shown } from "../../support/studio/wholeDraft.ts";
import { openTour } from "../../support/tour.ts";

// States are forced through the browser's own protocol, which only Chromium supports.

test.use({ reducedMotion: "reduce" });

type Screen = {
  readonly name: string;
  readonly body: string;
  /** The visitor's steps to reach the screen. */
  readonly go: (page: Page) => Promise<void>;
  /** Words that must still be there when all controls have been checked. */
  readonly stays?: string;
};

const shownBy = (heading: string | RegExp) => async (page: Page) => {
  await page.getByRole("heading", { name: heading }).first().waitFor({ state: "attached" });
};
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).first().click();

const picker = (attributes: string): string =>
  `<kulla-apartment-picker hints="off" ${attributes}></kulla-apartment-picker>`;
const search = (attributes = ""): string =>
  `<kulla-apartment-search locale="en" ${attributes}></kulla-apartment-search>`;

/** Controls of a few floors cover every kind, and each state recalculates the styles of the entire page. */
const few = `filter="floor=1-2"`;

const ownMail = `email-public-key="key" email-service="service" email-template="template" email-origin="/"`;

const brochure = `<kulla-brochure page="4"></kulla-brochure>`;

const saveTwo = async (page: Page) => {
  await shownBy(/apartments?/)(page);
  for (const index of [0, 1]) await page.getByRole("button", { name: /^Save/ }).nth(index).click();
};

/** On a phone saved apartments are a list behind their count. */
const openSaved = async (page: Page) => {
  await saveTwo(page);
  const saved = page.getByRole("region", { name: "Saved apartments" });
  await saved.waitFor();
  const opener = saved.locator("button[aria-expanded]");
  if (await opener.isVisible()) await opener.click();
  await saved
    .getByRole("button", { name: /^Remove/ })
    .first()
    .waitFor();
};

const openForm = async (page: Page) => {
  await press(page, "PYET PER CMIMIN");
  await page.getByRole("dialog").waitFor();
};

const subjects: Readonly<Record<string, readonly Screen[]>> = {
  picker: [
    { name: "the site", body: picker(""), go: shownBy("Kullat") },
    { name: "a tower", body: picker('tower="k5"'), go: shownBy("Kulla 5") },
    { name: "a floor", body: picker('tower="k5" floor="7"'), go: shownBy("Kati 7") },
    { name: "an apartment", body: picker('apartment="k5-07-05"'), go: shownBy("Banesa 5") },
    { name: "an apartment that is sold", body: picker('apartment="k5-01-01"'), go: shownBy("Banesa 1") },
    { name: "the price form", body: picker('apartment="k5-07-05"'), go: openForm },
    {
      name: "the price form with errors",
      body: picker('apartment="k5-07-05"'),
      go: async (page) => {
        await openForm(page);
        await press(page, "Dërgo");
        await expect(page.getByRole("dialog").locator("[aria-invalid=true]").first()).toBeVisible();
      },
    },
    {
      name: "a notice that an inquiry was not sent",
      body: picker(`apartment="k5-07-05" ${ownMail}`),
      go: async (page) => {
        await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 400, body: "Refused" }));
        await fillIn(page);
        await send(page);
        await page.getByText(failed).waitFor();
        // It closes after an animation of five seconds: on a slow machine before all its states have been measured.
        await page.locator(".toasts").evaluate((toasts) => {
          for (const animation of toasts.getAnimations({ subtree: true })) animation.pause();
        });
      },
      stays: failed,
    },
  ],
  search: [
    { name: "the search", body: search('filter="bedrooms=2&status=available"'), go: shownBy(/apartments?/) },
    { name: "the search's list", body: search(`view="list" ${few}`), go: shownBy(/apartments?/) },
    { name: "the search's plans", body: search(`view="cards" ${few}`), go: shownBy(/apartments?/) },
    {
      name: "the saved list",
      body: search(`view="list" ${few}`),
      go: saveTwo,
    },
    {
      name: "the comparison",
      body: search(`view="list" ${few}`),
      go: async (page) => {
        await saveTwo(page);
        await press(page, /^Compare/);
        await page.getByRole("table").waitFor();
      },
    },
    {
      name: "the filters",
      body: search('filter="bedrooms=2&status=available"'),
      go: async (page) => {
        await shownBy(/apartments?/)(page);
        const opener = page.getByRole("button", { name: /^Filters/ });
        // Next to the results if there is room for them.
        if (await opener.isVisible()) {
          await opener.click();
          await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
        }
      },
    },
    {
      name: "the opened list of saved apartments",
      body: search(`view="list" ${few}`),
      go: openSaved,
    },
    {
      name: "the inquiry form for all saved apartments",
      body: search(`view="list" ${few}`),
      go: async (page) => {
        await openSaved(page);
        await press(page, "Ask about all");
        await page.getByRole("dialog").waitFor();
      },
    },
  ],
  brochure: [
    {
      name: "the brochure's chapters",
      body: brochure,
      go: async (page) => {
        const [chapters, more] = ["Kapitujt", "Më shumë"].map((name) => page.getByRole("button", { name }));
        await chapters
          ?.or(more ?? chapters)
          .first()
          .click();
        await page.getByRole("dialog").or(page.getByRole("navigation")).first().waitFor();
      },
    },
    {
      name: "the brochure's search and its results",
      body: brochure,
      go: async (page) => {
        await press(page, "Kërko");
        await page.getByRole("searchbox").fill("park");
        await page.getByRole("dialog").locator("mark").first().waitFor();
      },
    },
    {
      name: "the enlarged brochure",
      body: brochure,
      go: async (page) => {
        await page.getByRole("button", { name: "Faqja tjetër" }).focus();
        await page.keyboard.press("+");
        await page.getByRole("button", { name: "Shiko majtas" }).waitFor();
      },
    },
    {
      name: "the brochure",
      body: brochure,
      go: (page) =>
        page
          .getByRole("button", { name: "Kapitujt" })
          .or(page.getByRole("button", { name: "Më shumë" }))
          .first()
          .waitFor(),
    },
  ],
};

const looks = [
  { name: "light", theme: "light", forcedColors: "none" },
  { name: "dark", theme: "dark", forcedColors: "none" },
  { name: "forced colours", theme: "light", forcedColors: "active" },
] as const;

for (const [subject, screens] of Object.entries(subjects))
  for (const width of [390, 1280])
    test(`every control on every screen of the ${subject} is readable in every state at ${width} px, light, dark and in forced colours`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      // A kind of control that several screens have is measured on the first of them.
      const measuredKinds = looks.map(() => new Set<string>());
      for (const { name, body, go, stays } of screens) {
        await page.goto("/__fixtures/element/blank.html");
        await page.evaluate((html) => {
          localStorage.clear();
          document.body.innerHTML = html;
          document.body.style.margin = "0";
          const script = Object.assign(document.createElement("script"), { type: "module", src: "/widgets/kulla.js" });
          document.head.append(script);
        }, body);
        await go(page);
        expect(await controlsStay(page), `controls on ${name}`).toBeGreaterThan(2);
        for (const [index, { name: look, theme, forcedColors }] of looks.entries()) {
          await page.emulateMedia({
            forcedColors,
            reducedMotion: "reduce",
            colorScheme: forcedColors === "active" ? "dark" : "light",
          });
          await page
            .locator("body > *")
            .first()
            .evaluate((host, value) => host.setAttribute("theme", value), theme);
          const { faults } = await lookAtContrast(page, measuredKinds[index]);
          expect.soft(faults, `${name}, ${look}`).toEqual([]);
        }
        if (stays) await expect(page.getByText(stays)).toBeVisible();
      }
      for (const kinds of measuredKinds) expect(kinds.size).toBeGreaterThan(10);
    });

const pages = kindsOfPages
  .filter(({ redirectTo }) => !redirectTo)
  .map(({ page, path }) => (page === "apartment" ? `${path}#k5-07-05` : path));

test("every control on every page of the showcase is readable in every state, also in forced colours", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const colours = ["none", "active"] as const;
  const measuredKinds = colours.map(() => new Set<string>());
  for (const path of pages) {
    await page.goto(path);
    await expect(async () => {
      await goToSleeping(page);
      expect(await isAlive(page)).toBe(true);
    }).toPass();
    await controlsStay(page);
    for (const [index, forcedColors] of colours.entries()) {
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
      const { faults } = await lookAtContrast(page, measuredKinds[index]);
      expect.soft(faults, `${path}, forced colours ${forcedColors}`).toEqual([]);
    }
  }
  for (const kinds of measuredKinds) expect(kinds.size).toBeGreaterThan(30);
});

test("every control of the showcase's open menu is readable in every state, also in forced colours", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, "/en/about");
  await page.getByRole("button", { name: /menu/i }).first().click();
  await expect(page.getByRole("dialog").or(page.locator("#menu")).first()).toBeVisible();
  await controlsStay(page);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    const { faults, measured } = await lookAtContrast(page);
    expect.soft(faults, forcedColors).toEqual([]);
    expect(measured).toBeGreaterThan(10);
  }
});

for (const width of [390, 1280])
  test(`every control of a tour is readable in every state at ${width} px, also in forced colours`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await openTour(page);
    await controlsStay(page);
    for (const forcedColors of ["none", "active"] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
      const { faults, measured } = await lookAtContrast(page);
      expect.soft(faults, forcedColors).toEqual([]);
      expect(measured).toBeGreaterThan(10);
    }
  });

studioTest(
  "every control of the studio is readable in every state, light, dark and in forced colours",
  async ({ page, owner }) => {
    studioTest.setTimeout(480_000);
    await openWhole(owner);
    const schemes = [
      { colorScheme: "light", forcedColors: "none" },
      { colorScheme: "dark", forcedColors: "none" },
      { colorScheme: "dark", forcedColors: "active" },
    ] as const;
    const measuredKinds = schemes.map(() => new Set<string>());
    // Each screen is opened once, and then shown in every scheme.
    for (const screen of studioScreens satisfies readonly Shown[]) {
      await show(page, screen);
      await controlsStay(page);
      for (const [index, { colorScheme, forcedColors }] of schemes.entries()) {
        await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
        const { faults } = await lookAtContrast(page, measuredKinds[index]);
        expect.soft(faults, `${screen[0]}, ${colorScheme}, forced colours ${forcedColors}`).toEqual([]);
      }
    }
    for (const kinds of measuredKinds) expect(kinds.size).toBeGreaterThan(60);
  },
);

test("if a visitor prefers more contrast, no text is paler than the rest, in elements and on the pages around them", async ({
  page,
}) => {
  const coloursOf = () =>
    page.evaluate(() => {
      const inside = document.querySelector("kulla-apartment-preview")?.shadowRoot;
      const caption = inside?.querySelector(".apartment-facts dt");
      const colour = (element: Element | null | undefined): string =>
        element ? getComputedStyle(element).color : "none";
      const { color: ink } = getComputedStyle(inside?.querySelector(".kulla") ?? document.body);
      const site = getComputedStyle(document.documentElement);
      const isPale = site.getPropertyValue("--ink-2") !== site.getPropertyValue("--ink");
      return { isCaptionInk: colour(caption) === ink, isPale };
    });
  await page.goto("/apartments/k5-07-05");
  await expect.poll(() => isAlive(page)).toBe(true);
  expect(await coloursOf()).toEqual({ isCaptionInk: false, isPale: true });
  await page.emulateMedia({ contrast: "more" });
  expect(await coloursOf()).toEqual({ isCaptionInk: true, isPale: false });
});
