// Runs in the browser during development: an edited style sheet replaces the previous one in every shadow root.

/** Style sheets by their initial text, because views continue to request them by it. */
const sheetsByText = new Map<string, Set<CSSStyleSheet>>();
const { replaceSync } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  sheetsByText.set(text, (sheetsByText.get(text) ?? new Set()).add(this));
};

type StyleUpdate = { readonly previous: readonly string[]; readonly current: string };

import.meta.hot?.on("kulla:styles", ({ previous, current }: StyleUpdate) => {
  for (const text of previous) for (const sheet of sheetsByText.get(text) ?? []) replaceSync.call(sheet, current);
});
