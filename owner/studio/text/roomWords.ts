import type { TourWords } from "../draft/tours/tourNotes.ts";

/** Common names of rooms, and of files with panoramas of them, in all three languages. */
export const roomWords: readonly TourWords[] = [
  { sq: "Hyrja", en: "Hall", de: "Diele" },
  { sq: "Korridori", en: "Corridor", de: "Flur" },
  { sq: "Ndenja", en: "Living room", de: "Wohnen" },
  { sq: "Dhoma e ditës", en: "Living room", de: "Wohnzimmer" },
  { sq: "Tryeza", en: "Dining table", de: "Esstisch" },
  { sq: "Kuzhina", en: "Kitchen", de: "Küche" },
  { sq: "Gjumi", en: "Bedroom", de: "Schlafen" },
  { sq: "Dhoma e gjumit", en: "Bedroom", de: "Schlafzimmer" },
  { sq: "Dhoma e prindërve", en: "Main bedroom", de: "Elternzimmer" },
  { sq: "Dhoma e fëmijëve", en: "Children’s room", de: "Kinderzimmer" },
  { sq: "Banjo", en: "Bathroom", de: "Bad" },
  { sq: "WC", en: "WC", de: "WC" },
  { sq: "Depo", en: "Storage room", de: "Abstellraum" },
  { sq: "Garderoba", en: "Dressing room", de: "Ankleide" },
  { sq: "Loxha", en: "Loggia", de: "Loggia" },
  { sq: "Ballkoni", en: "Balcony", de: "Balkon" },
  { sq: "Tarraca", en: "Terrace", de: "Terrasse" },
  { sq: "Oborri", en: "Courtyard", de: "Innenhof" },
];
