import { withOwnSectionTexts, type OwnTexts } from "./ownTexts.ts";
import type { PrintTexts, Texts } from "./texts.ts";

/** In Albanian: unlike the other Albanian texts they load with the sheet. */
const albanian: PrintTexts = {
  printedOn: "Printuar më {date}",
  livePage: "Faqja e banesës, e përditësuar",
};

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/**
 * The texts of the printed sheet. The Albanian ones load with the views that show them, so the page's own replace them here;
 * those of other languages are replaced with the rest.
 */
export function printTexts({ texts, own }: Language): PrintTexts {
  return texts.printedSheet ?? withOwnSectionTexts(albanian, "printedSheet", own);
}
