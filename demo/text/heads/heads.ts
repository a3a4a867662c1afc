import { headsDe } from "./headsDe.ts";
import { headsEn } from "./headsEn.ts";
import { headsSq } from "./headsSq.ts";

/** Title and description of every page, as search engines and shared links show them. */
export const headsText = { sq: headsSq, en: headsEn, de: headsDe };
