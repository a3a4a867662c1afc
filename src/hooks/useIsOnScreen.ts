import { useEffect, useState, type RefObject } from "react";

/** Whether part of the element behind the ref is on screen; `undefined` until the browser first reports it, a frame or more after mounting. */
export function useIsOnScreen(ref: RefObject<Element | null>): boolean | undefined {
  const [isOnScreen, setIsOnScreen] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsOnScreen(last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}
