import type { Browser, Page } from "@playwright/test";
import { startCounters, metricsOf } from "./chromium.ts";
import type { Row } from "./rows.ts";
import { median } from "./median.ts";

type Cost = { readonly layouts: number; readonly recalcs: number; readonly scriptMs: number };

/** The median and the mean of all moves, and the median of first visits to a region. */
type Costs = { readonly middle: Cost; readonly mean: Cost; readonly first: Cost };

const firstMoves = 8;

/** Moves the pointer over the regions, `moves` times to another one, and returns the cost. */
async function hoverCost(page: Page, moves: number): Promise<Costs> {
  const box = await page.locator('[part~="stage"], [data-stage]').first().boundingBox();
  if (!box) throw new Error("The page shows no stage.");
  const session = await startCounters(page);
  const x = box.x + box.width / 2;
  const at = (index: number) => box.y + box.height * (0.3 + 0.4 * ((index % 10) / 10));
  await page.mouse.move(x, at(1));
  // The first highlight fades in as long as the data says; from then on it only moves.
  await page
    .locator('[part~="stage"], [data-stage]')
    .first()
    .evaluate(async (stage) => {
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
      await Promise.all(stage.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
  const costs: Cost[] = [];
  let before = await metricsOf(session);
  for (let index = 0; index < moves; index += 1) {
    await page.mouse.move(x, at(index * 3));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    const after = await metricsOf(session);
    const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    costs.push({
      layouts: spent("LayoutCount"),
      recalcs: spent("RecalcStyleCount"),
      scriptMs: spent("ScriptDuration") * 1000,
    });
    before = after;
  }
  return {
    middle: costOf(costs, median),
    mean: costOf(costs, (values) => values.reduce((sum, value) => sum + value, 0) / values.length),
    first: costOf(costs.slice(0, firstMoves), median),
  };
}

function costOf(costs: readonly Cost[], fold: (values: readonly number[]) => number): Cost {
  return {
    layouts: fold(costs.map(({ layouts }) => layouts)),
    recalcs: fold(costs.map(({ recalcs }) => recalcs)),
    scriptMs: fold(costs.map(({ scriptMs }) => scriptMs)),
  };
}

async function costAt(browser: Browser, url: string, moves: number): Promise<Costs> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.locator('[part~="region"], [data-region]').first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const cost = await hoverCost(page, moves);
  await page.close();
  return cost;
}

/** The cost of a hover: a hand-written page with the same outlines, our element with 11 regions, and with 2,000. */
export async function measureHover(browser: Browser, origin: string, moves: number): Promise<readonly Row[]> {
  const byHand = await costAt(browser, `${origin}/__fixtures/bench/floor-page.html`, moves);
  const sample = await costAt(browser, `${origin}/__fixtures/bench/tower.html`, moves);
  const many = await costAt(browser, `${origin}/__fixtures/bench/tower.html?project=/__bench/2000.json`, moves);
  const rows = (name: string, costs: Costs, gated: boolean): Row[] => {
    const row = (what: string, value: number, unit: string, limit?: number): Row => {
      return { name: `hover, ${name}: ${what}`, value, unit, ...(gated && limit !== undefined ? { limit } : {}) };
    };
    const kinds = [
      ["in the median move", costs.middle, 1, 2],
      // A slow machine draws more frames between two moves: not exact, hence without a limit.
      ["on average", costs.mean, undefined, undefined],
      ["in the median first move", costs.first, 1, 2],
    ] as const;
    return [
      ...kinds.flatMap(([unit, { layouts, recalcs }, maxLayouts, maxRecalcs]) => [
        row("layouts", layouts, unit, maxLayouts),
        row("style recalculations", recalcs, unit, maxRecalcs),
      ]),
      row("script", costs.middle.scriptMs, "ms in the middle move"),
    ];
  };
  return [
    ...rows("hand-written page", byHand, false),
    ...rows("11 regions", sample, true),
    ...rows("2,000 regions", many, true),
    { name: "hover script, 2,000 regions to 11", value: many.middle.scriptMs / sample.middle.scriptMs, unit: "x" },
  ];
}
