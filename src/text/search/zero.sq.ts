import type { ZeroTexts } from "./zeroTexts.ts";

/** Albanian of what is said where no home matches. */
export const zeroSq: ZeroTexts = {
  loosen: "Asnjë banesë nuk i plotëson të gjitha kushtet bashkë. Lironi njërin:",
  loosenUnits: "Asnjë njësi nuk i plotëson të gjitha kushtet bashkë. Lironi njërin:",
  ifFrom: "nëse {group} fillon nga {x}",
  ifTo: "nëse {group} shkon deri në {x}",
  ifAlso: "nëse pranoni edhe {x}",
  ifWithout: "pa kufi për {x}",
  limitBedrooms: "dhomat e gjumit",
  limitArea: "sipërfaqen",
  limitFloor: "katin",
  limitSide: "orientimin",
  limitTower: "kullën",
  limitOutdoor: "hapësirën jashtë",
  limitPrice: "çmimin",
  limitKind: "llojin",
  limitStatus: "statusin",
  theArea: "sipërfaqja",
  theFloor: "kati",
  theOutdoor: "hapësira jashtë",
  thePrice: "çmimi",
  insteadOf: "në vend të {x}",
  insteadOfOnly: "në vend të vetëm {x}",
  shown: "Treguar: banesat që do të shtoheshin",
  shownUnits: "Treguar: njësitë që do të shtoheshin",
};
