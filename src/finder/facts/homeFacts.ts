import type { Apartment } from "../../project/types.ts";
import { fill } from "../../text/fill.ts";
import { formatArea } from "../../text/formatArea.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { counted } from "./counted.ts";
import { sideText } from "./sideText.ts";

/** A home in words; what the project does not tell is "". */
export type HomeFacts = {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  readonly bedrooms: string;
  readonly side: string;
  /** "E lirë", "E rezervuar", "E shitur". */
  readonly status: string;
  readonly name: string;
};

export function homeFacts(apartment: Apartment, { texts, locale }: Language): HomeFacts {
  const { number } = apartment;
  const count = bedroomsOf(apartment.type);
  const title = fill(texts.home, { number });
  const area = apartment.area === undefined ? "" : formatArea(apartment.area, locale);
  const bedrooms = count === undefined ? "" : counted(texts, "bedrooms", count);
  const status = apartment.status ? texts[apartment.status] : "";
  const name = [title, area, bedrooms, status].filter(Boolean).join(", ");
  return { id: String(number), title, area, bedrooms, side: sideText(apartment, texts), status, name };
}

/** Bedrooms of a type like `2+1` (bedrooms + living room); `undefined` for a type written otherwise. */
export function bedroomsOf(type: string | undefined): number | undefined {
  const [, bedrooms] = /^(\d{1,2})\+\d$/.exec(type ?? "") ?? [];
  return bedrooms === undefined ? undefined : Number(bedrooms);
}
