import { isDeepStrictEqual } from "node:util";
import type { AvailabilityFile } from "../../../src/project/availability.ts";
import { price, status } from "../../../src/project/file/projectSchema.ts";
import { readBySchema } from "../../../src/project/file/readBySchema.ts";
import { byKey, object, optional } from "../../../src/project/file/schemas.ts";
import { fieldsOf } from "../../../src/project/isRecord.ts";
import { withoutPriceHistory } from "../../../src/project/priceHistory.ts";
import type { Price } from "../../../src/project/types.ts";
import { idPattern, type PriceChange, type PriceOffer } from "./priceLine.ts";

const areaSchema = { kind: "number", from: 0, to: 1e5 } as const;
const apartmentSchema = object({
  status: optional(status),
  price: optional(price),
  area: optional(areaSchema),
  areas: optional(byKey(areaSchema)),
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The status and price of every apartment as visitors see them: from the availability file or, where it has no apartment or no price,
 * from the project file. `project`: the parsed file; its broken parts are ignored.
 */
export function offersOf(project: unknown, availability: AvailabilityFile): readonly PriceOffer[] {
  const { floors, mainArea } = fieldsOf(project);
  const entries = new Map(Object.entries(availability.homes));
  const offers = new Map<string, PriceOffer>();
  for (const json of listOf(floors).flatMap((floor) => listOf(fieldsOf(floor)["apartments"]))) {
    const { id } = fieldsOf(json);
    if (typeof id !== "string" || !idPattern.test(id) || offers.has(id)) continue;
    const fields = readBySchema(apartmentSchema, json, { baseUrl: "", report: () => undefined }) ?? {};
    const entry = entries.get(id);
    const stated = entry?.price ?? fields.price;
    const area = fields.areas?.[typeof mainArea === "string" ? mainArea : "net"] ?? fields.area;
    offers.set(id, {
      id,
      price: stated ? withoutPriceHistory(stated) : null,
      perM2: stated?.perM2 ?? perM2Of(stated?.amount, area),
      status: (entry ? entry.status : fields.status) ?? null,
    });
  }
  return [...offers.values()];
}

function perM2Of(amount: number | undefined, area: number | undefined): number | null {
  return amount !== undefined && area ? Math.round((amount / area) * 100) / 100 : null;
}

/** The offers that differ from the last recorded change of their apartment, as changes of this day. */
export function priceChanges(
  before: readonly PriceChange[],
  offers: readonly PriceOffer[],
  day: string,
): readonly PriceChange[] {
  const last = new Map(before.map((change) => [change.id, change]));
  return offers.flatMap((offer) => {
    const previous = last.get(offer.id);
    const isSame = previous?.status === offer.status && isDeepStrictEqual(previous.price, offer.price);
    return isSame ? [] : [{ ...offer, day }];
  });
}

const isSameAmount = (one: Price | null, other: Price | null): boolean =>
  (["kind", "amount", "currency"] as const).every((field) => one?.[field] === other?.[field]);

/**
 * The availability file with the day each price took effect, `since`, and if `isPublic`, the previous amount, `before`, in the
 * same currency. A price that differs from the last recorded change has neither.
 */
export function withPriceHistory(
  file: AvailabilityFile,
  changes: readonly PriceChange[],
  isPublic: boolean,
): AvailabilityFile {
  const byId = new Map<string, PriceChange[]>();
  for (const change of changes) {
    const apartmentChanges = byId.get(change.id);
    if (apartmentChanges) apartmentChanges.push(change);
    else byId.set(change.id, [change]);
  }
  const homes = Object.entries(file.homes).map(([id, entry]) => {
    if (!entry.price) return [id, entry] as const;
    const stated = withoutPriceHistory(entry.price);
    const { since, before } = historyOf(stated, byId.get(id) ?? []);
    const history = { ...(since && { since }), ...(isPublic && before !== undefined && { before }) };
    return [id, { ...entry, price: { ...stated, ...history } }] as const;
  });
  return { ...file, homes: Object.fromEntries(homes) };
}

type PriceHistory = { readonly since?: string; readonly before?: number };

function historyOf(current: Price, changes: readonly PriceChange[]): PriceHistory {
  if (current.amount === undefined) return {};
  const lastDifferent = changes.findLastIndex((change) => !isSameAmount(change.price, current));
  const since = changes[lastDifferent + 1]?.day;
  if (since === undefined) return {};
  const previous = changes.slice(0, lastDifferent + 1).findLast((change) => change.price?.amount !== undefined)?.price;
  const hasOtherAmount = previous?.currency === current.currency && previous?.amount !== current.amount;
  return { since, ...(hasOtherAmount && previous?.amount !== undefined && { before: previous.amount }) };
}
