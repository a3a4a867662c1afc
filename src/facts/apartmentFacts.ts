import { bedroomsOf } from "../project/apartmentFigures.ts";
import type { Apartment, Orientation } from "../project/types.ts";
import { formatArea } from "../text/format/formatArea.ts";
import { formatPrice } from "../text/format/formatPrice.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { counted } from "./counted.ts";
import { apartmentTitle } from "./titles.ts";
import type { Texts } from "../text/texts.ts";

/** The facts of an apartment as texts; "" if unknown. */
export type ApartmentFacts = {
  readonly id: string;
  /** "7", "12B". */
  readonly label: string;
  /** "Banesa 7". */
  readonly title: string;
  readonly area: string;
  readonly bedrooms: string;
  readonly side: string;
  /** "98.000 €", "nga 98.000 €". */
  readonly price: string;
  /** "E lirë", "E rezervuar", "E shitur". */
  readonly status: string;
  /** All facts in one line, for screen readers. */
  readonly name: string;
  /** 1 if it matches the filter, 0 if not; missing without a filter. */
  readonly count?: number;
};

export function apartmentFacts(apartment: Apartment, language: Language): ApartmentFacts {
  const { texts, locale } = language;
  const { id, label } = apartment;
  const count = bedroomsOf(apartment);
  const title = apartmentTitle(apartment, texts);
  const area = apartment.area === undefined ? "" : formatArea(apartment.area, locale);
  const bedrooms = count === undefined ? "" : counted(language, "bedrooms", count);
  const status = apartment.status ? texts[apartment.status] : "";
  const price = apartment.status === "sold" ? "" : formatPrice(apartment.price, language);
  const side = sideText(apartment, texts);
  const name = [title, area, bedrooms, side, price, status].filter(Boolean).join(", ");
  return { id, label, title, area, bedrooms, side, price, status, name };
}

/** The orientation of an apartment: the side with its largest facade, or a corner if the second side adjoins it; "" if none is given. */
export function sideText({ side }: Apartment, texts: Texts): string {
  const [first, second] = side;
  if (!first) return "";
  if (second && isNorthSouth(first) && !isNorthSouth(second)) return texts[`side${first}${second}`];
  if (second && isNorthSouth(second) && !isNorthSouth(first)) return texts[`side${second}${first}`];
  return texts[`side${first}`];
}

const isNorthSouth = (side: Orientation): side is "N" | "S" => side === "N" || side === "S";
