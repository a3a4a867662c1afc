import type { RoomKind } from "../types.ts";

/** The labels on an apartment's plan. They are short, and all bedrooms are "Gjumi". */
export const roomLabels: Readonly<Record<RoomKind, string>> = {
  hall: "Hyrja",
  living: "Ndenja",
  kitchen: "Kuzhina",
  bedroom: "Gjumi",
  master: "Gjumi",
  children: "Gjumi",
  bath: "Banjo",
  wc: "WC",
  laundry: "Lavanderia",
  store: "Depo",
  wardrobe: "Garderoba",
  loggia: "Loxha",
  balcony: "Ballkoni",
  terrace: "Tarraca",
};
