import type { SunTexts } from "./sunTexts.ts";

export const sunSq: SunTexts = {
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
