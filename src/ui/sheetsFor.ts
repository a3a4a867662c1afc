import { documentProperty } from "../page/documentProperty.ts";

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Constructed style sheets, one per document and text, shared by all elements. Allowed by every CSP. */
export function sheetsFor(page: Document, texts: readonly string[]): CSSStyleSheet[] {
  const ofPage = made.get(page) ?? new Map<string, CSSStyleSheet>();
  made.set(page, ofPage);
  return texts.map((text) => {
    const old = ofPage.get(text);
    if (old) return old;
    const sheet = new (documentProperty("defaultView", page) ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    ofPage.set(text, sheet);
    return sheet;
  });
}
