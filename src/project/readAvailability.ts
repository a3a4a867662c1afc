import { price, reservedUntil, status } from "./file/projectSchema.ts";
import { readBySchema } from "./file/readBySchema.ts";
import { byKey, required, object, withDefault, optional } from "./file/schemas.ts";
import { pathText, type Report } from "./ProjectDataError.ts";
import type { ApartmentId, Price, Status } from "./types.ts";
import { fieldsOf } from "./isRecord.ts";

/** Status and price of one apartment in an availability file. */
export type ApartmentOffer = {
  /** If missing, it is shown as "ask". */
  readonly status?: Status | undefined;
  /** Missing if the file does not state a price; `undefined` if the stated price is invalid. */
  readonly price?: Price | undefined;
  /** ISO date of the last day of a reservation. */
  readonly reservedUntil?: string | undefined;
};

/** An availability file as read. */
export type Availability = {
  /** Increases with every change. */
  readonly revision: number;
  /** ISO date and time with its zone. */
  readonly generatedAt: string;
  readonly staleAfterS: number;
  readonly homes: ReadonlyMap<ApartmentId, ApartmentOffer>;
};

const daySeconds = 86_400;

/** A date and time in the file. */
export const moment = {
  kind: "text",
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  problem: "not a moment like 2026-11-22T13:00:00Z",
} as const;

/** One apartment in the file. */
export const availabilityEntry = object({
  status: optional(status),
  price: optional(price),
  reservedUntil: optional(reservedUntil),
});

/** The shape of the file; sample/project/writeSchema.ts generates its JSON Schema. */
export const availabilitySchema = object({
  version: required({ kind: "choice", of: [1] }),
  revision: required({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER, isWhole: true }),
  generatedAt: required(moment),
  staleAfterS: withDefault({ kind: "number", from: 0, to: 1e9 }, daySeconds),
  homes: withDefault(byKey(availabilityEntry), {}),
});

/** The valid content of a file, if any, and its problems: `homes.k5-03-07.status: Expected …`. */
export type ReadAvailability = {
  readonly availability: Availability | undefined;
  readonly problems: readonly string[];
};

/**
 * Reads an availability file. Unknown fields and broken apartments are left out; an apartment without any valid field is shown as
 * "ask". Returns no availability if the file is not an object, has another version, or lacks revision or date.
 */
export function readAvailability(json: unknown): ReadAvailability {
  const problems: string[] = [];
  const report: Report = (steps, problem) => void problems.push(`${pathText(steps) || "availability"}: ${problem}`);
  const file = readBySchema(availabilitySchema, json, { baseUrl: "", report });
  if (!file) return { availability: undefined, problems };
  const { revision, generatedAt, staleAfterS } = file;
  if (Number.isNaN(Date.parse(generatedAt))) {
    return { availability: undefined, problems: [...problems, `generatedAt: there is no ${generatedAt}`] };
  }
  const homes = new Map<ApartmentId, ApartmentOffer>();
  const read = new Map(Object.entries(file.homes));
  for (const [id, entry] of entriesOf(entriesOf(json).get("homes"))) {
    const { status: statedStatus, price: amount, reservedUntil: until } = read.get(id) ?? {};
    homes.set(id, {
      status: statedStatus,
      reservedUntil: until,
      ...(entriesOf(entry).has("price") && { price: amount }),
    });
  }
  return { availability: { revision, generatedAt, staleAfterS, homes }, problems };
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(fieldsOf(value)));
}
