import type { ApartmentPlace } from "./apartmentPlace.ts";

/** One apartment, as the site's own words show it. */
export type ApartmentFacts = ApartmentPlace & {
  readonly id: string;
  /** m2; 0 where the file tells none. */
  readonly area: number;
  /** For instance "2+1": bedrooms and living room. */
  readonly type: string;
};
