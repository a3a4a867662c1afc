import type { Door, Furnishing, Rect, Room, Window } from "../types.ts";

export interface RoomDefinition extends Omit<Room, "name" | "poly"> {
  /** The room is the union of these rectangles between wall centre lines. */
  readonly rects: readonly Rect[];
}

/**
 * An apartment as it is drawn. Own axes: y = 0 is the centre line of the facade wall, y = 10.2 that of the corridor wall;
 * the penthouses 16, 17, 18 lie in plate axes.
 */
export interface LayoutDefinition {
  /** Lines on which the apartment's outline is an outer wall: x of upright ones, y of level ones. */
  readonly facade: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly rooms: readonly RoomDefinition[];
  /** From the corridor first. */
  readonly doors: readonly Omit<Door, "id" | "kind">[];
  readonly windows: readonly Omit<Window, "id">[];
  readonly furniture: readonly Furnishing[];
}
