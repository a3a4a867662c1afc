import { projectFormats, type Forms as Formats } from "./locale.ts";
import { readOwnTexts, withOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/** A project's own language; `own`: its texts, for tables that load later. */
export type ProjectLanguage = { readonly locale: string; readonly texts: Texts; readonly own: OwnTexts };

/**
 * Creates a language from a project's texts file: its texts replace the English ones, and the browser formats numbers and dates.
 * `undefined` if the file is not an object.
 */
export function projectLanguage(locale: string, file: unknown, english: Texts): ProjectLanguage | undefined {
  const own = readOwnTexts(file);
  if (!own) return undefined;
  const forms = formatsOf(locale);
  if (forms) projectFormats.set(locale, forms);
  return { locale, own, texts: withOwnTexts(english, own) };
}

/** `undefined` for a language that the browser does not know; its formats are then Albanian. */
function formatsOf(locale: string): Formats | undefined {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return undefined;
  } catch {
    // Not a language tag.
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
