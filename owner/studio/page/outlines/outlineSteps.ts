import type { Point } from "../../../../src/project/types.ts";
import type { OutlineOrigin } from "../../draft/draft.ts";
import { withOutline } from "../../draft/edit/outlines.ts";
import {
  type Corner,
  deleteCorner,
  duplicateShape,
  insertCorner,
  mirrorShape,
  moveCorner,
  moveShape,
} from "../../draft/geometry/editShape.ts";
import { type Shape, shapeBox, writeShape } from "../../draft/geometry/polygon.ts";
import { moveSharedCorner, shareCorner, type ShapeChanges, snapShape } from "../../draft/geometry/snap.ts";
import { type Catching, type Caught, catchPoint } from "../../draft/walls/catchPoint.ts";
import { change, draftOf, type ProjectStore, endUndoStep } from "../state/projectStore.ts";
import { type LayerRegion, shapesOf } from "./layerRegions.ts";

/** A corner of one of a layer's regions. */
export type SelectedCorner = { readonly index: number; readonly corner: Corner };

/** Changes with the same `undoKey`, until the pointer is released, form one undo step. */
type StepOptions = { readonly undoKey: string };

/** What a pointer may snap to: neighbours, walls, both or neither. */
export type PointerCatching = Omit<Catching, "neighbours"> & { readonly hasNeighbours: boolean };

/** The changes to a layer's regions, each of which can be undone. */
export type OutlineSteps = {
  /** Where a new or dragged corner snaps. `selected`: the corner being dragged. */
  readonly catchFor: (point: Point, by: PointerCatching, selected?: SelectedCorner) => Caught | undefined;
  /** Moves all neighbours that share the corner, too; `isAlone`: without them. */
  readonly move: (selected: SelectedCorner, to: Point, options: StepOptions & { readonly isAlone?: boolean }) => void;
  readonly moveWhole: (index: number, by: Point, options: StepOptions & { readonly tolerance: number }) => void;
  /** Replaces a shape that was moved or scaled by its frame. */
  readonly reshape: (index: number, shape: Shape, options: StepOptions) => void;
  /** Flips a shape left to right, in place. */
  readonly mirror: (index: number) => void;
  /** Copies a shape to another region, slightly offset unless it is to be in the same place. */
  readonly duplicate: (index: number, to: number, isSamePlace: boolean) => void;
  readonly insert: (selected: SelectedCorner, point: Point, options?: StepOptions) => void;
  readonly remove: (selected: SelectedCorner) => void;
  readonly put: (index: number, shape: Shape, origin?: OutlineOrigin) => void;
  /** Gives two regions a common line; others that share its corners are moved along. */
  readonly join: (joined: ShapeChanges) => void;
  /** Ends a drag; a corner on a neighbour's line is added to that neighbour, too. */
  readonly drop: (caught?: Caught) => void;
};

/** `regions`: returns the current regions of the layer. */
export function outlineSteps(store: ProjectStore, regions: () => readonly LayerRegion[]): OutlineSteps {
  const shapes = () => shapesOf(regions());
  const shapeAt = (index: number): Shape => regions()[index]?.shape ?? [];
  const write = writer(store, regions);
  return {
    catchFor: (point, { hasNeighbours, ...by }, selected) => {
      const all = hasNeighbours ? shapes() : [];
      // The dragged corner must not snap to the shapes that move along with it.
      const movedAlong = selected ? moveSharedCorner(all, selected, point) : new Map<number, Shape>();
      const neighbours = all.map((shape, index) => (movedAlong.has(index) ? [] : shape));
      return catchPoint(point, { ...by, neighbours });
    },
    move: (selected, to, { undoKey, isAlone = false }) => {
      const alone = () => new Map([[selected.index, moveCorner(shapeAt(selected.index), selected.corner, to)]]);
      write(isAlone ? alone() : moveSharedCorner(shapes(), selected, to), "moveCorner", { undoKey });
    },
    moveWhole: (index, by, { undoKey, tolerance }) => {
      const moved = moveShape(shapeAt(index), by);
      const caught = tolerance > 0 ? caughtWhole(moved, shapes().toSpliced(index, 1), tolerance) : moved;
      write(new Map([[index, caught]]), "moveShape", { undoKey });
    },
    reshape: (index, shape, options) => write(new Map([[index, shape]]), "scaleShape", options),
    mirror: (index) => {
      const { x, width } = shapeBox(shapeAt(index));
      write(new Map([[index, mirrorShape(shapeAt(index), x + width / 2)]]), "mirrorShape");
    },
    duplicate: (index, to, isSamePlace) =>
      write(new Map([[to, isSamePlace ? shapeAt(index) : duplicateShape(shapeAt(index))]]), "duplicateShape"),
    insert: ({ index, corner }, point, options) =>
      write(new Map([[index, insertCorner(shapeAt(index), corner, point)]]), "addCorner", options),
    remove: ({ index, corner }) => write(new Map([[index, deleteCorner(shapeAt(index), corner)]]), "deleteCorner"),
    put: (index, shape, origin = "drawn") => write(new Map([[index, shape]]), "draw", { origin }),
    join: (joined) => write(joined, "joinLines"),
    drop: (caught) => {
      const { undoKey } = store.getState().history;
      if (caught?.kind === "line" && undoKey !== undefined) {
        const shared = shareCorner(shapeAt(caught.neighbour), caught);
        write(new Map([[caught.neighbour, shared]]), "moveCorner", { undoKey });
      }
      endUndoStep(store);
    },
  };
}

/** Moves a shape so that one of its corners snaps to a neighbour. */
function caughtWhole(shape: Shape, neighbours: readonly Shape[], tolerance: number): Shape {
  const caught = snapShape(shape, neighbours, tolerance);
  return caught ? moveShape(shape, caught.by) : shape;
}

type Write = (
  changes: ShapeChanges,
  undoName: string,
  options?: Partial<StepOptions> & { readonly origin?: OutlineOrigin },
) => void;

/** Writes new shapes to a layer's regions, as one undo step. */
const writer =
  (store: ProjectStore, regions: () => readonly LayerRegion[]): Write =>
  (changes, undoName, options = {}) => {
    const { origin = "drawn", ...step } = options;
    const all = regions();
    let next = draftOf(store);
    for (const [index, shape] of changes) {
      const place = all[index]?.place;
      if (place) next = withOutline(next, place, { outline: writeShape(shape), origin });
    }
    change(store, { draft: next, undoName, ...step });
  };
