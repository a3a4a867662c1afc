import { fill } from "../../../src/text/format/fill.ts";
import { pluralCategory } from "../../../src/text/format/pluralText.ts";

/** A text for each plural category of its language (CLDR's names); a missing category falls back to `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The form for a number, with the number in its `{n}` and `values` in its other placeholders. */
export function plural(
  language: string,
  forms: PluralForms,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(forms[pluralCategory(n, language)] ?? forms.other, { ...values, n });
}
