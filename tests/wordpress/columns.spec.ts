import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { layoutFaults } from "../support/layoutFaults.ts";
import { shiftsOf } from "../support/layoutShifts.ts";
import { watchConsole } from "../support/watchConsole.ts";
import type { WordPressVersion } from "./installWordPress.ts";
import { makeSite, type Site } from "./makeSite.ts";
import { startOwner, type Owner } from "./startOwner.ts";

// The elements in the columns of posts and in sidebars. Only Chromium measures layout shifts.

const views = {
  "the site": {},
  "a tower": { widget: "building-picker", tower: "k5" },
  "a floor": { widget: "floor-explorer", tower: "k5", floor: "7" },
  "an apartment": { widget: "apartment-preview", apartment: "k5-07-05" },
  "the search": { widget: "apartment-search" },
  "the brochure": { widget: "brochure" },
} as const;
type View = keyof typeof views;

const office =
  "<!-- wp:paragraph --><p>Our office is open every day, and we answer on the same day.</p><!-- /wp:paragraph -->";
const blockOf = (view: View): string => `<!-- wp:kulla/picker ${JSON.stringify(views[view])} /-->`;
const column = (content: string, width = ""): string =>
  `<!-- wp:column ${width && JSON.stringify({ width })} --><div class="wp-block-column"${width && ` style="flex-basis:${width}"`}>${content}</div><!-- /wp:column -->`;
// A browser may paint a row whose last column has not arrived; so that this moves nothing, the element is in the last one.
const columns = (all: readonly string[], align = ""): string =>
  `<!-- wp:columns ${align && JSON.stringify({ align })} --><div class="wp-block-columns${align && ` align${align}`}">${all.join("")}</div><!-- /wp:columns -->`;

const [wide, both] = [[1440], [1440, 390]] as const;

/** The places in a post, by name, with the widths of the window. On a phone, columns that share a row come one below the other. */
const places: Readonly<Record<string, readonly [write: (block: string) => string, widths: readonly number[]]>> = {
  "the text's width": [(block) => office + block + office, both],
  "two columns": [(block) => columns([column(office), column(block + office)]), both],
  "three columns": [(block) => columns([column(office), column(office), column(block + office)]), wide],
  "three wide columns": [(block) => columns([column(office), column(office), column(block + office)], "wide"), wide],
  "a column of 180 px": [(block) => columns([column(office), column(block + office, "180px")]), both],
};

/** The classic theme takes the style sheet of an older one; its sidebar is this wide. */
const themes: readonly { version: WordPressVersion; theme: string; olderTheme: string; sidebar?: string }[] = [
  { version: "6.1", theme: "twentytwentythree", olderTheme: "" },
  { version: "6.7", theme: "twentytwentyfour", olderTheme: "" },
  { version: "6.7", theme: "classic", olderTheme: "twentytwelve", sidebar: "250 px" },
  { version: "6.7", theme: "classic", olderTheme: "twentyeleven", sidebar: "188 px" },
];

let owner: Owner;
const sites = new Map<WordPressVersion, Site>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  owner = await startOwner();
});

test.afterAll(async () => {
  for (const site of sites.values()) await site.stop();
  owner.stop();
});

async function siteOf(version: WordPressVersion): Promise<Site> {
  const site = sites.get(version) ?? (await makeSite(version, owner.url));
  if (!sites.has(version)) await site.run("settings.php", { address: owner.url, partner: "agency", inquiries: "here" });
  sites.set(version, site);
  return site;
}

/** The element's page, painted before any of its scripts has arrived; measures shifts, and looks for broken or cut text. */
async function faultsOf(page: Page, url: string): Promise<readonly string[]> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/widgets\/.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  // The theme's own typefaces move the theme's own text when they arrive.
  await page.route("**/themes/**/*.woff2", (route) => route.abort());
  await page.goto(url, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  await page.waitForFunction(() => document.readyState !== "loading");
  release();
  const element = page.locator("[partner=agency]");
  await expect
    .poll(() => element.evaluate(({ shadowRoot }) => !!shadowRoot?.querySelector(".kulla:not([hidden])")))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  const { sum, reported } = await shiftsOf(page);
  const cut = (await layoutFaults(page))
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ kind, where }) => `${kind}: ${where}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.unrouteAll({ behavior: "wait" });
  return [...(sum > 0.01 ? reported : []), ...cut, ...(sideways > 0 ? [`${sideways} px wider than the window`] : [])];
}

type Shown = { readonly name: string; readonly url: string; readonly width: number };

/** The faults by name, without an entry where there are none, and everything in the consoles. Two windows at a time: most of it is waiting. */
async function faultsIn(
  context: BrowserContext,
  shown: readonly Shown[],
): Promise<{ readonly found: Readonly<Record<string, readonly string[]>>; readonly messages: readonly string[] }> {
  const found: Record<string, readonly string[]> = {};
  const waiting = [...shown];
  const messages = [1, 2].map(async () => {
    const page = await context.newPage();
    const ownMessages = watchConsole(page);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, url, width } = next;
      await page.setViewportSize({ width, height: 900 });
      const faults = await faultsOf(page, url);
      if (faults.length > 0) found[`${name}, ${width} px`] = faults;
    }
    await page.close();
    return ownMessages;
  });
  return { messages: (await Promise.all(messages)).flat(), found };
}

for (const { version, theme, olderTheme, sidebar } of themes) {
  const name = olderTheme || theme;

  for (const view of Object.keys(views) as View[])
    test(`in ${name} nothing moves and nothing is cut off where ${view} is in a column, at 1440 and 390 px`, async ({
      context,
    }) => {
      const site = await siteOf(version);
      const posts = Object.fromEntries(Object.entries(places).map(([place, [write]]) => [place, write(blockOf(view))]));
      const { ids } = (await site.run("writePosts.php", { posts, theme, olderTheme, widget: "" })) as {
        ids: Readonly<Record<string, number>>;
      };
      const shown = Object.entries(ids).flatMap(([place, id]) =>
        (places[place]?.[1] ?? []).map((width) => ({ name: place, width, url: `${site.url}/?p=${id}` })),
      );
      const { found, messages } = await faultsIn(context, shown);
      expect(found).toEqual({});
      expect(messages.filter((message) => !message.includes("net::ERR_FAILED"))).toEqual([]);
    });

  if (sidebar)
    test(`in the sidebar of ${name}, ${sidebar} wide, nothing moves and nothing is cut off, at 1440 and 390 px`, async ({
      context,
    }) => {
      const site = await siteOf(version);
      const allFound: Record<string, readonly string[]> = {};
      for (const view of Object.keys(views) as View[]) {
        const widget = blockOf(view) + office;
        const { ids } = (await site.run("writePosts.php", {
          posts: { Office: office },
          theme,
          olderTheme,
          widget,
        })) as {
          ids: Readonly<Record<string, number>>;
        };
        const url = `${site.url}/?p=${ids["Office"]}`;
        const { found } = await faultsIn(
          context,
          both.map((width) => ({ name: view, url, width })),
        );
        Object.assign(allFound, found);
      }
      expect(allFound).toEqual({});
    });
}
