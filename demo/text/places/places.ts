import { placesDe } from "./placesDe.ts";
import { placesEn } from "./placesEn.ts";
import { placesSq } from "./placesSq.ts";

/**
 * Towers, floors and apartments: what the elements' fallbacks and the pages say of them, in the words of the elements themselves.
 */
export const placesText = { sq: placesSq, en: placesEn, de: placesDe };
