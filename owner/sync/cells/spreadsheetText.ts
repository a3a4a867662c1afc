/**
 * Text that a spreadsheet may take for a formula when it opens a CSV (OWASP, "CSV Injection"): it begins with = + - @, also in
 * their full-width forms, or with a tab or a line break. Spaces, quotation marks and characters that nobody sees may stand before
 * it, as some programs drop them first.
 */
const formulaStart = /^['"\s\p{C}]*[\t\r\n=+\-@＝＋－＠﹦﹢﹣﹫−]/u;

/** The text with an apostrophe before it where a spreadsheet would calculate it: spreadsheets show it as it is then. */
export const guardFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Takes off the apostrophe that {@link guardFormula} put there, so that an exported list is imported unchanged. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

/** A spreadsheet's own files say what is text. Only what {@link unguardFormula} would shorten gets an apostrophe. */
export const keepApostrophe = (text: string): string => (unguardFormula(text) === text ? text : `'${text}`);
