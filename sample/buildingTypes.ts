import type {
  Axis,
  Layout,
  MirroredLayout,
  Opening,
  Piece,
  PlateApartment,
  Point,
  Polygon,
  RoomKind,
  Sign,
} from "./types.ts";

export interface CoreRoom {
  readonly id: string;
  readonly kind: "lobby" | "lift" | "technical" | "shaft" | "stair";
  readonly name: string;
  readonly poly: Polygon;
}

export interface CoreDoor extends Opening {
  readonly id: string;
  readonly kind: "core" | "lift";
  readonly from: string;
  readonly to: string;
  /** Lift doors slide, so they have no leaf. */
  readonly into?: string;
  readonly hinge?: Sign;
  readonly side?: Sign;
}

export interface CoreWindow extends Opening {
  readonly id: string;
  readonly room: string;
  readonly to: string;
  readonly kind: "window";
  readonly sill: number;
  readonly head: number;
}

export interface Core {
  readonly outline: Polygon;
  readonly rooms: readonly CoreRoom[];
  readonly doors: readonly CoreDoor[];
  readonly windows: readonly CoreWindow[];
}

/** A floor plan. `axes` are on the facade's centre lines, `face` is the outer face. */
export interface Plate {
  readonly axes: Polygon;
  readonly face: Polygon;
  readonly corridor: Polygon;
  readonly core: Core;
  readonly homes: readonly PlateApartment[];
  readonly pergolas?: readonly Polygon[];
}

/** The roof of the floor below, assigned to an apartment only on this floor; in plate axes. */
export interface RoofTerrace {
  readonly poly: Polygon;
  readonly pergola: Polygon;
  readonly furniture: readonly Piece[];
}

export interface Apartment {
  readonly id: string;
  readonly slot: number;
  readonly alt: string;
  readonly layout: string;
  readonly tour: string;
  readonly roofTerrace?: RoofTerrace;
}

export interface Floor {
  readonly floor: number;
  readonly label: string;
  readonly plate: string;
  readonly variant: number;
  /** Height of the finished floor above the ground. */
  readonly z: number;
  readonly height: number;
  readonly homes: readonly Apartment[];
}

export interface Tower {
  readonly name: string;
  readonly label: string;
  /** Plate point p is at rot(p) + origin. */
  readonly origin: Point;
  readonly rot: number;
  readonly floors: number;
  readonly podium: { readonly axes: Polygon; readonly height: number; readonly use: string; readonly plan: "ground" };
  readonly storeys: readonly Floor[];
}

export interface Ground {
  readonly height: number;
  readonly axes: Polygon;
  readonly core: Polygon;
  readonly entranceHall: {
    readonly name: string;
    readonly poly: Polygon;
    readonly door: { readonly at: Point; readonly h: Axis; readonly width: number };
  };
  readonly service: readonly { readonly name: string; readonly poly: Polygon }[];
  readonly shops: readonly { readonly id: string; readonly name: string; readonly poly: Polygon }[];
}

export interface Complex {
  readonly about: string;
  readonly units: "m";
  readonly grid: number;
  readonly walls: { readonly outer: number; readonly party: number; readonly inner: number };
  readonly storeyHeight: number;
  readonly slab: number;
  readonly clearHeight: number;
  readonly railing: number;
  readonly names: Readonly<Record<RoomKind, string>>;
  readonly tours: readonly string[];
  readonly site: {
    readonly name: string;
    readonly city: string;
    readonly north: Point;
    readonly note: string;
    readonly ground: Polygon;
    readonly parkingLevels: number;
    readonly greenArea: number;
    readonly businessArea: number;
  };
  readonly towers: Readonly<Record<string, Tower>>;
  readonly ground: Ground;
  readonly plates: Readonly<Record<string, Plate>>;
  readonly layouts: Readonly<Record<string, Layout | MirroredLayout>>;
}
