import { useEffect, type RefObject } from "react";
import { documentProperty } from "../../page/documentProperty.ts";

/** The apartment that was opened last from a search on another page, and the address of that search. */
let left: { readonly address: string; readonly apartment: string } | undefined;

export function leaveFor(apartment: string): void {
  left = { address: location.href, apartment };
}

/**
 * For sites that open apartments on separate pages: when the visitor returns to the search, the apartment that they opened gets
 * the focus, unless something else has it.
 */
export function useFocusOnReturn(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current?.getRootNode();
    const [from, active] = [left, documentProperty("activeElement")];
    if (!from || !(root instanceof ShadowRoot) || from.address !== location.href) return;
    left = undefined;
    const isFree = active === null || (active !== root.host && active.contains(root.host));
    if (isFree) screen.current?.querySelector<HTMLElement>(`[data-apartment="${CSS.escape(from.apartment)}"]`)?.focus();
  }, [screen]);
}
