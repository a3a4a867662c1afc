// In the browser, during development: a saved style sheet replaces the previous one in every shadow root.

/** Sheets by their initial text, under which views continue to request them. */
const made = new Map<string, Set<CSSStyleSheet>>();
const { replaceSync } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  made.set(text, (made.get(text) ?? new Set()).add(this));
};

type Saved = { readonly before: readonly string[]; readonly current: string };

import.meta.hot?.on("kulla:styles", ({ before, current }: Saved) => {
  for (const text of before) for (const sheet of made.get(text) ?? []) replaceSync.call(sheet, current);
});
