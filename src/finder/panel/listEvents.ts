import type { FocusEvent, PointerEvent } from "react";
import { isTouch } from "../../hooks/touchRule.ts";
import { focus, leave, point } from "../../hotspots/highlight.ts";
import type { HighlightStore } from "../../hotspots/highlightStore.ts";
import { regionOfRow } from "../../hotspots/regionMarks.ts";

/** The event handlers of a list: pointing at or focusing a row highlights its region in the picture. */
export function listEvents(highlights: HighlightStore) {
  return {
    onPointerOver: (event: PointerEvent) => {
      const id = regionOfRow(event.target);
      if (id !== undefined) {
        highlights.setState(({ highlight }) => ({
          highlight: point(highlight, id, { isTouch: isTouch(event.nativeEvent), hoverOnNarrow: false }),
          isFocus: false,
          finger: undefined,
        }));
      }
    },
    onPointerOut: (event: PointerEvent) => {
      const id = regionOfRow(event.target);
      const isInside = event.relatedTarget instanceof Element && regionOfRow(event.relatedTarget) === id;
      if (id !== undefined && !isInside) highlights.setState(({ highlight }) => ({ highlight: leave(highlight, id) }));
    },
    onFocus: (event: FocusEvent) => {
      const id = regionOfRow(event.target);
      if (id === undefined || !event.target.matches(":focus-visible")) return;
      highlights.setState(({ highlight }) => ({ highlight: focus(highlight, id), isFocus: false, finger: undefined }));
    },
    onBlur: (event: FocusEvent) => {
      const id = regionOfRow(event.target);
      if (id !== undefined) highlights.setState(({ highlight }) => ({ highlight: leave(highlight, id) }));
    },
  };
}

/** The additional classes of a list that reserve width for labels longer than two digits: "A1", "12B", "19 pa tarracë". */
export function labelWidthClass(rows: readonly { readonly label: string }[]): string {
  if (rows.some(({ label }) => label.length > 4)) return " coded named";
  return rows.some(({ label }) => label.length > 1 && !/^[-\d]\d$/.test(label)) ? " coded" : "";
}
