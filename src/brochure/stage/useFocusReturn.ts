import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Opening and zooming a book removes the pressed button. `state`: the state that such a change affects; `next`: the element that gets
 * the focus.
 */
export function useFocusReturn(
  root: RefObject<HTMLElement | null>,
  state: string,
  next: (root: HTMLElement) => HTMLElement | null | undefined,
): void {
  const focused = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      focused.current = target instanceof HTMLElement ? target : undefined;
    };
    const go = ({ target }: FocusEvent): void =>
      // Some browsers also fire the event when the element is removed from the page.
      queueMicrotask(() => {
        if (focused.current === target && isThere(focused.current)) focused.current = undefined;
      });
    element.addEventListener("focusin", onFocus);
    element.addEventListener("focusout", go);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", go);
    };
  }, [root]);
  const find = useRef(next);
  useLayoutEffect(() => {
    find.current = next;
  });
  useLayoutEffect(() => {
    if (!focused.current || isThere(focused.current) || !root.current) return;
    focused.current = undefined;
    find.current(root.current)?.focus({ preventScroll: true });
  }, [root, state]);
}

const isThere = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
