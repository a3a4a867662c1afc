import type { RefObject } from "react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { useIsOnScreen } from "../../hooks/useIsOnScreen.ts";
import { useWindowEvent } from "../../hooks/useWindowEvent.ts";
import { useBrochure } from "../BrochureContext.tsx";
import type { ZoomController } from "./useZoom.ts";
import { documentProperty } from "../../page/documentProperty.ts";

/** Keys that work while nothing has the focus. */
const keysWithoutFocus: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Escape"]);

/**
 * Keyboard shortcuts: left and right arrow, Home and End turn pages; + and - zoom, 0 ends the zoom. In a zoomed book arrow keys pan,
 * Page Up and Page Down turn pages, and Escape ends the zoom. While nothing has the focus, only left and right arrow and Escape work; the
 * page gets all other keys.
 */
export function useBookKeys(root: RefObject<HTMLElement | null>, zoom: ZoomController): void {
  const { store, panel } = useBrochure();
  // A key may be pressed before the browser first reports visibility: a book ignores it only if it was reported to be off screen.
  const isOffScreen = useIsOnScreen(root) === false;
  const isZoomed = zoom.zoom.scale > 1;
  const turnKeys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => store.turn(1),
    ArrowLeft: () => store.turn(-1),
  };
  const panKeys: typeof turnKeys = {
    ArrowRight: () => zoom.panStep({ x: 1, y: 0 }),
    ArrowLeft: () => zoom.panStep({ x: -1, y: 0 }),
    ArrowUp: () => zoom.panStep({ x: 0, y: -1 }),
    ArrowDown: () => zoom.panStep({ x: 0, y: 1 }),
    PageDown: () => store.turn(1),
    PageUp: () => store.turn(-1),
    // Only if zoomed: otherwise the page gets the key, to close a dialog for example.
    Escape: zoom.end,
  };
  const actions: typeof turnKeys = {
    ...(isZoomed ? panKeys : turnKeys),
    Home: () => store.goTo(0),
    End: () => store.goTo(store.getState().count - 1),
    "+": () => zoom.by(1.5),
    "=": () => zoom.by(1.5),
    "-": () => zoom.by(1 / 1.5),
    "0": zoom.end,
  };
  const isEnabled = !isOffScreen && panel === undefined;
  const act = (event: KeyboardEvent): void => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  // Keys pressed inside the element are handled before the page gets them.
  useKeydown(root, (event) => {
    if (isEnabled && event.target instanceof Element && event.target.localName !== "input") act(event);
  });
  useWindowEvent(
    "keydown",
    (event) => {
      if (event.target === documentProperty("body") && keysWithoutFocus.has(event.key)) act(event);
    },
    isEnabled,
  );
}
