import { useInsertionEffect, useLayoutEffect, type RefObject } from "react";
import { sheetsFor } from "./sheetsFor.ts";

/**
 * Gives the shadow root around the element behind the ref the style sheets of a view that came later than the element,
 * before its first paint. They stay with the root.
 */
export function useSheets(ref: RefObject<Element | null>, texts: readonly string[]): void {
  // Before React and the view's own effects ask where something is: sheets that come after that have everything laid out twice.
  useInsertionEffect(() => adoptSheets(ref.current, texts));
  // In the commit that mounts the element itself there is no ref before.
  useLayoutEffect(() => adoptSheets(ref.current, texts));
}

function adoptSheets(element: Element | null, texts: readonly string[]): void {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const missing = sheetsFor(root.ownerDocument, texts).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
