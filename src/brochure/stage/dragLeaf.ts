/** A leaf while it is dragged. */
export type DraggedLeaf = {
  /** Turns the leaf to follow the pointer; `movedPx` is the horizontal distance since the drag started. */
  moveBy(movedPx: number): void;
  /** Ends the drag; true if the leaf was turned far enough for the page turn to complete, which a CSS transition then does. */
  release(): boolean;
};

type DragStart = Omit<LeafDrag, "to">;

/** A leaf that is released beyond this share of its turn completes it. */
const minTurnedShare = 0.35;

/** Starts to drag a leaf: until it is released, two CSS variables make its angle and shade follow the pointer. */
export function dragLeaf(leaf: HTMLElement, start: DragStart): DraggedLeaf {
  const fullDeg = start.isDouble ? 180 : 90;
  let turnedShare = start.step > 0 ? 0 : 1;
  return {
    moveBy(movedPx) {
      turnedShare = leafAngle({ ...start, to: start.from + movedPx }) / fullDeg;
      leaf.dataset["drag"] = "";
      leaf.style.setProperty("--drag-angle", `${-turnedShare * fullDeg}deg`);
      leaf.style.setProperty("--turned", String(turnedShare));
    },
    release() {
      delete leaf.dataset["drag"];
      return start.step > 0 ? turnedShare > minTurnedShare : turnedShare < 1 - minTurnedShare;
    },
  };
}

export type LeafDrag = {
  /** Start and current position of the pointer, px from the spine. */
  readonly from: number;
  readonly to: number;
  /** Of a page, px. */
  readonly width: number;
  readonly step: 1 | -1;
  /** With two pages side by side a leaf turns over by 180°; a single page turns away by 90°. */
  readonly isDouble: boolean;
};

/** The angle of a leaf in degrees (0: flat on the right) at which the dragged point stays under the pointer. */
export function leafAngle({ from, to, width, step, isDouble }: LeafDrag): number {
  const lever = Math.max(Math.abs(from), width * 0.3);
  const moved = to - from;
  if (isDouble) return degrees((step > 0 ? lever + moved : moved - lever) / lever, -1);
  return step > 0 ? degrees((lever + moved) / lever, 0) : degrees(moved / width, 0);
}

/** The angle with a cosine, which is limited to the range from `min` to 1. */
function degrees(cosine: number, min: number): number {
  return (Math.acos(Math.min(1, Math.max(min, cosine))) * 180) / Math.PI;
}
