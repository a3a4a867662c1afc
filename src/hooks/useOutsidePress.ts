import { useEffect, useEffectEvent, type RefObject } from "react";
import { documentProperty } from "../page/documentProperty.ts";

/**
 * Calls `onPress` when the visitor presses outside the element behind the ref. Listens on the document only while `isEnabled`, so that
 * idle widgets have no global listeners; uses the composed path, so that it works in shadow roots.
 */
export function useOutsidePress(
  ref: RefObject<Element | null>,
  onPress: (event: PointerEvent) => void,
  isEnabled: boolean,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    const element = ref.current;
    if (element && !event.composedPath().includes(element)) onPress(event);
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: PointerEvent): void => press(event);
    documentProperty("addEventListener")("pointerdown", listen, true);
    return () => documentProperty("removeEventListener")("pointerdown", listen, true);
  }, [isEnabled]);
}
