import type { RoomKind } from "../types.ts";

/** The Albanian names of the kinds of rooms, as on the project's plans. */
export const roomNames: Readonly<Record<RoomKind, string>> = {
  hall: "Hyrje",
  living: "Dhoma e ndenjes",
  kitchen: "Kuzhina",
  bedroom: "Dhoma e gjumit",
  master: "Dhoma e prindërve",
  children: "Dhoma e fëmijëve",
  bath: "Banjo",
  wc: "WC",
  laundry: "Lavanderi",
  store: "Depo",
  wardrobe: "Garderobë",
  loggia: "Loxha",
  balcony: "Ballkoni",
  terrace: "Terrasa",
};
