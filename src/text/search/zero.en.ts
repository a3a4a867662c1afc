import type { ZeroTexts } from "./zeroTexts.ts";

/** English of what is said where no home matches. */
export const zeroEn: ZeroTexts = {
  loosen: "No apartment meets all conditions at once. Loosen one:",
  loosenUnits: "No unit meets all conditions at once. Loosen one:",
  ifFrom: "if {group} starts at {x}",
  ifTo: "if {group} goes up to {x}",
  ifAlso: "if you also accept {x}",
  ifWithout: "without a limit on {x}",
  limitBedrooms: "bedrooms",
  limitArea: "area",
  limitFloor: "floor",
  limitSide: "orientation",
  limitTower: "tower",
  limitOutdoor: "outdoor space",
  limitPrice: "price",
  limitKind: "kind",
  limitStatus: "status",
  theArea: "the area",
  theFloor: "the floor",
  theOutdoor: "the outdoor space",
  thePrice: "the price",
  insteadOf: "instead of {x}",
  insteadOfOnly: "instead of only {x}",
  shown: "Shown: the apartments this would add",
  shownUnits: "Shown: the units this would add",
};
