/** A leaf that is dragged. */
export type DraggedLeaf = {
  /** Moves the leaf with the finger; `moved` is the distance since the drag started, px. */
  moveBy(moved: number): void;
  /** Ends the drag; true if the leaf was moved far enough to complete the turn, which a CSS transition does. */
  release(): boolean;
};

type Hold = Omit<LeafPull, "to">;

/** From this share of the turn on, it completes automatically. */
const farEnough = 0.35;

/** A page flip by hand: until it is released, its angle follows the finger by two CSS variables. */
export function dragLeaf(leaf: HTMLElement, hold: Hold): DraggedLeaf {
  const full = hold.isDouble ? 180 : 90;
  let turned = hold.step > 0 ? 0 : 1;
  return {
    moveBy(moved) {
      turned = leafAngle({ ...hold, to: hold.from + moved }) / full;
      leaf.dataset["held"] = "";
      leaf.style.setProperty("--held-angle", `${-turned * full}deg`);
      leaf.style.setProperty("--turned", String(turned));
    },
    release() {
      delete leaf.dataset["held"];
      return hold.step > 0 ? turned > farEnough : turned < 1 - farEnough;
    },
  };
}

export type LeafPull = {
  /** Start and current position of the finger, px from the spine. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly step: 1 | -1;
  /** A leaf of a double page turns over, a single page turns away. */
  readonly isDouble: boolean;
};

/** The angle of a leaf in degrees (0: flat on the right) that keeps the dragged point under the finger. */
export function leafAngle({ from, to, width, step, isDouble }: LeafPull): number {
  const lever = Math.max(Math.abs(from), width * 0.3);
  const moved = to - from;
  if (isDouble) return degrees((step > 0 ? lever + moved : moved - lever) / lever, -1);
  return step > 0 ? degrees((lever + moved) / lever, 0) : degrees(moved / width, 0);
}

function degrees(cosine: number, least: number): number {
  return (Math.acos(Math.min(1, Math.max(least, cosine))) * 180) / Math.PI;
}
