import type { ChangeTexts } from "./changeTexts.ts";

export const de: ChangeTexts = {
  problems: "Probleme",
  counted: "Was sich ändert, {n}",
  forVisitors: "Was sich für Besucher ändert",
  none: "Für Besucher ändert sich nichts.",
  seeEach: "Einzeln ansehen",
  more: "{n} weitere",
  noValue: "ohne",
  kinds: {
    status: "Status",
    price: "Preise",
    newHome: "Neue Wohnungen",
    removedHome: "Entfernte Wohnungen",
    home: "Angaben zu Wohnungen",
    newFloor: "Neue Stockwerke",
    removedFloor: "Entfernte Stockwerke",
    outline: "Formen",
    newPicture: "Neue Bilder",
    removedPicture: "Entfernte Bilder",
    part: "Andere Teile",
  },
};
