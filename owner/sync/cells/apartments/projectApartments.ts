import type { ApartmentAvailability } from "../../../../src/project/availability.ts";
import { placeName } from "../cell.ts";
import { labelKeys } from "../floor.ts";
import { statuses } from "../status.ts";
import { price, reservedUntil } from "../../../../src/project/file/projectSchema.ts";
import { readBySchema } from "../../../../src/project/file/readBySchema.ts";
import { object, optional } from "../../../../src/project/file/schemas.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import type { Price } from "../../../../src/project/types.ts";
import { towerKeys } from "./towerKeys.ts";
import { priceAreas, type StatedArea } from "./priceAreas.ts";

/** The project file's data that identifies an apartment; names are normalized (no case, marks and spaces). */
export type ProjectApartment = {
  readonly id: string;
  readonly towers: ReadonlySet<string>;
  readonly entrance: string;
  readonly floors: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** The values in the project file itself. */
  readonly status?: ApartmentAvailability["status"];
  readonly price?: Price;
  readonly reservedUntil?: string;
  /** The areas that a price per m² may refer to. */
  readonly areas: readonly StatedArea[];
};

type Fields = Readonly<Record<string, unknown>>;

const offerSchema = object({ price: optional(price), reservedUntil: optional(reservedUntil) });

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** The names in a text, in all of its languages. */
function namesIn(...texts: readonly unknown[]): ReadonlySet<string> {
  const each = texts.flatMap((text) => (typeof text === "object" ? Object.values(fieldsOf(text)) : [text]));
  const names = each.flatMap((text) =>
    typeof text === "string" || typeof text === "number" ? placeName(String(text)) : [],
  );
  return new Set(names.filter((name) => name !== ""));
}

/** The keys by which a floor's own label can be found: its names in every language, and its word. */
function keysIn(label: unknown): readonly string[] {
  const texts = typeof label === "object" ? Object.values(fieldsOf(label)) : [label];
  return texts.flatMap((text) => (typeof text === "string" && text !== "" ? labelKeys(text) : []));
}

/**
 * Every apartment of a project file of any version, in order; broken parts are left out here, since `kulla check` reports
 * them.
 */
export function projectApartments(project: unknown): readonly ProjectApartment[] {
  const { towers, floors, mainArea } = fieldsOf(project);
  // If the third floor is labelled "2" or "Kati 2", a 2 in the sheet means the third floor.
  const floorLabels = new Map<unknown, Set<string>>();
  for (const { tower, label } of listOf(floors)) {
    floorLabels.set(tower, new Set([...(floorLabels.get(tower) ?? []), ...namesIn(label), ...keysIn(label)]));
  }
  const isLabel = (floor: unknown, tower: unknown) => floorLabels.get(tower)?.has(String(floor)) ?? false;
  const towerNames = towerKeys(listOf(towers));
  const apartments = new Map<string, ProjectApartment>();
  for (const { tower, floor, label: floorLabel, apartments: listed } of listOf(floors)) {
    const place = {
      towers: towerNames.get(tower) ?? new Set([...namesIn(tower), `#${String(tower)}`]),
      floors: new Set([...keysIn(floorLabel), ...namesIn(isLabel(floor, tower) ? "" : floor)]),
    };
    for (const apartment of listOf(listed)) {
      const { id, number, label, entrance, status: statedStatus, area: main, areas } = apartment;
      if (typeof id !== "string" || apartments.has(id)) continue;
      const status = statuses.find((each) => each === statedStatus);
      const [door = ""] = namesIn(entrance);
      const own = readBySchema(offerSchema, apartment, { baseUrl: "", report: () => undefined });
      apartments.set(id, {
        id,
        ...place,
        entrance: door,
        labels: namesIn(label ?? number),
        areas: priceAreas({ area: main, areas }, mainArea),
        ...(status && { status }),
        ...own,
      });
    }
  }
  return [...apartments.values()];
}
