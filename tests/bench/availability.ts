import type { Browser, Page } from "@playwright/test";
import { availabilityFile, serveAvailability } from "../support/availabilityFile.ts";
import { measuring, metricsOf } from "./chromium.ts";
import type { Row } from "./rows.ts";

type Screen = { readonly name: string; readonly tag: string; readonly place: string };

/** The project of 10,000 apartments written by growth.ts: 200 floors of 50. */
const screens: readonly Screen[] = [
  { name: "a tower of 200 floors", tag: "kulla-building-picker", place: `tower="k5"` },
  { name: "a floor of 50 apartments", tag: "kulla-floor-explorer", place: `tower="k5" floor="100"` },
];

const apartment = "k5-100-5";

/** Counts the rows of the element's list that are touched from now on. */
async function watchRows(page: Page, tag: string): Promise<void> {
  await page.locator(tag).evaluate((element) => {
    const touched = new Set<string>();
    Object.assign(globalThis, { touched });
    const list = element.shadowRoot?.querySelector(".list");
    if (!list) throw new Error("There is no list.");
    const note = ({ target }: MutationRecord): void => {
      const around = target instanceof Element ? target : target.parentElement;
      touched.add(around?.closest(".row")?.id ?? "the list itself");
    };
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => records.forEach(note)).observe(list, options);
  });
}

const touchedRows = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, "touched") as Set<string>).size);

async function rowsAt(browser: Browser, origin: string, { name, tag, place }: Screen): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const now = { generatedAt: new Date().toISOString() };
  const file = (revision: number, status: string): object =>
    availabilityFile(revision, { [apartment]: { status } }, now);
  const server = await serveAvailability(page, file(1, "available"));
  await page.goto(`${origin}/__fixtures/bench/mounts.html`);
  await page.evaluate(
    ({ element, attributes }) => {
      document.body.innerHTML = `<${element} hints="off" project="/__bench/10000.json" availability="/availability.json" ${attributes}></${element}>`;
      document.addEventListener("availabilitychange", () => Reflect.set(globalThis, "isChanged", true));
    },
    { element: tag, attributes: place },
  );
  await page.addScriptTag({ type: "module", url: `${origin}/widgets/kulla.js` });
  await page.locator("[data-region]").first().waitFor({ state: "attached" });
  // A picture that loads later causes a layout, too.
  await page.locator(tag).locator("img.ready").first().waitFor();
  await page.waitForLoadState("networkidle");
  await watchRows(page, tag);
  await page.evaluate(() => Reflect.set(globalThis, "isChanged", false));
  server.say(file(2, "sold"));
  const session = await measuring(page);
  const before = await metricsOf(session);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.waitForFunction(() => Reflect.get(globalThis, "isChanged") === true);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const after = await metricsOf(session);
  const rows = await touchedRows(page);
  await page.close();
  const spent = (key: string): number => (after[key] ?? 0) - (before[key] ?? 0);
  const row = `one of 10,000 apartments goes, seen at ${name}`;
  return [
    { name: `${row}: layouts`, value: spent("LayoutCount"), unit: "", limit: 1 },
    { name: `${row}: rows that change`, value: rows, unit: "", exact: 1 },
    { name: `${row}: script`, value: spent("ScriptDuration") * 1000, unit: "ms" },
  ];
}

/** The cost of one apartment's status change on a page whose project has 10,000 apartments. */
export async function measureAvailability(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const screen of screens) rows.push(...(await rowsAt(browser, origin, screen)));
  return rows;
}
