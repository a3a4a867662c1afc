import { useMediaQuery } from "./useMediaQuery.ts";

/** The specified width (section 9): the window is below 1024 px, whatever the element's width. */
const narrow = "(max-width: 1023.98px)";

/**
 * The touch rule: in a narrow window hover is ignored, the first tap arms and the second one opens. A mouse in such a window
 * (1440 px at 150 %) keeps hover and single press; on a screen with mouse and touch, a finger taps twice.
 */
export function isTouch(event?: Event): boolean {
  if (!matchMedia(narrow).matches) return false;
  const pointer = event instanceof PointerEvent ? event.pointerType : "";
  return pointer === "touch" || (pointer !== "mouse" && matchMedia("(hover: none)").matches);
}

/** Whether the window is narrower than the specified width. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow);
}
