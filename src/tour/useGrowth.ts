import { useState, type RefObject } from "react";

type Growth = {
  readonly isGrown: boolean;
  /** Fills the screen or gives it back; returns how it is then. */
  readonly grow: (isGrown: boolean) => boolean;
};

/** For a `popover` box. The whole screen where the browser gives it to no frame (iPhone): the top layer of the page, over everything of the host's. */
export function useGrowth(box: RefObject<HTMLElement | null>): Growth {
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
