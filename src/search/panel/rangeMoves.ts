import type { Range } from "../filter/filter.ts";

/** A rail: what it spans, whether its figures are steps of their own (floors), and how far one press of a key goes. */
export type Scale = { readonly from: number; readonly to: number; readonly isStepped: boolean };
export type End = "from" | "to";

/** Both ends as they stand: an open one at the rail's end. */
export function endsOf(range: Range | undefined, scale: Scale): { readonly from: number; readonly to: number } {
  return { from: range?.from ?? scale.from, to: range?.to ?? scale.to };
}

/** Whether something can lie beyond that end. Past the rail on its open side it is open, on the other side it leaves nothing. */
export function canBeEnd(figure: number, { from, to, isStepped }: Scale, end: End): boolean {
  if (isStepped && !Number.isInteger(figure)) return false;
  return end === "from" ? figure <= to : figure >= from;
}

/**
 * The range with an end moved, to a tenth: never past the other one; at the rail's end it is open. `undefined`: nothing is asked for.
 */
export function movedEnd(range: Range | undefined, scale: Scale, move: { end: End; to: number }): Range | undefined {
  const ends = endsOf(range, scale);
  const value = Math.round(10 * Math.min(Math.max(move.to, scale.from), scale.to)) / 10;
  const from = move.end === "from" ? Math.min(value, ends.to) : ends.from;
  const to = move.end === "to" ? Math.max(value, ends.from) : ends.to;
  const moved = { ...(from > scale.from && { from }), ...(to < scale.to && { to }) };
  return "from" in moved || "to" in moved ? moved : undefined;
}

/** Where an end stands on the rail, in percent. The end of a floor is its upper one. */
export function percentOf(value: number, scale: Scale, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = value - scale.from + (scale.isStepped && end === "to" ? 1 : 0);
  return Math.min(100, Math.max(0, (100 * at) / (length || 1)));
}

/** The figure at a place on the rail, from 0 to 1. */
export function figureAt(share: number, scale: Scale, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = scale.from + share * length - (scale.isStepped && end === "to" ? 1 : 0);
  return Math.round(at);
}

/** Where a key leads from a figure; `undefined` for keys that are the page's. */
export function figureByKey(
  key: string,
  value: number,
  { scale, step }: { scale: Scale; step: number },
): number | undefined {
  if (key === "Home") return scale.from;
  if (key === "End") return scale.to;
  const steps = stepsOf.get(key);
  return steps && value + steps * step;
}

/** How many steps a key goes. */
const stepsOf: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["PageDown", -5],
  ["PageUp", 5],
]);
