import { areaKinds } from "../../../../src/project/file/projectSchema.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import type { AreaKind } from "../../../../src/project/types.ts";

/** An area of an apartment, and its kind. */
export type StatedArea = { readonly m2: number; readonly kind: AreaKind };

/**
 * The areas that a price per m² may refer to, the likeliest first: the net area if known, else the one the project shows, else
 * the total. An area of 0 counts as missing.
 */
export function priceAreas(
  { area, areas }: { readonly area?: unknown; readonly areas?: unknown },
  mainArea: unknown,
): readonly StatedArea[] {
  const shown = areaKinds.find((kind) => kind === mainArea) ?? "net";
  const { net, [shown]: main, total } = fieldsOf(areas);
  const candidates = [
    { m2: net, kind: "net" },
    { m2: main ?? area, kind: shown },
    { m2: total, kind: "total" },
  ] as const;
  return candidates.flatMap(({ m2, kind }) => (typeof m2 === "number" && m2 > 0 ? [{ m2, kind }] : []));
}

/** A row that states its price both ways, with the areas of its apartment. */
export type RowWithBothPrices = {
  readonly amount: number;
  readonly perArea: number;
  readonly areas: readonly StatedArea[];
};

/** Both prices and prices per m² are rounded. */
const closeEnough = 0.01;

/** Fewer rows allow no conclusion about the others. */
const minAgreeingRows = 3;

/**
 * The area that a list's prices per m² refer to, derived from the rows that state both prices: in Albania usually the total.
 * undefined if fewer than half of the rows agree.
 */
export function areaKindOfPrices(rows: readonly RowWithBothPrices[]): AreaKind | undefined {
  const counts = new Map<AreaKind, number>();
  for (const { amount, perArea, areas } of rows) {
    const kinds = areas.filter(({ m2 }) => Math.abs(m2 * perArea - amount) <= amount * closeEnough);
    for (const kind of new Set(kinds.map((each) => each.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= minAgreeingRows && best[1] * 2 >= rows.length ? best[0] : undefined;
}

/** The apartment's area that a price per m² refers to. */
export const areaForPrice = (areas: readonly StatedArea[], counted: AreaKind | undefined): StatedArea | undefined =>
  areas.find(({ kind }) => kind === counted) ?? areas[0];
