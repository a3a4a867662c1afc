import { fill } from "../../../src/text/format/fill.ts";
import type { DraftFloor } from "../draft/draft.ts";
import { type ApartmentName, apartmentNames } from "../draft/edit/planApartments.ts";
import type { StudioTexts } from "./studioTexts.ts";

/** The name of an apartment by its id; "" if the project does not have it. */
export function nameOfApartment(floors: readonly DraftFloor[], id: string, texts: StudioTexts): string {
  const name = apartmentNames(floors).get(id);
  return name ? apartmentName(name, texts) : "";
}

/** "A"; if another apartment on the floor has the same label, "A, Entrance 2", "A, Shkalla 2" or "A (2)". Without a label, its place is its name. */
export function apartmentName({ label, entrance, nth, unnamed }: ApartmentName, texts: StudioTexts): string {
  if (unnamed !== undefined) return fill(texts.names.unnamed, { n: unnamed });
  const door = entrance && (/\p{L}{2}/u.test(entrance) ? entrance : fill(texts.names.entrance, { entrance }));
  const name = door ? `${label}, ${door}` : label;
  return nth === undefined ? name : `${name} (${nth})`;
}
