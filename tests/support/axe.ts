import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";

export type AxePart = axe.SerialSelector;
interface Look {
  /** Only this part of the page. */
  readonly part?: AxePart;
  /** WCAG 2.2 A and AA alone, or axe's best practices as well. */
  readonly by?: "wcag" | "all";
  readonly without?: readonly string[];
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Problems that axe finds in a page, a line each: the rule and the element. Frames of the page's own origin are checked too. */
export async function axeFaults(
  page: Page,
  { part, by = "wcag", without = [] }: Look = {},
): Promise<readonly string[]> {
  await page.waitForFunction(hasComeToRest);
  // It stays in a document: a second check does not load it again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const options: axe.RunOptions = {
    // Only failures are listed.
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(by === "wcag" ? { runOnly: wcag } : {}),
  };
  const violations = await page.evaluate(runAxe, { part, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

const windows = [
  ["a desktop", 1440, 900],
  ["a phone", 390, 844],
] as const;

/** `axeFaults` of an element in a large window and a small one, light and dark, one after the other: without an entry nothing was found. */
export async function axeFaultsInEveryLook(
  element: Locator,
  look: Look = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const page = element.page();
  const found: Record<string, readonly string[]> = {};
  for (const [where, width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"]) {
      await element.evaluate((host, value) => host.setAttribute("theme", value), theme);
      const faults = await axeFaults(page, look);
      if (faults.length > 0) found[`${where}, ${theme}`] = faults;
    }
  }
  return found;
}

/** Runs in the page. */
async function runAxe(settings: { part: AxePart | undefined; options: axe.RunOptions }): Promise<axe.Result[]> {
  const { part, options } = settings;
  const { violations } = await window.axe.run(part ?? document, options);
  return violations;
}

/** Fades and slides have ended: while they run colours are in between. Endless animations are checked as they are. */
function hasComeToRest(): boolean {
  const isArriving = ({ playState, effect }: Animation) =>
    playState === "running" && Number(effect?.getComputedTiming().endTime) < Infinity;
  return !document.getAnimations().some(isArriving);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
