import type { SunTexts } from "./sunTexts.ts";

export const sunDe: SunTexts = {
  sun: "Sonne in der Wohnung",
  december: "am 21. Dezember",
  march: "am 21. März",
  june: "am 21. Juni",
  duration: "{hours} h {minutes} min",
  noSun: "keine direkte Sonne",
  span: "von {from} bis {to} Uhr",
  limits:
    "Direkte Sonne auf der Fassade des Wohnzimmers bei klarem Himmel. Schatten der Gebäude des Projekts sind mitgerechnet, Bäume, Hügel und Balkone nicht.",
  sunTime: "Die Zeiten sind die der Sonne: um 12 steht sie am höchsten.",
  view: "Blick aus dem Fenster",
};
