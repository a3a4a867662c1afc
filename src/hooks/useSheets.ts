import { useLayoutEffect, type RefObject } from "react";

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives the shadow root around the element behind the ref the style sheets of a view that came later than the element,
 * before its first paint. Sheets are made once per document and stay with the root. Allowed by every CSP.
 */
export function useSheets(ref: RefObject<Element | null>, texts: readonly string[]): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!(root instanceof ShadowRoot) && !(root instanceof Document)) return;
    const missing = texts
      .map((text) => sheetFor(root instanceof Document ? root : root.ownerDocument, text))
      .filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
    if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  });
}

function sheetFor(page: Document, text: string): CSSStyleSheet {
  const ofPage = made.get(page) ?? new Map<string, CSSStyleSheet>();
  made.set(page, ofPage);
  const known = ofPage.get(text);
  if (known) return known;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  ofPage.set(text, sheet);
  return sheet;
}
