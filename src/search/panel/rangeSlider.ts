import type { Range } from "../filter/filter.ts";

/** A slider's range, and whether its handles stop at whole numbers only, as for floors. */
export type SliderRange = { readonly from: number; readonly to: number; readonly isStepped: boolean };
export type End = "from" | "to";

/** Both ends; an open end is at the slider's end. */
export function endsOf(range: Range | undefined, scale: SliderRange): { readonly from: number; readonly to: number } {
  return { from: range?.from ?? scale.from, to: range?.to ?? scale.to };
}

/** Whether a value can be an end of the range: beyond the slider's end it leaves that end open, but not beyond the opposite end. */
export function canBeEnd(value: number, { from, to, isStepped }: SliderRange, end: End): boolean {
  if (isStepped && !Number.isInteger(value)) return false;
  return end === "from" ? value <= to : value >= from;
}

/**
 * The range after an end has been moved, rounded to a tenth and limited by the other end. An end at the slider's end is open;
 * `undefined` if both are.
 */
export function movedEnd(
  range: Range | undefined,
  scale: SliderRange,
  move: { end: End; to: number },
): Range | undefined {
  const ends = endsOf(range, scale);
  const value = Math.round(10 * Math.min(Math.max(move.to, scale.from), scale.to)) / 10;
  const from = move.end === "from" ? Math.min(value, ends.to) : ends.from;
  const to = move.end === "to" ? Math.max(value, ends.from) : ends.to;
  const moved = { ...(from > scale.from && { from }), ...(to < scale.to && { to }) };
  return "from" in moved || "to" in moved ? moved : undefined;
}

/** Position of an end on the slider, in percent. The end of a floor is its upper edge. */
export function percentOf(value: number, scale: SliderRange, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = value - scale.from + (scale.isStepped && end === "to" ? 1 : 0);
  return Math.min(100, Math.max(0, (100 * at) / (length || 1)));
}

/** The value at a position on the slider, from 0 to 1. */
export function sliderValueAt(fraction: number, scale: SliderRange, end: End): number {
  const length = scale.to - scale.from + (scale.isStepped ? 1 : 0);
  const at = scale.from + fraction * length - (scale.isStepped && end === "to" ? 1 : 0);
  return Math.round(at);
}

/** The value that a key leads to; `undefined` for other keys. */
export function valueAfterKey(
  key: string,
  value: number,
  { scale, step }: { scale: SliderRange; step: number },
): number | undefined {
  if (key === "Home") return scale.from;
  if (key === "End") return scale.to;
  const steps = stepsByKey.get(key);
  return steps && value + steps * step;
}

/** Number of steps per key. */
const stepsByKey: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["PageDown", -5],
  ["PageUp", 5],
]);
