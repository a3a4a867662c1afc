import { useMediaQuery } from "./useMediaQuery.ts";

/** The touch rule of the specification (section 9): the viewport is under 1024 px wide, whatever the element's own width. */
const narrow = "(max-width: 1023.98px)";

/** The touch rule at this moment, for answers to an event. */
export function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}

/** The touch rule, followed while mounted. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow);
}
