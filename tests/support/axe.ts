import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";

export type AxePart = axe.SerialSelector;
interface Look {
  /** Only this part of the page. */
  readonly part?: AxePart;
  /** WCAG 2.2 A and AA alone, or axe's best practice as well. */
  readonly by?: "wcag" | "all";
  readonly without?: readonly string[];
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds to mend, a line each: the rule and what breaks it. Frames of the page's own origin are looked at too. */
export async function axeFaults(
  page: Page,
  { part, by = "wcag", without = [] }: Look = {},
): Promise<readonly string[]> {
  await page.waitForFunction(hasComeToRest);
  // It stays in a document: a second look does not read it again.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const options: axe.RunOptions = {
    // Only what fails is written out.
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(by === "wcag" ? { runOnly: wcag } : {}),
  };
  const violations = await page.evaluate(runAxe, { part, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

const windows = [
  ["a desk", 1440, 900],
  ["a telephone", 390, 844],
] as const;

/** `axeFaults` of an element in a large window and a small one, light and dark, one after the other: where it is not named nothing was found. */
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

/** In the page. */
async function runAxe(asked: { part: AxePart | undefined; options: axe.RunOptions }): Promise<axe.Result[]> {
  const { part, options } = asked;
  const { violations } = await window.axe.run(part ?? document, options);
  return violations;
}

/** What fades or slides has arrived: on their way colours are neither the one nor the other. What goes on for ever is looked at as it is. */
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
