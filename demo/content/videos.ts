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
  { clip: 9, title: { sq: "Dhoma e ndenjes, tipi 1", en: "Living room, type 1", de: "Wohnzimmer, Typ 1" } },
  { clip: 10, title: { sq: "Dhoma e ndenjes, tipi 2", en: "Living room, type 2", de: "Wohnzimmer, Typ 2" } },
  { clip: 11, title: { sq: "Dhoma e ndenjes, tipi 3", en: "Living room, type 3", de: "Wohnzimmer, Typ 3" } },
  { clip: 12, title: { sq: "Dhoma e ndenjes, tipi 4", en: "Living room, type 4", de: "Wohnzimmer, Typ 4" } },
  { clip: 13, title: { sq: "Dhoma e ndenjes, tipi 5", en: "Living room, type 5", de: "Wohnzimmer, Typ 5" } },
  { clip: 14, title: { sq: "Dhoma e ndenjes, tipi 6", en: "Living room, type 6", de: "Wohnzimmer, Typ 6" } },
  { clip: 15, title: { sq: "Dhoma e ndenjes, tipi 7", en: "Living room, type 7", de: "Wohnzimmer, Typ 7" } },
  { clip: 16, title: { sq: "Dhoma e ndenjes, tipi 8", en: "Living room, type 8", de: "Wohnzimmer, Typ 8" } },
  { clip: 17, title: { sq: "Dhoma e ndenjes, tipi 9", en: "Living room, type 9", de: "Wohnzimmer, Typ 9" } },
  { clip: 18, title: { sq: "Dhoma e ndenjes, tipi 10", en: "Living room, type 10", de: "Wohnzimmer, Typ 10" } },
  { clip: 19, title: { sq: "Dhoma e ndenjes, tipi 11", en: "Living room, type 11", de: "Wohnzimmer, Typ 11" } },
  { clip: 20, title: { sq: "Dhoma e ndenjes, tipi 12", en: "Living room, type 12", de: "Wohnzimmer, Typ 12" } },
  { clip: 21, title: { sq: "Dhoma e ndenjes, tipi 13", en: "Living room, type 13", de: "Wohnzimmer, Typ 13" } },
];
