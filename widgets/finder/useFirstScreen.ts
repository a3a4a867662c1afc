import type { LateSheets } from "../../src/element/host.ts";
import type { Start } from "../../src/finder/state/finderProps.ts";
import type { ScreenName } from "../../src/finder/state/screen.ts";
import { isOfHomes, viewOf, type ViewCode, type ViewName } from "../../src/finder/state/screenCode.ts";
import { useSettled } from "../../src/loading/useSettled.ts";

type FirstScreen = {
  readonly range: readonly ScreenName[];
  readonly views: ViewCode;
  readonly start: Start;
  /** The style sheet of a storey and its homes. */
  readonly homes: LateSheets;
};

/** Whether code and styles of the screen it starts with are there, or known not to come; fetched where they come in files of their own. */
export function useFirstScreen({ range, views, start, homes }: FirstScreen): boolean {
  const view = firstView(range, start);
  const isHere = useSettled(view && views[view]);
  const isDressed = useSettled(isOfHomes(view) ? homes : undefined);
  return isHere && isDressed;
}

/** The view an element is about to start with. */
export function firstView(
  range: readonly ScreenName[],
  start: Pick<Start, "tower" | "floor" | "apartment" | "search">,
): ViewName | undefined {
  if (start.search && range.includes("search")) return "search";
  const deepest = (["apartment", "floor", "tower"] as const).find((name) => start[name] && range.includes(name));
  const first = deepest ?? range[0];
  return first && viewOf(first);
}
