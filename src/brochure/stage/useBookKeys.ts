import type { RefObject } from "react";
import { useKeydown } from "../../hooks/useKeydown.ts";
import { useIsOnScreen } from "../../hooks/useIsOnScreen.ts";
import { useWindowEvent } from "../../hooks/useWindowEvent.ts";
import { useBrochure } from "../BrochureContext.tsx";
import type { ZoomDesk } from "./useZoom.ts";
import { fromDocument } from "../../page/fromDocument.ts";

/** Keys: arrows, Home and End turn, + - 0 and Escape zoom. While nothing has the focus all but Home and End, which are the page's, work too. */
export function useBookKeys(root: RefObject<HTMLElement | null>, zoom: ZoomDesk): void {
  const { store, panel } = useBrochure();
  const isOnScreen = useIsOnScreen(root);
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => store.turn(1),
    ArrowLeft: () => store.turn(-1),
    Home: () => store.goTo(0),
    End: () => store.goTo(store.getState().count - 1),
    "+": () => zoom.by(1.5),
    "=": () => zoom.by(1.5),
    "-": () => zoom.by(1 / 1.5),
    "0": zoom.end,
    // Otherwise it is the page's: it closes a dialog of its own with it.
    ...(zoom.zoom.scale > 1 && { Escape: zoom.end }),
  };
  const isOn = isOnScreen && panel === undefined;
  const act = (event: KeyboardEvent): void => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  // Those of its own stay inside the element, before the page hears of them.
  useKeydown(root, (event) => {
    if (isOn && event.target instanceof Element && event.target.localName !== "input") act(event);
  });
  useWindowEvent(
    "keydown",
    (event) => {
      const isPages = event.key === "Home" || event.key === "End";
      if (event.target === fromDocument("body") && !isPages) act(event);
    },
    isOn,
  );
}
