import type { Browser, Page } from "@playwright/test";
import { availabilityFile, serveAvailability } from "../support/availabilityFile.ts";
import { startCounters, metricsOf } from "./chromium.ts";
import type { Row } from "./rows.ts";

type Screen = { readonly name: string; readonly tag: string; readonly attributes: string };

/** The project of 10,000 apartments written by growth.ts: 200 floors of 50. */
const screens: readonly Screen[] = [
  { name: "a tower of 200 floors", tag: "kulla-building-picker", attributes: `tower="k5"` },
  { name: "a floor of 50 apartments", tag: "kulla-floor-explorer", attributes: `tower="k5" floor="100"` },
];

const apartment = "k5-100-5";

/** Records the rows of the element's list that change from now on. */
async function watchRows(page: Page, tag: string): Promise<void> {
  await page.locator(tag).evaluate((element) => {
    const changedRows = new Set<string>();
    Object.assign(globalThis, { changedRows });
    const list = element.shadowRoot?.querySelector(".list");
    if (!list) throw new Error("There is no list.");
    const recordRow = ({ target }: MutationRecord): void => {
      const changed = target instanceof Element ? target : target.parentElement;
      changedRows.add(changed?.closest(".row")?.id ?? "the list itself");
    };
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => records.forEach(recordRow)).observe(list, options);
  });
}

const changedRowCount = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, "changedRows") as Set<string>).size);

async function measureScreen(
  browser: Browser,
  origin: string,
  { name, tag, attributes }: Screen,
): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const now = { generatedAt: new Date().toISOString() };
  const file = (revision: number, status: string): object =>
    availabilityFile(revision, { [apartment]: { status } }, now);
  const server = await serveAvailability(page, file(1, "available"));
  await page.goto(`${origin}/__fixtures/bench/mounts.html`);
  const elementHtml = `<${tag} hints="off" project="/__bench/10000.json" availability="/availability.json" ${attributes}></${tag}>`;
  await page.evaluate((html) => {
    document.body.innerHTML = html;
    document.addEventListener("availabilitychange", () => Reflect.set(globalThis, "isChanged", true));
  }, elementHtml);
  await page.addScriptTag({ type: "module", url: `${origin}/widgets/kulla.js` });
  await page.locator("[data-region]").first().waitFor({ state: "attached" });
  // A picture that loads later would cause a layout, too.
  await page.locator(tag).locator("img.ready").first().waitFor();
  await page.waitForLoadState("networkidle");
  await watchRows(page, tag);
  await page.evaluate(() => Reflect.set(globalThis, "isChanged", false));
  server.serve(file(2, "sold"));
  const session = await startCounters(page);
  const before = await metricsOf(session);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.waitForFunction(() => Reflect.get(globalThis, "isChanged") === true);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const after = await metricsOf(session);
  const rows = await changedRowCount(page);
  await page.close();
  const increaseOf = (key: string): number => (after[key] ?? 0) - (before[key] ?? 0);
  const row = `one of 10,000 apartments is sold, ${name} is shown`;
  return [
    { name: `${row}: layouts`, value: increaseOf("LayoutCount"), unit: "", limit: 1 },
    { name: `${row}: rows that change`, value: rows, unit: "", exact: 1 },
    { name: `${row}: script`, value: increaseOf("ScriptDuration") * 1000, unit: "ms" },
  ];
}

/** The cost of one apartment's status change on a page whose project has 10,000 apartments. */
export async function measureAvailability(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const screen of screens) rows.push(...(await measureScreen(browser, origin, screen)));
  return rows;
}
