import type { Locale } from "../src/text/locale.ts";
import { tourSq } from "../src/text/tour/tour.sq.ts";
import type { TourTexts } from "../src/text/tour/tourTexts.ts";

/** The texts of a language; all but Albanian are loaded on demand. */
export async function loadTexts(locale: Locale): Promise<TourTexts> {
  try {
    if (locale === "en") return (await import("../src/text/tour/tour.en.ts")).tourEn;
    if (locale === "de") return (await import("../src/text/tour/tour.de.ts")).tourDe;
  } catch {
    // Albanian texts are better than none.
  }
  return tourSq;
}
