import type { Start } from "../src/finder/state/finderProps.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { screenCode, type ScreenCode } from "../src/finder/screenCode.ts";
import { useSettled } from "./useSettled.ts";

/** Whether the code of the screen it starts with is there, or known not to come; fetched where it comes in a file of its own. */
export function useFirstScreen(range: readonly ScreenName[], start: Start): boolean {
  return useSettled(firstScreenCode(range, start));
}

/** The code of the screen an element starts with, where that comes in a file of its own. */
export function firstScreenCode(
  range: readonly ScreenName[],
  { floor, apartment }: Pick<Start, "floor" | "apartment">,
): ScreenCode | undefined {
  if (range[0] === "apartment" || (apartment && range.includes("apartment"))) return screenCode.home;
  if (range[0] === "floor" || (floor && range.includes("floor"))) return screenCode.floor;
  return undefined;
}
