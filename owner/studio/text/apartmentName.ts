import { fill } from "../../../src/text/format/fill.ts";
import type { ApartmentName } from "../draft/edit/planApartments.ts";
import type { StudioTexts } from "./studioTexts.ts";

/** "A", or, if another apartment on the floor has the same label, "A, Entrance 2", "A, Shkalla 2" or "A (2)". */
export function apartmentName({ label, entrance, nth }: ApartmentName, texts: StudioTexts): string {
  const door = entrance && (/\p{L}{2}/u.test(entrance) ? entrance : fill(texts.names.entrance, { entrance }));
  const name = door ? `${label}, ${door}` : label;
  return nth === undefined ? name : `${name} (${nth})`;
}
