import { useState, type RefObject } from "react";

type Growth = {
  readonly isGrown: boolean;
  /** Fills the screen or restores the box; returns the resulting state. */
  readonly grow: (isGrown: boolean) => boolean;
};

/** For a `popover` box. Uses full screen, or the page's top layer on devices where frames cannot use full screen (iPhone). */
export function useExpanded(box: RefObject<HTMLElement | null>): Growth {
  const [isGrown, setIsGrown] = useState(false);
  const grow = (shouldGrow: boolean): boolean => {
    const element = box.current;
    if (!element?.showPopover) return false;
    if (shouldGrow !== element.matches(":popover-open")) element.togglePopover(shouldGrow);
    setIsGrown(shouldGrow);
    return shouldGrow;
  };
  return { isGrown, grow };
}
