import { useState, type RefObject } from "react";

type Growth = {
  readonly isGrown: boolean;
  /** Fills the screen or restores the box; returns the resulting state. */
  readonly grow: (isGrown: boolean) => boolean;
};

/** For a `popover` box. Uses full screen, or the page's top layer on devices where frames cannot use full screen (iPhone). */
export function useExpanded(box: RefObject<HTMLElement | null>): Growth {
  const [isGrown, setIsGrown] = useState(false);
  const grow = (wanted: boolean): boolean => {
    const element = box.current;
    if (!element?.showPopover) return false;
    if (wanted !== element.matches(":popover-open")) element.togglePopover(wanted);
    setIsGrown(wanted);
    return wanted;
  };
  return { isGrown, grow };
}
