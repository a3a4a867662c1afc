import type { Apartment } from "../../src/project/types.ts";

const names: Readonly<Record<string, string>> = {
  N: "Veri",
  E: "Lindje",
  S: "Jug",
  W: "Perëndim",
  EN: "Verilindje",
  NW: "Veriperëndim",
  ES: "Juglindje",
  SW: "Jugperëndim",
};

/** The direction that the living room faces: "Juglindje". */
export function sideName(side: Apartment["side"]): string {
  return names[side.toSorted().join("")] ?? side.map((one) => names[one]).join(", ");
}
