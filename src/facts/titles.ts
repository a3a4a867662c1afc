import { floorLabel } from "../project/localText.ts";
import type { Apartment, Floor } from "../project/types.ts";
import { fill } from "../text/format/fill.ts";
import type { Texts } from "../text/texts.ts";
import type { Language } from "../ui/TextsContext.tsx";

/** Whether a floor's label is a name such as "Përdhesa", rather than a number, which is not translated. */
export const hasFloorName = (label: string): boolean => /\p{L}{2}/u.test(label);

/** "Kati 3", or the floor's own name: "Përdhesa". */
export function floorTitle(floor: Pick<Floor, "floor" | "label">, { texts, locale }: Language): string {
  return titleOfFloorLabel(floorLabel(floor, locale), texts);
}

/** The title of a floor with this label. */
export function titleOfFloorLabel(label: string, texts: Texts): string {
  return hasFloorName(label) ? label : fill(texts.floor, { floor: label });
}

/** Whether a label already names the kind: "Garazh G-12". Not for apartments, whose labels may also begin with a word: "Jug 3". */
const isTitle = ({ kind, label }: Apartment): boolean => kind !== "home" && /^\p{L}{3}/u.test(label);

/** "Banesa 7", "Lokali 2"; "Banesa" of an apartment without a name. */
export function apartmentTitle(apartment: Apartment, texts: Texts): string {
  const { kind, label } = apartment;
  return isTitle(apartment) ? label : fill(texts[kind], { number: label }).trim();
}
