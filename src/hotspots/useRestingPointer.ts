import { useLayoutEffect, type RefObject } from "react";
import { isTouch } from "../hooks/touchRule.ts";
import { useIsServerRendered } from "../hooks/useIsServerRendered.ts";
import { focus, point } from "./highlight.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Hotspot } from "./hotspot.ts";

/** On hydration, highlights the region that already has the pointer or the focus. */
export function useRestingPointer(
  regions: RefObject<SVGSVGElement | null>,
  hotspots: readonly Hotspot[],
  highlights: HighlightStore,
): void {
  const isServerRendered = useIsServerRendered();
  useLayoutEffect(() => {
    const region = isServerRendered && regions.current?.querySelector<SVGElement>("[part]:is(:hover, :focus-visible)");
    const hotspot = region && hotspots.find(({ id }) => id === region.dataset["region"]);
    if (!hotspot) return;
    const { id, hoverOnNarrow } = hotspot;
    const isFocus = region.matches(":focus-visible");
    highlights.setState(({ highlight }) => ({
      highlight: isFocus ? focus(highlight, id) : point(highlight, id, { isTouch: isTouch(), hoverOnNarrow }),
      isFocus,
    }));
  }, [isServerRendered, regions, hotspots, highlights]);
}
