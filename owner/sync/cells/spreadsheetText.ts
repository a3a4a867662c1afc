/**
 * Text that a spreadsheet may treat as a formula when it opens a CSV (OWASP, "CSV Injection"): it begins with = + - @, also in
 * their full-width forms, or with a tab or a line break. Spaces, quotation marks and invisible characters may precede
 * it, as some programs strip them first.
 */
const formulaStart = /^['"\s\p{C}]*[\t\r\n=+\-@＝＋－＠﹦﹢﹣﹫−]/u;

/** Prefixes text that a spreadsheet would calculate with an apostrophe: spreadsheets then show it unchanged. */
export const guardFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Removes the apostrophe added by {@link guardFormula}, so that an exported list is imported unchanged. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

/** A spreadsheet's own files mark text as such. Only text that {@link unguardFormula} would shorten gets an apostrophe. */
export const keepApostrophe = (text: string): string => (unguardFormula(text) === text ? text : `'${text}`);
