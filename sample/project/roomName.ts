import type { PlanRoom } from "../drawing/layoutPlan.ts";

const names: Readonly<Record<Exclude<PlanRoom["kind"], "wc">, { sq: string; en: string; de: string }>> = {
  hall: { sq: "Hyrja", en: "Hall", de: "Diele" },
  living: { sq: "Ndenja", en: "Living room", de: "Wohnen" },
  kitchen: { sq: "Kuzhina", en: "Kitchen", de: "Küche" },
  bedroom: { sq: "Gjumi", en: "Bedroom", de: "Schlafen" },
  master: { sq: "Gjumi", en: "Bedroom", de: "Schlafen" },
  children: { sq: "Gjumi", en: "Bedroom", de: "Schlafen" },
  bath: { sq: "Banjo", en: "Bath", de: "Bad" },
  laundry: { sq: "Lavanderia", en: "Laundry", de: "Waschraum" },
  store: { sq: "Depo", en: "Store", de: "Abstellraum" },
  wardrobe: { sq: "Garderoba", en: "Wardrobe", de: "Ankleide" },
  loggia: { sq: "Loxha", en: "Loggia", de: "Loggia" },
  balcony: { sq: "Ballkoni", en: "Balcony", de: "Balkon" },
  terrace: { sq: "Tarraca", en: "Terrace", de: "Terrasse" },
};

/** The name of a room as shown to visitors, short enough for a plan. */
export function roomName(kind: PlanRoom["kind"]): string | { sq: string; en: string; de: string } {
  return kind === "wc" ? "WC" : names[kind];
}
