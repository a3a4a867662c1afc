import { areaRange, countFree } from "../../project/homeFigures.ts";
import type { Floor } from "../../project/types.ts";
import { fill } from "../../text/fill.ts";
import { formatAreaRange } from "../../text/formatArea.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { counted } from "./counted.ts";

/** A floor in words; what the project does not tell is "". */
export type FloorFacts = {
  readonly id: string;
  readonly title: string;
  readonly homes: string;
  readonly free: string;
  readonly areas: string;
  /** All of it in one line, for those who hear it. */
  readonly name: string;
};

export function floorFacts({ floor, apartments }: Floor, { texts, locale }: Language): FloorFacts {
  const range = areaRange(apartments);
  const count = countFree(apartments);
  const title = fill(texts.floor, { floor });
  const homes = counted(texts, "homes", apartments.length);
  const free = count === undefined ? "" : counted(texts, "free", count);
  const areas = range ? formatAreaRange(range, locale) : "";
  return { id: String(floor), title, homes, free, areas, name: [title, homes, free].filter(Boolean).join(", ") };
}
