import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export type AxePart = Parameters<AxeBuilder["include"]>[0];
interface Look {
  /** Only this part of the page. */
  readonly part?: AxePart;
  /** WCAG 2.2 A and AA alone, or axe's best practice as well. */
  readonly by?: "wcag" | "all";
  readonly without?: readonly string[];
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds to mend, a line each: the rule and what breaks it. Frames of the page's own origin are looked at too.
 * Only what fails is written out, in the page itself: axe's way through a second page takes three times as long.
 */
export async function axeFaults(
  page: Page,
  { part, by = "wcag", without = [] }: Look = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  if (by === "wcag") axe.withTags(wcag);
  await page.waitForFunction(hasComeToRest);
  const { violations } = await axe.disableRules([...without]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** What fades or slides has arrived: on their way colours are neither the one nor the other. What goes on for ever is looked at as it is. */
function hasComeToRest(): boolean {
  const isArriving = ({ playState, effect }: Animation) =>
    playState === "running" && Number(effect?.getComputedTiming().endTime) < Infinity;
  return !document.getAnimations().some(isArriving);
}
