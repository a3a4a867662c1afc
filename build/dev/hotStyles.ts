// Runs in the browser during development: an edited style sheet replaces the previous one in every shadow root.

/** Style sheets by their initial text, because views continue to request them by it. */
const sheetsByText = new Map<string, Set<CSSStyleSheet>>();
const { replaceSync } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  sheetsByText.set(text, (sheetsByText.get(text) ?? new Set()).add(this));
};

type Saved = { readonly before: readonly string[]; readonly current: string };

import.meta.hot?.on("kulla:styles", ({ before, current }: Saved) => {
  for (const text of before) for (const sheet of sheetsByText.get(text) ?? []) replaceSync.call(sheet, current);
});
