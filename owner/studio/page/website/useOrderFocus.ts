import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Keeps the focus on the row that a button has just moved, so that the button can be pressed again. React identifies the rows by position, so
 * the focus would stay at the old one. Buttons have the attribute `data-move`: "-1" moves up, "1" down. At an end of the list, where the same
 * button is disabled, the opposite one gets the focus. Call `afterMove` with the row's new index and the direction.
 */
export function useOrderFocus<T extends HTMLElement>(): {
  readonly list: RefObject<T | null>;
  readonly afterMove: (to: number, by: number) => void;
} {
  const list = useRef<T>(null);
  const [lastMove, setLastMove] = useState<{ readonly to: number; readonly by: number }>();
  useEffect(() => {
    if (!lastMove) return;
    const row = list.current?.children[lastMove.to];
    const buttons = [lastMove.by, -lastMove.by].map((by) => row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [lastMove]);
  return { list, afterMove: (to, by) => setLastMove({ to, by }) };
}
