import { withOwnWords, type OwnTexts } from "./ownTexts.ts";
import { sqPrices } from "./sqPrices.ts";
import type { PriceTexts, Texts } from "./texts.ts";

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/**
 * The texts of prices and buildings. The Albanian ones come with the views that show them, so the page's own replace them here; those of
 * other languages are replaced with the rest.
 */
export function priceTexts({ texts, own }: Language): PriceTexts {
  return texts.prices ?? withOwnWords(sqPrices, "prices", own);
}
