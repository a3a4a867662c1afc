import type { ReactNode } from "react";
import { perM2Amount } from "../../facts/price/perM2Text.ts";
import { priceFacts } from "../../facts/price/priceFacts.ts";
import type { Project } from "../../project/types.ts";
import { priceTexts } from "../../text/priceTexts.ts";
import type { ShortlistTexts, Texts } from "../../text/texts.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { ComparedApartment } from "./comparedApartment.ts";
import type { CompareRow } from "./compareRow.ts";

type PriceContext = {
  readonly shortlistTexts: ShortlistTexts;
  readonly texts: Texts;
  readonly language: Language;
  readonly project: Project;
};

/** Two rows: the price with its tax and in the second currency, or a button to ask for it, and the price per m². */
export function priceRows(
  apartments: readonly ComparedApartment[],
  { shortlistTexts, texts, language, project }: PriceContext,
  askButton: (index: number) => ReactNode,
): readonly CompareRow[] {
  const facts = apartments.map(({ record }) => priceFacts(record, project, language));
  const notes = facts.map((terms) => [terms?.vat ?? "", terms?.exchanged ?? ""].filter(Boolean));
  return [
    {
      id: "price",
      label: texts.price,
      values: apartments.map(({ price, record }, index) => {
        // Sold apartments cannot be inquired about.
        if (!price) return record.status === "sold" ? "" : shortlistTexts.askOne;
        return [price, ...(notes[index] ?? [])].join(", ");
      }),
      draw: (index) => {
        const price = apartments[index]?.price;
        return price ? <Price price={price} notes={notes[index] ?? []} /> : askButton(index);
      },
    },
    {
      id: "perM2",
      label: priceTexts(language).perM2,
      values: apartments.map(({ record }, index) => (facts[index] ? perM2Amount(record, language) : "")),
      isVerbatim: () => true,
    },
  ];
}

function Price({ price, notes }: { readonly price: string; readonly notes: readonly string[] }) {
  return (
    <>
      <span translate="no">{price}</span>
      {notes.map((note) => (
        <span key={note} className="compare-note">
          {note}
        </span>
      ))}
    </>
  );
}
