import type { Start } from "../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { codeOf, type ScreenCode } from "../../src/finder/screens/screenCode.ts";
import { useSettled } from "./useSettled.ts";

/** Whether the code of the screen it starts with is there, or known not to come; fetched where it comes in a file of its own. */
export function useFirstScreen(range: readonly ScreenName[], start: Start): boolean {
  return useSettled(firstScreenCode(range, start));
}

/** The code of the screen an element is about to start with, where that comes in a file of its own. */
export function firstScreenCode(
  range: readonly ScreenName[],
  start: Pick<Start, "tower" | "floor" | "apartment" | "search">,
): ScreenCode | undefined {
  if (start.search && range.includes("search")) return codeOf("search");
  const deepest = (["apartment", "floor", "tower"] as const).find((name) => start[name] && range.includes(name));
  const first = deepest ?? range[0];
  return first && codeOf(first);
}
