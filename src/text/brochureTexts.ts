import { withOwnWords, type OwnTexts } from "./ownTexts.ts";
import { sqBrochure } from "./sqBrochure.ts";
import type { BrochureTexts, Texts } from "./texts.ts";

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/** The texts of the brochure. The Albanian ones come with it, so the page's own replace them here; those of other languages are replaced with the rest. */
export function brochureTexts({ texts, own }: Language): BrochureTexts {
  return texts.brochure ?? withOwnWords(sqBrochure, "brochure", own);
}
