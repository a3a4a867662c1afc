import { price, status } from "./file/projectShape.ts";
import { readShape } from "./file/readShape.ts";
import { byLanguage, need, object, optional, part } from "./file/shapes.ts";
import { pathText, type Report } from "./ProjectDataError.ts";
import type { ApartmentId, Price, Status } from "./types.ts";
import { fieldsOf } from "./isRecord.ts";

/** What an availability file says of one apartment. */
export type ApartmentOffer = {
  /** Missing: ask. */
  readonly status?: Status | undefined;
  /** Not there at all where the file says nothing of a price; `undefined` where what it says cannot be read. */
  readonly price?: Price | undefined;
};

/** An availability file as it was read. */
export type Availability = {
  /** Grows with every change. */
  readonly revision: number;
  /** ISO date and time with its zone. */
  readonly generatedAt: string;
  readonly staleAfterS: number;
  readonly homes: ReadonlyMap<ApartmentId, ApartmentOffer>;
};

const daySeconds = 86_400;

/** A moment as the file writes it. */
export const moment = {
  kind: "text",
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  problem: "not a moment like 2026-11-22T13:00:00Z",
} as const;

/** What the file says of one apartment. */
export const availabilityEntry = object({ status: part(status), price: part(price) });

/** The file as it is written down in its schema: see sample/project/writeSchema.ts. */
export const availabilityShape = object({
  version: need({ kind: "choice", of: [1] }),
  revision: need({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER, isWhole: true }),
  generatedAt: need(moment),
  staleAfterS: optional({ kind: "number", from: 0, to: 1e9 }, daySeconds),
  homes: optional(byLanguage(availabilityEntry), {}),
});

/** What could be read of a file, if anything, and what was wrong with it: `homes.k5-03-07.status: Expected …`. */
export type ReadAvailability = {
  readonly availability: Availability | undefined;
  readonly problems: readonly string[];
};

/**
 * Reads the JSON of an availability file: no field but its own, and no broken apartment hides a good one. An apartment that is
 * named but says nothing that can be read is one to ask for. Nothing is read of what is no object, of another version, or lacks
 * revision or moment.
 */
export function readAvailability(json: unknown): ReadAvailability {
  const problems: string[] = [];
  const report: Report = (steps, problem) => void problems.push(`${pathText(steps) || "availability"}: ${problem}`);
  const file = readShape(availabilityShape, json, { baseUrl: "", report });
  if (!file) return { availability: undefined, problems };
  const { revision, generatedAt, staleAfterS } = file;
  if (Number.isNaN(Date.parse(generatedAt))) {
    return { availability: undefined, problems: [...problems, `generatedAt: there is no ${generatedAt}`] };
  }
  const homes = new Map<ApartmentId, ApartmentOffer>();
  const read = new Map(Object.entries(file.homes));
  for (const [id, written] of entriesOf(entriesOf(json).get("homes"))) {
    const { status: given, price: amount } = read.get(id) ?? {};
    homes.set(id, { status: given, ...(entriesOf(written).has("price") && { price: amount }) });
  }
  return { availability: { revision, generatedAt, staleAfterS, homes }, problems };
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(fieldsOf(value)));
}
