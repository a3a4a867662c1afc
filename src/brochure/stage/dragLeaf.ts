/** A leaf that is dragged. */
export type DraggedLeaf = {
  /** Follows the finger, now this far from where it took hold. */
  follow(moved: number): void;
  /** Lets go; true when the leaf is far enough to go on by itself. Its style sheet takes it from there. */
  release(): boolean;
};

type Hold = Omit<LeafPull, "to">;

/** After this much of the way a leaf goes on by itself. */
const farEnough = 0.35;

/** Takes hold of a leaf: until it is released its angle follows the finger, by two variables of its style. */
export function dragLeaf(leaf: HTMLElement, hold: Hold): DraggedLeaf {
  const whole = hold.isDouble ? 180 : 90;
  let turned = hold.step > 0 ? 0 : 1;
  return {
    follow(moved) {
      turned = leafAngle({ ...hold, to: hold.from + moved }) / whole;
      leaf.dataset["held"] = "";
      leaf.style.setProperty("--held-angle", `${-turned * whole}deg`);
      leaf.style.setProperty("--turned", String(turned));
    },
    release() {
      delete leaf.dataset["held"];
      return hold.step > 0 ? turned > farEnough : turned < 1 - farEnough;
    },
  };
}

export type LeafPull = {
  /** Where the finger took hold and where it is now, px from the spine. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly step: 1 | -1;
  /** A leaf of a double page turns over, a single page only away. */
  readonly isDouble: boolean;
};

/** The angle of a leaf in degrees, 0 flat on the right, that keeps the place the finger took hold of under the finger. */
export function leafAngle({ from, to, width, step, isDouble }: LeafPull): number {
  const lever = Math.max(Math.abs(from), width * 0.3);
  const moved = to - from;
  if (isDouble) return degrees((step > 0 ? lever + moved : moved - lever) / lever, -1);
  return step > 0 ? degrees((lever + moved) / lever, 0) : degrees(moved / width, 0);
}

function degrees(cosine: number, least: number): number {
  return (Math.acos(Math.min(1, Math.max(least, cosine))) * 180) / Math.PI;
}
