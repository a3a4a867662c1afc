import type { InLanguages } from "./language.ts";
import { servicesDe } from "./servicesDe.ts";
import { servicesEn } from "./servicesEn.ts";
import { servicesSq } from "./servicesSq.ts";

/** One amenity: its name and, where there is more to say, one sentence. */
export type Amenity = readonly [name: string, more?: string];

export type ServicesText = {
  readonly title: (count: number) => string;
  /** In the specification's order; the page counts them. */
  readonly amenities: readonly Amenity[];
};

export const servicesText: InLanguages<ServicesText> = { sq: servicesSq, en: servicesEn, de: servicesDe };
