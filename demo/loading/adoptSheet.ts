/** Adds a style sheet to the page without a tag: so it stands under a policy that forbids inline styles. */
export function adoptSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
