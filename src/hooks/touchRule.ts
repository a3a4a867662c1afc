import { useMediaQuery } from "./useMediaQuery.ts";

/** The specification's width (section 9): the viewport is under 1024 px wide, whatever the element's own width. */
const narrow = "(max-width: 1023.98px)";

/**
 * The touch rule: in a narrow window hover is ignored, the first tap arms and the second one opens. A mouse that comes to such a
 * window (1440 px at 150 %) keeps its hover and its one press; a finger on a screen that has a mouse, too, taps twice.
 */
export function isTouch(event?: Event): boolean {
  if (!matchMedia(narrow).matches) return false;
  const pointer = event instanceof PointerEvent ? event.pointerType : "";
  return pointer === "touch" || (pointer !== "mouse" && matchMedia("(hover: none)").matches);
}

/** Whether the window is under the specification's width, followed while mounted. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow);
}
