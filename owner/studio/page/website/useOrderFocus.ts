import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * For a list whose rows are identified by position: after a button marked `data-move` ("-1" up, "1" down) has moved a row, the same button of
 * that row gets the focus, so that it can be pressed again; at the end of the list, the opposite one does.
 */
export function useOrderFocus<T extends HTMLElement>(): {
  readonly list: RefObject<T | null>;
  readonly moved: (to: number, by: number) => void;
} {
  const list = useRef<T>(null);
  const [last, setLast] = useState<{ readonly to: number; readonly by: number }>();
  useEffect(() => {
    if (!last) return;
    const row = list.current?.children[last.to];
    const buttons = [last.by, -last.by].map((by) => row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [last]);
  return { list, moved: (to, by) => setLast({ to, by }) };
}
