import type { MouseEvent, PointerEvent } from "react";
import { leave, litId } from "../highlight.ts";
import type { HighlightStore } from "../highlightStore.ts";
import { rowIdOf } from "../regionMarks.ts";

/** Whether an element is a stage's label, or the way from its region to it. */
export const isOfLabel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".label, .bridge") !== null;

/** Pointing at the label or at the way to it keeps it visible; pressing it presses its region. For the stage. */
export function labelEvents(highlights: HighlightStore) {
  return {
    onPointerOut: ({ target, relatedTarget, currentTarget }: PointerEvent<HTMLElement>) => {
      const id = litId(highlights.getState().highlight);
      if (id === undefined || !isOfLabel(target) || isOfLabel(relatedTarget)) return;
      // A label that was shown on focus stays as long as the focus.
      const focused = (currentTarget.getRootNode() as ShadowRoot | Document).activeElement;
      if (focused instanceof Element && focused.matches(":focus-visible") && representsRegion(focused, id)) return;
      highlights.setState(({ highlight }) => ({ highlight: leave(highlight, id) }));
    },
    onClick: ({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
      const id = litId(highlights.getState().highlight);
      if (id === undefined || !(target instanceof Element) || !target.closest(".label")) return;
      const { ctrlKey, metaKey, shiftKey, altKey } = nativeEvent;
      const press = { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey, shiftKey, altKey };
      currentTarget
        .querySelector(`[tabindex][data-region="${CSS.escape(id)}"]`)
        ?.dispatchEvent(new globalThis.MouseEvent("click", press));
    },
  };
}

/** Whether an element is a region's outline, or its row in a list. */
function representsRegion(element: Element, id: string): boolean {
  return element.id === rowIdOf(id) || element.getAttribute("data-region") === id;
}
