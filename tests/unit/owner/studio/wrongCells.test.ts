import { expect, it } from "vitest";
import { tableColumns, statusWordsOf, writeCell } from "../../../../owner/studio/draft/apartments/apartmentCells.ts";
import { sentenceIn } from "../../../../owner/studio/page/apartments/import/trialRows.ts";
import { de } from "../../../../owner/studio/text/de.ts";
import { sq } from "../../../../owner/studio/text/sq.ts";

const wrongTexts =
  "6O,5 | abc | -5 | 3,5 | 1.2.3.4 | about 90 | 90.000/95.000 | max. 90.000 | 1,500 | 90 XYZ | 90 € 100 $ | 31.02.2026 | duplex | 4-5 | P5 | pa të dhëna | 12 %% | € | 98.000 CHF/m² | 98.000 TVSH | 98.000 € + TVSH | 98 | 1200 €/m2"
    .split(" | ")
    .concat("x".repeat(120));

const apartments = [
  { id: "1" },
  { id: "1", storeys: [2, 3] },
  { id: "1", area: 90, price: { kind: "exact", amount: 98_000, currency: "EUR" } },
  { id: "1", price: { kind: "exact", amount: 98_000, currency: "EUR", vat: "included", vatPercent: 18 } },
] as const;

/** Each different reason for which a table cell cannot be read. */
const reasons = new Set<string>();
for (const apartment of apartments)
  for (const column of tableColumns)
    for (const text of wrongTexts) {
      const { reason } = writeCell(apartment, { column, text, floor: 2 }, statusWordsOf({}));
      if (reason !== undefined) reasons.add(reason);
    }

it("finds many different errors in cells", () => expect(reasons.size).toBeGreaterThan(20));

it.each([sq, de])("explains in the studio's language why a cell cannot be read ($language)", (texts) => {
  const untranslated = [...reasons].filter((reason) => sentenceIn(texts.imports.sentences, reason) === reason);
  expect(untranslated).toEqual([]);
});
