import type { ZeroTexts } from "./zeroTexts.ts";

/** German of what is said where no home matches. */
export const zeroDe: ZeroTexts = {
  loosen: "Keine Wohnung erfüllt alle Bedingungen zugleich. Lockern Sie eine:",
  loosenUnits: "Keine Einheit erfüllt alle Bedingungen zugleich. Lockern Sie eine:",
  ifFrom: "wenn {group} bei {x} beginnt",
  ifTo: "wenn {group} bis {x} reicht",
  ifAlso: "wenn auch {x} in Frage kommt",
  ifWithout: "ohne Grenze bei {x}",
  limitBedrooms: "Schlafzimmern",
  limitArea: "der Fläche",
  limitFloor: "dem Stock",
  limitSide: "der Ausrichtung",
  limitTower: "dem Turm",
  limitOutdoor: "dem Außenraum",
  limitPrice: "dem Preis",
  limitKind: "der Art",
  limitStatus: "dem Status",
  theArea: "die Fläche",
  theFloor: "der Stock",
  theOutdoor: "der Außenraum",
  thePrice: "der Preis",
  insteadOf: "statt {x}",
  insteadOfOnly: "statt nur {x}",
  shown: "Gezeigt: die Wohnungen, die dazukämen",
  shownUnits: "Gezeigt: die Einheiten, die dazukämen",
};
