import type { Rect } from "../types.ts";

/** The layers of a drawing, from bottom to top. Path data in drawing units, walls still in metres. */
export interface PlanLayers {
  /** The edge of the roof below. */
  readonly roof: string;
  /** Corridor and core. */
  readonly shade: string;
  /** Stair, lifts, shafts. */
  readonly core: string;
  /** Floors of balconies, loggias and terraces. */
  readonly paper: string;
  readonly furniture: string;
  /** Rails with hanging clothes. */
  readonly racks: string;
  /** Objects overhead, drawn dashed. */
  readonly overhead: string;
  readonly walls: readonly Rect[];
  /** Doors and windows, where walls are interrupted. */
  readonly cuts: readonly Rect[];
  /** Hairlines: windows, door leaves and their arcs, railings. */
  readonly ink: string;
}
