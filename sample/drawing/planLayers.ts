import type { Rect } from "../types.ts";

/** The sheets of a drawing, from the lowest to the topmost. Path data in drawing units, walls still in metres. */
export interface PlanLayers {
  /** Edge of the roof below. */
  readonly roof: string;
  /** Corridor and core. */
  readonly shade: string;
  /** Stair, lifts, shafts. */
  readonly core: string;
  /** Floors of balconies, loggias and terraces. */
  readonly paper: string;
  readonly furniture: string;
  /** Rails hung with clothes. */
  readonly racks: string;
  /** Dashed: what hangs overhead. */
  readonly overhead: string;
  readonly walls: readonly Rect[];
  /** Doors and windows: where walls are open. */
  readonly cuts: readonly Rect[];
  /** Hairlines: windows, door leaves and their arcs, railings. */
  readonly ink: string;
}
