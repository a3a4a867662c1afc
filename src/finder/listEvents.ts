import type { FocusEvent, PointerEvent } from "react";
import { isNarrow } from "../hooks/useIsNarrow.ts";
import { focus, leave, point } from "../hotspots/highlight.ts";
import type { HighlightStore } from "../hotspots/highlightStore.ts";

/** The list lights the picture as the picture lights the list: rows (`id="row-…"`) under the pointer or with the focus. */
export function listEvents(highlights: HighlightStore) {
  return {
    onPointerOver: (event: PointerEvent) => {
      const id = rowId(event);
      if (id !== undefined) {
        highlights.setState(({ highlight }) => ({
          highlight: point(highlight, id, { isNarrow: isNarrow(), hoverOnNarrow: false }),
          isFocus: false,
          finger: undefined,
        }));
      }
    },
    onPointerOut: (event: PointerEvent) => {
      const id = rowId(event);
      const isInside = event.relatedTarget instanceof Element && rowId({ target: event.relatedTarget }) === id;
      if (id !== undefined && !isInside) highlights.setState(({ highlight }) => ({ highlight: leave(highlight, id) }));
    },
    onFocus: (event: FocusEvent) => {
      const id = rowId(event);
      if (id === undefined || !event.target.matches(":focus-visible")) return;
      highlights.setState(({ highlight }) => ({ highlight: focus(highlight, id), isFocus: false, finger: undefined }));
    },
    onBlur: (event: FocusEvent) => {
      const id = rowId(event);
      if (id !== undefined) highlights.setState(({ highlight }) => ({ highlight: leave(highlight, id) }));
    },
  };
}

function rowId({ target }: { target: EventTarget }): string | undefined {
  return target instanceof Element ? target.closest('[id^="row-"]')?.id.slice(4) : undefined;
}

/** What a list's class has besides where one of its labels is longer than a number: room for "12B", for "19 pa tarracë". */
export function labelRoom(rows: readonly { readonly label: string }[]): string {
  const longest = rows.reduce((length, { label }) => Math.max(length, label.length), 0);
  if (longest > 4) return " coded named";
  return longest > 2 ? " coded" : "";
}
