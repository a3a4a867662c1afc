import type { TourNames } from "../../../src/project/tourFile.ts";
import type { RoomKind } from "../../types.ts";

const byKind: Readonly<Record<RoomKind, TourNames>> = {
  hall: { sq: "Hyrja", en: "Hall", de: "Diele" },
  living: { sq: "Ndenja", en: "Living room", de: "Wohnen" },
  kitchen: { sq: "Kuzhina", en: "Kitchen", de: "Küche" },
  bedroom: { sq: "Gjumi", en: "Bedroom", de: "Schlafen" },
  master: { sq: "Dhoma e prindërve", en: "Main bedroom", de: "Elternzimmer" },
  children: { sq: "Dhoma e fëmijëve", en: "Children’s room", de: "Kinderzimmer" },
  bath: { sq: "Banjo", en: "Bath", de: "Bad" },
  wc: { sq: "WC", en: "WC", de: "WC" },
  laundry: { sq: "Lavanderia", en: "Laundry", de: "Waschraum" },
  store: { sq: "Depo", en: "Store", de: "Abstellraum" },
  wardrobe: { sq: "Garderoba", en: "Wardrobe", de: "Ankleide" },
  loggia: { sq: "Loxha", en: "Loggia", de: "Loggia" },
  balcony: { sq: "Ballkoni", en: "Balcony", de: "Balkon" },
  terrace: { sq: "Tarraca", en: "Terrace", de: "Terrasse" },
};

/** Scenes that are not rooms: corners of the living room, places on the site. */
const byScene: Readonly<Record<string, TourNames>> = {
  kitchen: byKind.kitchen,
  dining: { sq: "Tryeza", en: "Dining table", de: "Esstisch" },
  courtyard: { sq: "Oborri", en: "Courtyard", de: "Innenhof" },
  aerial: { sq: "Nga ajri", en: "From the air", de: "Aus der Luft" },
  street: { sq: "Nga rruga", en: "From the street", de: "Von der Straße" },
  roof: { sq: "Nga kulmi", en: "From the roof", de: "Vom Dach" },
};

/** The displayed name of each scene; if several would be the same, the later ones are numbered. */
export function sceneNames(scenes: readonly { readonly id: string; readonly kind?: RoomKind }[]): TourNames[] {
  const seen = new Map<string, number>();
  return scenes.map(({ id, kind }) => {
    const name = byScene[id] ?? (kind && byKind[kind]);
    if (!name) throw new Error(`Scene ${id} has no name.`);
    const count = (seen.get(name.sq) ?? 0) + 1;
    seen.set(name.sq, count);
    const numbered = (text: string): string => (count > 1 ? `${text} ${count}` : text);
    return { sq: numbered(name.sq), en: numbered(name.en), de: numbered(name.de) };
  });
}
