import { useMediaQuery } from "./useMediaQuery.ts";

/** The touch rule of the specification (section 9): the viewport is under 1024 px wide, whatever the element's own width. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 1023.98px)");
}
