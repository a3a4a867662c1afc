import { fill } from "../../../src/text/format/fill.ts";

/** A text for each plural category of its language (CLDR's names); a category that is not there reads as `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const rulesByLanguage = new Map<string, Intl.PluralRules | undefined>();

/** `undefined` for a language that the browser does not know: asked for it, it would count by the rules of its own language. */
function rulesOf(language: string): Intl.PluralRules | undefined {
  if (!rulesByLanguage.has(language)) {
    const isKnown = Intl.PluralRules.supportedLocalesOf(language).length > 0;
    rulesByLanguage.set(language, isKnown ? new Intl.PluralRules(language) : undefined);
  }
  return rulesByLanguage.get(language);
}

/** The form for a number, with the number in its `{n}` and `values` in the other places. */
export function plural(
  language: string,
  forms: PluralForms,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const category = rulesOf(language)?.select(n) ?? (n === 1 ? "one" : "other");
  return fill(forms[category] ?? forms.other, { ...values, n });
}
