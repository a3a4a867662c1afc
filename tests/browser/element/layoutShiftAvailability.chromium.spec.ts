import { expect, test, type BrowserContext } from "@playwright/test";
import { availabilityFile, json } from "../../support/availabilityFile.ts";
import { isAlive } from "../../support/isAlive.ts";
import { shiftsOf } from "../../support/layoutShifts.ts";
import { project, rendered } from "../../support/serverPage.ts";

// Only Chromium measures layout shifts.

type Entry = { readonly status: string; readonly price?: object };

type Apartments = { readonly floors: readonly { readonly apartments: readonly { readonly id: string }[] }[] };

const ids = (project as Apartments).floors.flatMap(({ apartments }) => apartments.map(({ id }) => id));

const statuses = ["reserved", "sold", "notReleased", "available"] as const;

const euros = (index: number, more: object = {}): object => ({
  kind: "exact",
  amount: 98_000 + 1500 * index,
  currency: "EUR",
  ...more,
});

/** A file that states something about every apartment, by its position in the project. */
const file = (revision: number, entryOf: (index: number) => Entry): object =>
  availabilityFile(revision, Object.fromEntries(ids.map((id, index) => [id, entryOf(index)])), {
    generatedAt: new Date().toISOString(),
  });

const free = file(1, (index) => ({ status: "available", price: euros(index) }));

/** The current state, and the one the page was rendered with; `undefined` for the project's own. */
const changes: readonly (readonly [change: string, before: object | undefined, after: object])[] = [
  [
    "every status changes and prices are added",
    undefined,
    file(2, (index) => ({ status: statuses[index % 4] ?? "sold", price: euros(index) })),
  ],
  ["prices are gone", free, file(2, () => ({ status: "available" }))],
  ["everything is sold", free, file(2, () => ({ status: "sold" }))],
  [
    "everything is reserved, at prices that expire",
    undefined,
    file(2, (index) => ({ status: "reserved", price: euros(index, { kind: "from", validUntil: "2031-11-30" }) })),
  ],
  ["sold apartments are free again", file(1, () => ({ status: "sold" })), free],
  ["nothing is for sale yet", undefined, file(2, () => ({ status: "notReleased" }))],
];

const availability = "/project/availability.json";

/** A page of the showcase whose elements follow an availability file, rendered by a server that has another one. */
function following(html: string, before: object | undefined): string {
  return html.replaceAll(/<(kulla-[a-z-]+)([^>]*)>.*?<\/\1>/gs, (_, tag: string, list: string) => {
    const attributes = [...list.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]);
    const options = { availability: before, links: undefined };
    return rendered(tag, { ...Object.fromEntries(attributes), availability }, options);
  });
}

type Shown = { readonly before: object | undefined; readonly after: object };
type Window = { readonly show: (shown: Shown) => ReturnType<typeof shiftsOf> };

/** A window on one address, in which an availability file arrives as late as possible: once the page that follows it is hydrated. */
async function openWindow(context: BrowserContext, path: string, width: number, isOnPaper: boolean): Promise<Window> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  if (isOnPaper) await page.emulateMedia({ media: "print" });
  await page.addInitScript(() =>
    addEventListener("availabilitychange", () => Object.assign(globalThis, { hasChanged: true })),
  );
  const show = async ({ before, after }: Shown): ReturnType<typeof shiftsOf> => {
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let requestCount = 0;
    await page.unrouteAll();
    await page.route(`**${availability}`, async (route) => {
      requestCount += 1;
      await isReleased;
      await json(route, after);
    });
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: following(await response.text(), before) });
      },
    );
    await page.goto(path, { waitUntil: "commit" });
    // Markup rendered with a file waits for the current one before it is hydrated.
    if (before === undefined) await expect.poll(() => isAlive(page)).toBe(true);
    await expect.poll(() => requestCount).toBe(1);
    release();
    await expect.poll(() => isAlive(page)).toBe(true);
    if (before === undefined)
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "hasChanged"))).toBe(true);
    await page.waitForLoadState("networkidle");
    return shiftsOf(page);
  };
  return { show };
}

const places = [
  ["the home page", "/"],
  ["a tower's page", "/click-floor"],
  ["a floor's page", "/seventh-floor"],
  ["an apartment's page", "/apartments/k5-04-07"],
  ["the search", "/apartments"],
  ["an apartment on paper", "/apartments/k5-04-07"],
] as const;

const widths = [390, 820, 1440] as const;

for (const [what, path] of places)
  test(`${what} stays in place at every width, whatever an availability file changes`, async ({ context }) => {
    // Six changes, each in all windows at a time: most of it is waiting.
    test.setTimeout(120_000);
    const windows = await Promise.all(
      widths.map((width) => openWindow(context, path, width, what.endsWith("on paper"))),
    );
    const moved: string[] = [];
    for (const [change, before, after] of changes) {
      const shifts = await Promise.all(windows.map(({ show }) => show({ before, after })));
      for (const [index, { sum, reported }] of shifts.entries())
        if (sum > 0.005) moved.push(`when ${change}, at ${widths[index]} px:`, ...reported);
    }
    expect(moved).toEqual([]);
  });
