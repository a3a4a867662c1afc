import type { Range } from "../filter/filter.ts";

/** A slider: its range, whether each number is a step of its own (floors), and how far an arrow key moves. */
export type Scale = { readonly from: number; readonly to: number; readonly isStepped: boolean };
export type End = "from" | "to";

/** Both ends; an open end is at the slider's end. */
export function endsOf(range: Range | undefined, scale: Scale): { readonly from: number; readonly to: number } {
  return { from: range?.from ?? scale.from, to: range?.to ?? scale.to };
}

/** Whether a value can be an end of the range. Beyond the slider on its own side it is open; beyond the other side nothing would match. */
export function canBeEnd(figure: number, { from, to, isStepped }: Scale, end: End): boolean {
  if (isStepped && !Number.isInteger(figure)) return false;
  return end === "from" ? figure <= to : figure >= from;
}

/**
 * The range with an end moved, rounded to a tenth and limited by the other end; open at the slider's end. `undefined`: no range.
 */
export function movedEnd(range: Range | undefined, scale: Scale, move: { end: End; to: number }): Range | undefined {
  const ends = endsOf(range, scale);
  const value = Math.round(10 * Math.min(Math.max(move.to, scale.from), scale.to)) / 10;
  const from = move.end === "from" ? Math.min(value, ends.to) : ends.from;
  const to = move.end === "to" ? Math.max(value, ends.from) : ends.to;
  const moved = { ...(from > scale.from && { from }), ...(to < scale.to && { to }) };
  return "from" in moved || "to" in moved ? moved : undefined;
}

/** Position of an end on the slider, in percent. The end of a floor is its upper edge. */
export function percentOf(value: number, scale: Scale, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = value - scale.from + (scale.isStepped && end === "to" ? 1 : 0);
  return Math.min(100, Math.max(0, (100 * at) / (length || 1)));
}

/** The value at a position on the slider, from 0 to 1. */
export function figureAt(share: number, scale: Scale, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = scale.from + share * length - (scale.isStepped && end === "to" ? 1 : 0);
  return Math.round(at);
}

/** The value that a key leads to; `undefined` for other keys. */
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

/** Number of steps per key. */
const stepsOf: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["PageDown", -5],
  ["PageUp", 5],
]);
