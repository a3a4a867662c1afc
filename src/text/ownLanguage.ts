import { ownForms, type Forms } from "./locale.ts";
import { readOwnTexts, withOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/** A project's own language; `own`: its words, for tables that come later. */
export type OwnLanguage = { readonly locale: string; readonly texts: Texts; readonly own: OwnTexts };

/**
 * A language by a project's texts file as it was read from its JSON: its words in the places of the English ones, numbers and dates as the
 * browser writes them in that language. `undefined` where the file holds no object.
 */
export function ownLanguage(locale: string, file: unknown, english: Texts): OwnLanguage | undefined {
  const own = readOwnTexts(file);
  if (!own) return undefined;
  const forms = formsOf(locale);
  if (forms) ownForms.set(locale, forms);
  return { locale, own, texts: withOwnTexts(english, own) };
}

/** `undefined` for a language the browser does not know: then all is written as in Albanian. */
function formsOf(locale: string): Forms | undefined {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return undefined;
  } catch {
    // No tag of a language at all.
    return undefined;
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  });
  return {
    number: (value) => number.format(value),
    date: (iso) => (Number.isNaN(Date.parse(iso)) ? undefined : date.format(new Date(iso))),
  };
}
