import type { Start } from "../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { codeOf, isOfHomes, type ScreenCode } from "../../src/finder/screens/screenCode.ts";
import type { Styles } from "../takeOver/viewStyles.ts";
import { useSettled } from "./useSettled.ts";

type FirstScreen = {
  readonly range: readonly ScreenName[];
  readonly start: Start;
  /** The style sheet of a storey and its homes. */
  readonly homes: Styles;
};

/** Whether code and styles of the screen it starts with are there, or known not to come; fetched where they come in files of their own. */
export function useFirstScreen({ range, start, homes }: FirstScreen): boolean {
  const code = firstScreenCode(range, start);
  const isHere = useSettled(code);
  const isDressed = useSettled(isOfHomes(code) ? homes : undefined);
  return isHere && isDressed;
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
