import type { StoreyTexts } from "./storeyTexts.ts";

export const storeys: StoreyTexts = {
  skipToWork: "Zur Arbeit",
  panel: "Einzelheiten",
  towersCounted: "{n} {n:Turm|Türme}",
  floorNumber: "Nummer",
  floorTaken: "Dieser Turm hat schon ein Stockwerk mit dieser Nummer.",
  floorLabel: "Name für Besucher",
  floorLabelHint: "Zum Beispiel Erdgeschoss oder 12A; ohne Namen lesen sie die Nummer.",
  floorsUnread: "Schreiben Sie zwei ganze Zahlen von −20 bis 300, die niedrigere zuerst.",
  numbersFaults: {
    tooMany: "{text}: das sind mehr als {n} auf einmal.",
    backwards: "{text}: die erste Nummer ist höher als die letzte.",
  },
  fromPrice: "ab {price}",
  otherShape: "Das neue Bild hat eine andere Form: die Formen passen vielleicht nicht mehr. Sehen Sie jede an.",
  undoBrings: "Rückgängig bringt es zurück.",
  losses: {
    floor: "{n} {n:Stockwerk|Stockwerke}",
    home: "{n} {n:Wohnung|Wohnungen}",
    region: "{n} {n:Form|Formen}",
    volume: "{n} {n:Gebäudehöhe|Gebäudehöhen}",
    view: "{n} {n:Aussicht|Aussichten}",
    layoutOfHome: "{n} {n:Wohnung bleibt|Wohnungen bleiben} ohne Grundriss",
    mirrorOfLayout: "{n} {n:Grundriss spiegelt|Grundrisse spiegeln} keinen mehr",
    storeyOfHome: "{n} {n:Wohnung reicht|Wohnungen reichen} nicht mehr auf dieses Stockwerk",
    tourOfHome: "{n} {n:Wohnung bleibt|Wohnungen bleiben} ohne Rundgang",
    planOfFloor: "{n} {n:Stockwerk bleibt|Stockwerke bleiben} ohne Plan",
  },
};
