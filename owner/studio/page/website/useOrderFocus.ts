import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Keeps the focus on the row that a button has just moved, so that the button can be pressed again. React identifies the rows by position,
 * so the focus would stay at the old one. The buttons have the attribute `data-move`: "-1" moves up, "1" down. At an end of the list, where
 * the same button is disabled, the opposite one gets the focus. Call `afterMove` with the row's new index and the direction.
 */
export function useOrderFocus<T extends HTMLElement>(): {
  readonly list: RefObject<T | null>;
  readonly afterMove: (to: number, by: number) => void;
} {
  const list = useRef<T>(null);
  const [move, setMove] = useState<{ readonly to: number; readonly by: number }>();
  useEffect(() => {
    if (!move) return;
    const row = list.current?.children[move.to];
    const buttons = [move.by, -move.by].map((by) => row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [move]);
  return { list, afterMove: (to, by) => setMove({ to, by }) };
}
