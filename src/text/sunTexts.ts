import { withOwnSectionTexts, type OwnTexts } from "./ownTexts.ts";
import type { SunTexts, Texts } from "./texts.ts";

/** In Albanian: unlike the other Albanian texts they load with the views that show them. */
const albanian: SunTexts = {
  sun: "Diell në banesë",
  december: "më 21 dhjetor",
  march: "më 21 mars",
  june: "më 21 qershor",
  duration: "{hours} h {minutes} min",
  noSun: "pa diell të drejtpërdrejtë",
  span: "nga ora {from} deri në orën {to}",
  limits:
    "Diell i drejtpërdrejtë në fasadën e dhomës së ndenjes me qiell të kthjellët. Llogariten hijet e ndërtesave të projektit; pemët, kodrat dhe ballkonet jo.",
  sunTime: "Orët janë sipas diellit: në orën 12 ai është më lart.",
  view: "Pamja nga dritarja",
};

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/**
 * The texts of an apartment's sun and view. The Albanian ones load with the views that show them, so the page's own replace them here;
 * those of other languages are replaced with the rest.
 */
export function sunTexts({ texts, own }: Language): SunTexts {
  return texts.sunHours ?? withOwnSectionTexts(albanian, "sunHours", own);
}
