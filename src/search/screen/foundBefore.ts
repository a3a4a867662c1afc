import { useEffect, type RefObject } from "react";
import { fromDocument } from "../../page/fromDocument.ts";

/** The apartment that was opened last from a search whose page showed it elsewhere, and the address that search had. */
let left: { readonly address: string; readonly apartment: string } | undefined;

export function leaveFor(apartment: string): void {
  left = { address: location.href, apartment };
}

/**
 * A page that opens apartments on pages of its own makes the search anew when the visitor comes back: the focus goes to the
 * apartment they had opened. Not where they have meanwhile put it anywhere else.
 */
export function useReturn(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current?.getRootNode();
    const [from, active] = [left, fromDocument("activeElement")];
    if (!from || !(root instanceof ShadowRoot) || from.address !== location.href) return;
    left = undefined;
    const isFree = active === null || (active !== root.host && active.contains(root.host));
    if (isFree) screen.current?.querySelector<HTMLElement>(`[data-apartment="${CSS.escape(from.apartment)}"]`)?.focus();
  }, [screen]);
}
