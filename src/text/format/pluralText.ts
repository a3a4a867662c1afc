import { fill } from "./fill.ts";

/** The names of a text's forms that end its key: `homesOne`, `homesFew`; the form "other" has the key alone. */
export const formNames = ["Zero", "One", "Two", "Few", "Many"] as const;

const rules = new Map<string, Intl.PluralRules | undefined>();

/** Browsers that do not know a language, as Chromium does not know Albanian, would count by the rules of their own. */
function rulesOf(locale: string): Intl.PluralRules | undefined {
  if (!rules.has(locale)) rules.set(locale, isKnown(locale) ? new Intl.PluralRules(locale) : undefined);
  return rules.get(locale);
}

function isKnown(locale: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    // Not the tag of a language.
    return false;
  }
}

/** The plural category of a number in a language; for an unknown language, 1 is "one" and anything else "other". */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  return rulesOf(locale)?.select(count) ?? (count === 1 ? "one" : "other");
}

/** What the key of a form ends in: "One", "Few"; "" for the category "other". */
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

/** What counts something: each of these texts has a form "One" beside it, and may have the others of a language. */
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

/** The key that a form belongs to: `homesFew` and `homesOne` to `homes`; `undefined` for what is not a form. */
export function countedKey(key: string): string | undefined {
  const form = formNames.find((name) => key.endsWith(name));
  const base = form && key.slice(0, -form.length);
  return countedKeys.find((each) => each === base);
}
