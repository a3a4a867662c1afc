import { withOwnSectionTexts, type OwnTexts } from "./ownTexts.ts";
import type { BrochureTexts, Texts } from "./texts.ts";

/** The brochure in Albanian: it loads with the brochure, unlike the texts that are built into every element. */
const albanian: BrochureTexts = {
  title: "Broshura",
  none: "Nuk ka broshurë.",
  open: "Hapeni broshurën",
  resume: "Vazhdo në faqen {page}",
  count: "{count} faqe",
  inAlbanian: "Broshura është në shqip.",
  inEnglish: "Broshura është në anglisht.",
  inGerman: "Broshura është në gjermanisht.",
  inLanguage: "Broshura është në një gjuhë tjetër: {language}.",
  previous: "Faqja e mëparshme",
  next: "Faqja tjetër",
  chapters: "Kapitujt",
  pages: "Faqet",
  search: "Kërko",
  searchLabel: "Kërko në broshurë",
  found: "{count} faqe e kanë",
  foundOne: "1 faqe e ka",
  foundNone: "Asnjë faqe nuk e ka.",
  textFailed: "Teksti i broshurës nuk u ngarkua.",
  page: "Faqja",
  pageWanted: "Një faqe nga 1 deri në {count}.",
  pageOf: "Faqja {page}",
  pagesOf: "Faqja {pages} nga {count}",
  of: "nga {count}",
  zoomIn: "Më e madhe",
  zoomOut: "Më e vogël",
  zoom: "Zmadho",
  zoomEnd: "Zvogëlo",
  lookLeft: "Shiko majtas",
  lookRight: "Shiko djathtas",
  lookUp: "Shiko lart",
  lookDown: "Shiko poshtë",
  fullScreen: "Ekran i plotë",
  fullScreenEnd: "Dil nga ekrani i plotë",
  download: "Shkarko PDF",
  more: "Më shumë",
  close: "Mbyll",
  copyLink: "Kopjo lidhjen",
  linkCopied: "Lidhja u kopjua",
  pageFailed: "Faqja {page} nuk u ngarkua.",
};

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/** The brochure's texts. The Albanian ones load with it, so the page's own replace them here; those of other languages are replaced with the rest. */
export function brochureTexts({ texts, own }: Language): BrochureTexts {
  return texts.brochure ?? withOwnSectionTexts(albanian, "brochure", own);
}
