import type { InLanguages } from "../../content/language.ts";

/** What stands under a picture, by its name in pictures.json: what and where. Others carry their description. */
export const captions: Readonly<Record<string, InLanguages<string>>> = {
  "layouts/1/image2": {
    sq: "Tryeza pranë dritares",
    en: "The table by the window",
    de: "Der Tisch am Fenster",
  },
  "layouts/1/image3": { sq: "Dhoma e gjumit", en: "The bedroom", de: "Das Schlafzimmer" },
  "layouts/1/image4": { sq: "Kuzhina", en: "The kitchen", de: "Die Küche" },
  "layouts/2/image2": { sq: "Dhoma e ndenjes", en: "The living room", de: "Das Wohnzimmer" },
  "layouts/3/image2": { sq: "Kuzhina dhe tryeza", en: "Kitchen and table", de: "Küche und Tisch" },
  "layouts/6/image2": {
    sq: "Këndi i ndenjes",
    en: "The sitting corner",
    de: "Die Sitzecke",
  },
  "site/courtyard": { sq: "Oborri mes kullave", en: "The court between the towers", de: "Der Hof zwischen den Türmen" },
  "site/entrance": { sq: "Hyrja e Kullës 6", en: "The entrance of Kulla 6", de: "Der Eingang von Kulla 6" },
  "site/street": { sq: "Nga Rruga e Parkut", en: "From Rruga e Parkut", de: "Von der Rruga e Parkut aus" },
  "site/terrace": {
    sq: "Tarracë në katet e sipërme",
    en: "A terrace on the upper floors",
    de: "Terrasse in den oberen Geschossen",
  },
  "site/roof": { sq: "Kulmi", en: "The roof", de: "Das Dach" },
  "site/playground": { sq: "Këndi i lojërave", en: "The playground", de: "Der Spielplatz" },
  "site/aerial": { sq: "Kullat dhe parku nga lart", en: "Towers and park from above", de: "Türme und Park von oben" },
  "towers/k5": { sq: "Kulla 5 nga jugu", en: "Kulla 5 from the south", de: "Kulla 5 von Süden" },
  "towers/k6": { sq: "Kulla 6 nga jugu", en: "Kulla 6 from the south", de: "Kulla 6 von Süden" },
};
