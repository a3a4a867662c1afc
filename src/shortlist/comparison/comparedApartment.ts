import type { Apartment, Floor, Picture } from "../../project/types.ts";
import { fill } from "../../text/format/fill.ts";
import type { ShortlistTexts } from "../../text/texts.ts";
import type { Texts } from "../../text/texts.ts";

/** An apartment in a comparison; unknown facts are "" or `undefined`. */
export type ComparedApartment = {
  readonly record: Apartment;
  /** "Banesa 7". */
  readonly title: string;
  /** "Kulla 5", and for narrow columns "K5". */
  readonly tower: string;
  readonly shortTower: string;
  /** "Kulla 5, Kati 9", and for narrow columns "K5, Kati 9". */
  readonly place: string;
  readonly shortPlace: string;
  /** "3". */
  readonly bedrooms: string;
  readonly side: string;
  readonly status: string;
  readonly price: string;
  /** "9"; "9 + 10" for an apartment on two floors. */
  readonly floorLabels: string;
  /** The floors of its tower, top first. */
  readonly floors: readonly Floor[];
  readonly picture: Picture | undefined;
  readonly plan: Picture | undefined;
  /** The address of the apartment on the website, if it has one. */
  readonly href: string | undefined;
};

/** "Tri banesa" (three apartments); "3 njësi" (3 units) if shops or parking places are among them. */
export function comparisonTitle(
  apartments: readonly ComparedApartment[],
  shortlistTexts: ShortlistTexts,
  texts: Texts,
): string {
  const areResidential = apartments.every(({ record: { kind } }) => kind === "home");
  if (!areResidential) return fill(texts.units, { count: apartments.length });
  return apartments.length === 2 ? shortlistTexts.two : shortlistTexts.three;
}
