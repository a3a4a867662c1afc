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

export type CanvasMode = "choose" | "corners" | DrawingTool | "measure";

export const isDrawing = (mode: CanvasMode): mode is DrawingTool => mode === "draw" || mode === "rectangle";

/** Modes in which a press places points instead of grabbing something. */
export const isPutting = (mode: CanvasMode): boolean => isDrawing(mode) || mode === "measure";

/** What the pointer drags until it is released. */
export type Holding =
  | { readonly kind: "picture" }
  /** `aside`: the offset of the handle from its corner, in units. */
  | { readonly kind: "corner"; readonly corner: Corner; readonly aside: Point }
  | { readonly kind: "shape"; readonly region: number }
  /** A corner of the frame around a shape; the shape is scaled from its state at the start of the drag. */
  | {
      readonly kind: "frame";
      readonly region: number;
      readonly corner: number;
      readonly aside: Point;
      readonly shape: Shape;
    }
  /** The corner opposite the first one of a rectangle, placed when the pointer is released; `isNew`: this press placed the first one. */
  | { readonly kind: "opposite"; readonly isNew: boolean };

export type Board = {
  readonly regions: readonly LayerRegion[];
  readonly chosen: number | undefined;
  readonly choose: (region: number) => void;
  readonly steps: OutlineSteps;
  readonly stageZoom: StageZoom;
  /** Walls detected in the picture; undefined if it is not a plan, or has not been analysed yet. */
  readonly walls: WallMap | undefined;
  /** Stores the shape drawn for the selected region; returns whether another one is to be drawn next. */
  readonly close: (shape: Shape) => "drawNext" | "done";
  /** Receives the two points that were pressed to measure a distance. */
  readonly measured: (from: Point, to: Point) => void;
};

/** Everything that pointer and key handling need. `strokes` counts gestures: each one is a single undo step. */
export type CanvasState = Board & {
  readonly mode: CanvasMode;
  readonly isSnapping: boolean;
  readonly isAtWalls: boolean;
  readonly drawing: DrawingSteps;
  readonly caught: Caught | undefined;
  readonly holdCorner: (corner: Corner | undefined) => void;
  readonly setMoving: (isMoving: boolean) => void;
  readonly setCaught: (caught: Caught | undefined) => void;
  /** Preserved between events; nothing that is rendered depends on it. */
  readonly memory: {
    holding: Holding | undefined;
    last: Point;
    strokes: number;
    wantsFocus: boolean;
    /** Fingers on the picture by pointer id, in window pixels. */
    readonly fingers: Map<number, Point>;
  };
};

/** Half the width of the area that a mouse hits, and the side of a corner's frame, in screen pixels. */
export const [mouseReach, handlePx] = [12, 24];
