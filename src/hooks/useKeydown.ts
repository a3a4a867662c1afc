import { useEffect, useEffectEvent, type RefObject } from "react";

/** Listens to keys pressed inside the element behind the ref. */
export function useKeydown(ref: RefObject<HTMLElement | null>, onKeydown: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKeydown);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listen = (event: KeyboardEvent): void => listener(event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [ref]);
}
