import type { Door, Furnishing, Rect, Room, Window } from "../types.ts";

export interface RoomDefinition extends Omit<Room, "name" | "poly"> {
  /** The room is the union of these rectangles between wall centre lines. */
  readonly rects: readonly Rect[];
}

/**
 * An apartment as drawn. In its own axes, y = 0 is the centre line of the facade wall and y = 10.2 that of the corridor wall;
 * the penthouses 16, 17, 18 use plate axes.
 */
export interface LayoutDefinition {
  /** Lines on which the apartment's outline is an outer wall: x of vertical ones, y of horizontal ones. */
  readonly facade: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly rooms: readonly RoomDefinition[];
  /** Starting from the corridor. */
  readonly doors: readonly Omit<Door, "id" | "kind">[];
  readonly windows: readonly Omit<Window, "id">[];
  readonly furniture: readonly Furnishing[];
}
