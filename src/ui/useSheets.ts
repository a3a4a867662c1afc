import { useLayoutEffect, type RefObject } from "react";
import { sheetsFor } from "./sheetsFor.ts";

/**
 * Gives the shadow root around the element behind the ref the style sheets of a view that came later than the element,
 * before its first paint. They stay with the root.
 */
export function useSheets(ref: RefObject<Element | null>, texts: readonly string[]): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const missing = sheetsFor(root.ownerDocument, texts).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
    if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  });
}
