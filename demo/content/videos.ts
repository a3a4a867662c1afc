import type { InLanguages } from "../text/language.ts";

/** One item of /videos. `watch` is the address of a playlist's item as the browser shows it; without one our own clip plays. */
export type Video = {
  readonly title: InLanguages<string>;
  readonly watch?: string;
  /** Which of our clips (public/project/film/clip-N.mp4) and which poster. */
  readonly clip: number;
};

/**
 * The 21 items of /videos, in order. The owner's playlist goes here: a `watch` for each item, for instance
 * "https://www.youtube.com/watch?v=…&list=…&index=1".
 */
export const videos: readonly Video[] = [
  { clip: 1, title: { sq: "Parku nga lart", en: "The park from above", de: "Der Park von oben" } },
  {
    clip: 2,
    title: { sq: "Oborri mes kullave", en: "The court between the towers", de: "Der Hof zwischen den Türmen" },
  },
  { clip: 3, title: { sq: "Brenda banesave", en: "Inside the apartments", de: "In den Wohnungen" } },
  { clip: 4, title: { sq: "Tarraca", en: "The terrace", de: "Die Terrasse" } },
  { clip: 5, title: { sq: "Muzgu", en: "Dusk", de: "Dämmerung" } },
  {
    clip: 6,
    title: { sq: "Nga themelet te kulmi", en: "From the foundations to the roof", de: "Vom Fundament zum Dach" },
  },
  { clip: 7, title: { sq: "Kulla 5", en: "Kulla 5", de: "Kulla 5" } },
  { clip: 8, title: { sq: "Kulla 6", en: "Kulla 6", de: "Kulla 6" } },
  {
    clip: 9,
    title: { sq: "Një banesë, dhomë pas dhome", en: "One home, room by room", de: "Eine Wohnung, Raum für Raum" },
  },
  { clip: 10, title: { sq: "Dhomat e gjumit", en: "Bedrooms", de: "Schlafzimmer" } },
  { clip: 11, title: { sq: "Kuzhinat", en: "Kitchens", de: "Küchen" } },
  { clip: 12, title: { sq: "Teknika e shtëpisë", en: "What is built in", de: "Die Technik des Hauses" } },
  { clip: 13, title: { sq: "Ballkonet", en: "Balconies", de: "Balkone" } },
  { clip: 14, title: { sq: "Hyrja e Kullës 6", en: "The entrance of Kulla 6", de: "Der Eingang von Kulla 6" } },
  {
    clip: 15,
    title: { sq: "Lokalet në përdhesë", en: "The shops on the ground floor", de: "Die Läden im Erdgeschoss" },
  },
  { clip: 16, title: { sq: "Shtegu në park", en: "The path in the park", de: "Der Weg im Park" } },
  { clip: 17, title: { sq: "Këndi i lojërave", en: "The playground", de: "Der Spielplatz" } },
  { clip: 18, title: { sq: "Katet e sipërme", en: "The upper floors", de: "Die oberen Geschosse" } },
  { clip: 19, title: { sq: "Fasada nga afër", en: "The facade close up", de: "Die Fassade aus der Nähe" } },
  {
    clip: 20,
    title: { sq: "Palestra dhe parkingu", en: "The gym and the car park", de: "Fitnessraum und Tiefgarage" },
  },
  { clip: 21, title: { sq: "Banesat nga lart", en: "Homes from above", de: "Wohnungen von oben" } },
];
