import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus when the focused element disappears, as the button that opens or zooms the book does. This is checked when `state`
 * changes; `findNext` returns the element that gets the focus.
 */
export function useFocusReturn(
  root: RefObject<HTMLElement | null>,
  state: string,
  findNext: (root: HTMLElement) => HTMLElement | null | undefined,
): void {
  const focused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onFocusIn = ({ target }: FocusEvent): void => {
      focused.current = target instanceof HTMLElement ? target : undefined;
    };
    const onFocusOut = ({ target }: FocusEvent): void =>
      // Some browsers fire the event also when the element is removed: only a visible element has lost the focus to another one.
      queueMicrotask(() => {
        if (focused.current === target && isVisible(focused.current)) focused.current = undefined;
      });
    element.addEventListener("focusin", onFocusIn);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      element.removeEventListener("focusin", onFocusIn);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [root]);
  const findNextRef = useRef(findNext);
  useLayoutEffect(() => {
    findNextRef.current = findNext;
  });
  useLayoutEffect(() => {
    if (!focused.current || isVisible(focused.current) || !root.current) return;
    focused.current = undefined;
    findNextRef.current(root.current)?.focus({ preventScroll: true });
  }, [root, state]);
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
