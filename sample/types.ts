// The complex in metres, axes x to the east and y to the north. Polygons are counter-clockwise, rectilinear, on a 0.05 m grid,
// and on wall centre lines; the closing point is not repeated.

export type Point = readonly [number, number];
export type Polygon = readonly Point[];
/** x0, y0, x1, y1 with x0 < x1 and y0 < y1. */
export type Rect = readonly [number, number, number, number];
/** Direction of a wall: 0 runs along x, 1 along y. */
export type Axis = 0 | 1;
export type Sign = -1 | 1;

export type RoomKind =
  | "hall"
  | "living"
  | "kitchen"
  | "bedroom"
  | "master"
  | "children"
  | "bath"
  | "wc"
  | "laundry"
  | "store"
  | "wardrobe"
  | "loggia"
  | "balcony"
  | "terrace";

export interface Room {
  readonly id: string;
  readonly kind: RoomKind;
  readonly name: string;
  readonly poly: Polygon;
  /** The living room contains the kitchen. */
  readonly kitchen?: true;
  /** A bath or wardrobe that belongs to this bedroom and is entered through it. */
  readonly of?: string;
}

/** `at` is the centre of the opening on the wall's centre line, `h` the wall's direction. */
export interface Opening {
  readonly at: Point;
  readonly h: Axis;
  readonly width: number;
}

/** A leaf: `hinge` is the end of the opening with the hinge, `side` the side of the wall towards which it opens. */
export interface Leaf extends Opening {
  readonly hinge: Sign;
  readonly side: Sign;
}

export interface Door extends Leaf {
  readonly id: string;
  readonly kind: "entrance" | "inner";
  readonly from: string;
  readonly to: string;
  readonly into: string;
}

export interface Window extends Opening {
  readonly id: string;
  readonly room: string;
  /** "outside", or the open-air room it leads to (sill 0: a door to it). */
  readonly to: string;
  readonly kind: "window" | "french" | "sliding";
  readonly sill: number;
  readonly head: number;
}

export type PieceType =
  | "bed"
  | "bed1"
  | "night"
  | "wardrobe"
  | "closet"
  | "dresser"
  | "desk"
  | "shelf"
  | "sofa"
  | "sofaL"
  | "coffee"
  | "tv"
  | "rug"
  | "table"
  | "tableW"
  | "kitchen"
  | "basin"
  | "wc"
  | "bath"
  | "shower"
  | "washer"
  | "console"
  | "plant"
  | "planter"
  | "bistro"
  | "lounger"
  | "loungeset";

/** `f` points from the back of the piece to its front. */
export interface Piece {
  readonly type: PieceType;
  readonly rect: Rect;
  readonly f: Point;
  readonly seats?: number;
  /** Taller than a window sill. */
  readonly tall?: true;
  /** Flat on the floor, so that people can walk over it. */
  readonly flat?: true;
  /** Inside the outline of another piece. */
  readonly nested?: true;
}

export interface Furnishing extends Piece {
  readonly room: string;
}

/** An edge of an apartment's outline: the open air or the building behind it. */
export interface Bound {
  readonly a: Point;
  readonly b: Point;
  readonly kind: "outer" | "party";
}

export interface Layout {
  readonly rooms: readonly Room[];
  readonly outline: Polygon;
  readonly bounds: readonly Bound[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
  readonly furniture: readonly Furnishing[];
}

/** The same apartment reflected: x becomes -x. */
export interface MirroredLayout {
  readonly base: string;
}

/** How a layout is placed on a plate: reflected, then rotated, then moved. */
export interface Placement {
  readonly at: Point;
  readonly rot: number;
  readonly mirror?: boolean;
}

export interface PlateApartment {
  readonly slot: number;
  readonly layout: string;
  readonly at: Point;
  readonly rot: number;
}
