import type { AreaKind } from "../../../../src/project/types.ts";
import type { DraftApartment } from "../draft.ts";

/** Columns of lists and of the table that are one of an apartment's `areas`. */
export const areaColumns = {
  netArea: "net",
  commonArea: "common",
  totalArea: "total",
  balconyArea: "balcony",
  terraceArea: "terrace",
  gardenArea: "garden",
} as const satisfies Readonly<Record<string, AreaKind>>;

export type AreaColumn = keyof typeof areaColumns;

export const isAreaColumn = (column: string): column is AreaColumn => Object.hasOwn(areaColumns, column);

/** The same apartment with one of its areas, in m²; `undefined` removes it, and `areas` with the last of them. */
export function withArea(apartment: DraftApartment, column: AreaColumn, m2: number | undefined): DraftApartment {
  const { areas, ...rest } = apartment;
  if (areas?.[areaColumns[column]] === m2) return apartment;
  const { [areaColumns[column]]: _before, ...others } = areas ?? {};
  const next = { ...others, ...(m2 !== undefined && { [areaColumns[column]]: m2 }) };
  return Object.keys(next).length > 0 ? { ...apartment, areas: next } : rest;
}
