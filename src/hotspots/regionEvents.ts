import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { isTouch } from "../hooks/touchRule.ts";
import { isModifiedClick } from "../ui/LinkOrButton.tsx";
import { focus, leave, point, press, type TouchRule } from "./highlight.ts";
import type { HighlightStore } from "./highlightStore.ts";
import type { Box, Hotspot } from "./hotspot.ts";
import { isOfLabel } from "./label/labelEvents.ts";
import { nearestInDirection, type ArrowKey } from "./nearestInDirection.ts";

export type RegionEventOptions = {
  readonly hotspots: readonly Hotspot[];
  readonly boxes: readonly Box[];
  readonly highlights: HighlightStore;
  /** Returns whether the opening was handled; if not, a region's link is followed. */
  readonly onOpen: (id: string) => boolean;
};

type Drawing = SVGSVGElement;

/** Event handlers for all regions of a picture, attached to its drawing. One region is a tab stop, arrow keys move between them (roving tabindex). */
export function regionEvents(question: RegionEventOptions) {
  return { ...pointerEvents(question), ...keyEvents(question) };
}

function pointerEvents({ hotspots, highlights, onOpen }: RegionEventOptions) {
  const ruleOf = ({ hoverOnNarrow }: Hotspot, { nativeEvent }: MouseEvent<Drawing>): TouchRule => {
    return { isTouch: isTouch(nativeEvent), hoverOnNarrow };
  };
  return {
    onPointerOver: (event: PointerEvent<Drawing>) => {
      const hotspot = hotspots[indexOf(hotspots, event)];
      if (!hotspot) return;
      const { highlight } = highlights.getState();
      highlights.setState({
        highlight: point(highlight, hotspot.id, ruleOf(hotspot, event)),
        isFocus: false,
        finger: undefined,
      });
    },
    onPointerOut: (event: PointerEvent<Drawing>) => {
      const hotspot = hotspots[indexOf(hotspots, event)];
      if (!hotspot || isOfLabel(event.relatedTarget)) return;
      highlights.setState(({ highlight }) => ({ highlight: leave(highlight, hotspot.id) }));
    },
    onClick: (event: MouseEvent<Drawing>) => {
      const hotspot = hotspots[indexOf(hotspots, event)];
      if (!hotspot) return;
      if (isModifiedClick(event)) return;
      const { highlight, opens } = press(highlights.getState().highlight, hotspot.id, ruleOf(hotspot, event));
      // A click without a pointer (screen reader, voice control) has detail 0 and opens at once.
      if (opens || event.detail === 0) return void (onOpen(hotspot.id) && event.preventDefault());
      event.preventDefault();
      const stage = event.currentTarget.getBoundingClientRect();
      const finger = { x: event.clientX - stage.x, y: event.clientY - stage.y };
      highlights.setState({ highlight, isFocus: false, finger });
    },
  };
}

function keyEvents({ hotspots, boxes, highlights, onOpen }: RegionEventOptions) {
  return {
    onFocus: (event: FocusEvent<Drawing>) => {
      const hotspot = hotspots[indexOf(hotspots, event)];
      if (!hotspot) return;
      // One tab stop per picture: the region that was focused last.
      event.currentTarget.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
      event.target.setAttribute("tabindex", "0");
      if (!event.target.matches(":focus-visible")) return;
      // Firefox does not scroll to a link in an SVG, only to a shape in it.
      event.target.firstElementChild?.scrollIntoView({ block: "nearest" });
      highlights.setState(({ highlight }) => ({ highlight: focus(highlight, hotspot.id), isFocus: true }));
    },
    onBlur: (event: FocusEvent<Drawing>) => {
      const hotspot = hotspots[indexOf(hotspots, event)];
      if (!hotspot) return;
      highlights.setState(({ highlight }) => ({ highlight: leave(highlight, hotspot.id), isFocus: false }));
    },
    onKeyDown: (event: KeyboardEvent<Drawing>) => {
      const from = indexOf(hotspots, event);
      const isPress = event.key === "Enter" || event.key === " ";
      const hotspot = hotspots[isPress ? from : target(event.key, boxes, from)];
      if (!hotspot) return;
      // Only a link can be opened in a new tab; the browser does that.
      if (isPress && isModifiedClick(event)) return;
      if (isPress) return void (onOpen(hotspot.id) && event.preventDefault());
      event.preventDefault();
      // The description is announced only until the first arrow key is used.
      event.currentTarget.removeAttribute("aria-describedby");
      event.currentTarget.querySelector<SVGElement>(`[tabindex][data-region="${CSS.escape(hotspot.id)}"]`)?.focus();
    },
  };
}

function indexOf(hotspots: readonly Hotspot[], event: { target: EventTarget }): number {
  const id =
    event.target instanceof Element ? event.target.closest<SVGElement>("[data-region]")?.dataset["region"] : null;
  return hotspots.findIndex((hotspot) => hotspot.id === id);
}

/** The index of the region that a key leads to; -1 for other keys. */
function target(key: string, boxes: readonly Box[], from: number): number {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  return /^Arrow(Up|Down|Left|Right)$/.test(key) ? nearestInDirection(boxes, from, key as ArrowKey) : -1;
}
