import { fill } from "./fill.ts";

/** Suffixes of plural forms in keys: `homesOne`, `homesFew`; the form "other" has none. */
export const formNames = ["Zero", "One", "Two", "Few", "Many"] as const;

const rules = new Map<string, Intl.PluralRules | undefined>();

/** `undefined` for a language that the browser does not know: it would apply the rules of another (Chromium lacks Albanian). */
function rulesOf(locale: string): Intl.PluralRules | undefined {
  if (!rules.has(locale)) rules.set(locale, isKnown(locale) ? new Intl.PluralRules(locale) : undefined);
  return rules.get(locale);
}

function isKnown(locale: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    // Not a language tag.
    return false;
  }
}

/** The plural category of a number in a language; for an unknown language, 1 is "one" and anything else "other". */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  return rulesOf(locale)?.select(count) ?? (count === 1 ? "one" : "other");
}

/** The suffix of a plural form: "One", "Few"; "" for "other". */
function formOf(count: number, locale: string): string {
  const category = pluralCategory(count, locale);
  return formNames.find((name) => name.toLowerCase() === category) ?? "";
}

/** A count in words by the plural rules of a language; a form that the table lacks falls back to "other". */
export function pluralText<Key extends string>(
  table: { readonly [Name in Key | `${Key}One`]: string },
  key: Key,
  count: number,
  locale: string,
): string {
  const forms: { readonly [name: string]: string | undefined } = table;
  return fill(forms[`${key}${formOf(count, locale)}`] ?? table[key], { count, n: count });
}

/** Texts with a count: each has a form "One", and may have the other forms of a language. */
export const countedKeys: readonly string[] = [
  "floors",
  "homes",
  "units",
  "free",
  "bedrooms",
  "count",
  "countShort",
  "sentList",
  "found",
];

/** The base key of a form: `homes` for `homesFew` and `homesOne`; `undefined` if it is not a form. */
export function countedKey(key: string): string | undefined {
  const form = formNames.find((name) => key.endsWith(name));
  const base = form && key.slice(0, -form.length);
  return countedKeys.find((each) => each === base);
}
