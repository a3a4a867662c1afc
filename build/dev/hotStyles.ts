// In the browser, on the development server's pages only: a saved style sheet takes the old one's place in every shadow root.

/** Sheets by the text that they were first made of: views keep that one, and ask for it again. */
const made = new Map<string, Set<CSSStyleSheet>>();
const { replaceSync } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.replaceSync = function (text) {
  replaceSync.call(this, text);
  made.set(text, (made.get(text) ?? new Set()).add(this));
};

type Saved = { readonly before: readonly string[]; readonly now: string };

import.meta.hot?.on("kulla:styles", ({ before, now }: Saved) => {
  for (const text of before) for (const sheet of made.get(text) ?? []) replaceSync.call(sheet, now);
});
