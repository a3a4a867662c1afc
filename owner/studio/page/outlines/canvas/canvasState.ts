import type { Point } from "../../../../../src/project/types.ts";
import type { Corner } from "../../../draft/geometry/editShape.ts";
import type { Shape } from "../../../draft/geometry/polygon.ts";
import type { Caught } from "../../../draft/walls/catchPoint.ts";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import type { LayerRegion } from "../layerRegions.ts";
import type { OutlineSteps } from "../outlineSteps.ts";
import type { DrawingSteps } from "./useDrawing.ts";
import type { StageZoom } from "./useStageZoom.ts";

/** How an outline is drawn: corner by corner, or by two opposite corners. */
export type DrawingTool = "draw" | "rectangle";

export type Mode = "choose" | "corners" | DrawingTool | "measure";

export const isDrawing = (mode: Mode): mode is DrawingTool => mode === "draw" || mode === "rectangle";

/** Modes in which presses put points that nothing holds. */
export const isPutting = (mode: Mode): boolean => isDrawing(mode) || mode === "measure";

/** What the pointer holds until it is let go. */
export type Holding =
  | { readonly kind: "picture" }
  /** `aside`: how far its handle lies from it, in units. */
  | { readonly kind: "corner"; readonly corner: Corner; readonly aside: Point }
  | { readonly kind: "shape"; readonly region: number }
  /** A corner of the frame around a shape, which is scaled from how it was taken hold of. */
  | {
      readonly kind: "frame";
      readonly region: number;
      readonly corner: number;
      readonly aside: Point;
      readonly shape: Shape;
    }
  /** The corner of a rectangle across its first one, put where the pointer is let go; `isNew`: this press put the first one. */
  | { readonly kind: "opposite"; readonly isNew: boolean };

export type Board = {
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly stageZoom: StageZoom;
  /** What the picture shows of walls; undefined where it is no plan, or not read yet. */
  readonly walls: WallMap | undefined;
  /** Takes a shape that was drawn for the chosen region; says whether another one is to be drawn now. */
  readonly close: (shape: Shape) => "drawNext" | "done";
  /** Takes the two points that were pressed to measure. */
  readonly measured: (from: Point, to: Point) => void;
};

/** All that pointer and keys work with. `strokes` counts what is done in one go: that is one step of undo. */
export type CanvasState = Board & {
  readonly mode: Mode;
  readonly isSnapping: boolean;
  readonly isAtWalls: boolean;
  readonly drawing: DrawingSteps;
  readonly caught: Caught | undefined;
  readonly holdCorner: (corner: Corner | undefined) => void;
  readonly setMoving: (isMoving: boolean) => void;
  readonly setCaught: (caught: Caught | undefined) => void;
  /** Kept between events; nothing that is drawn depends on them. */
  readonly memory: {
    holding: Holding | undefined;
    last: Point;
    strokes: number;
    wantsFocus: boolean;
    /** Fingers on the picture, by their pointer, in pixels of the window. */
    readonly fingers: Map<number, Point>;
  };
};

/** Half of what a pointer covers, and the side of a corner's frame, in pixels of the screen. */
export const [mouseReach, handlePx] = [12, 24];
