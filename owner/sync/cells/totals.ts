import { plainWord, textOf } from "./cell.ts";
import type { Row } from "./row.ts";

/** First words of a total row's name: "Zwischensumme Haus A". */
const words = new Set(
  (
    "gjithsej, gjithsejt, totali, total, totale, nëntotali, nëntotal, shuma, " +
    "subtotal, sum, summe, zwischensumme, gesamtsumme, endsumme, gesamt, insgesamt, " +
    "ukupno, sveukupno, međuzbir, zbir, zbroj, svega, suma, вкупно, севкупно, збир, сума, укупно, свеукупно, међузбир, свега"
  )
    .split(", ")
    .map(plainWord),
);

/** Whether a name belongs to a total row: "Totali", "UKUPNO / SUMME Lamela B", "Sub-total". */
export const isTotal = (name: string): boolean => words.has(plainWord(name.split(/[\s/:(]/)[0] ?? ""));

/** Whether a row sums up others: its name says so, or without a name its building, entrance or floor. */
export function isTotalRow({ home, label, tower, entrance, floor }: Row["cells"]): boolean {
  const textIn = (cell: typeof home): string => textOf(cell?.value ?? null);
  const name = textIn(home) || textIn(label);
  if (name === "") return [tower, entrance, floor].some((cell) => isTotal(textIn(cell)));
  return isTotal(name) || words.has(plainWord(textIn(tower)));
}
