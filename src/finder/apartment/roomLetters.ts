import { localText } from "../../project/localText.ts";
import type { Room } from "../../project/types.ts";
import { formatArea } from "../../text/format/formatArea.ts";
import type { Letter } from "./apartmentLettering.ts";

/** The rooms that have a place on the plan in the visitor's language, the greatest first. */
export function roomLetters(rooms: readonly Room[], locale: string): readonly Letter[] {
  return rooms
    .flatMap(({ name, area, at }) => (at ? [{ name: localText(name, locale), area, at }] : []))
    .toSorted((a, b) => b.area - a.area)
    .map(({ name, area, at }) => ({ name, area: area > 0 ? formatArea(area, locale) : "", m2: area, at }));
}
