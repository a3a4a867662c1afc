import { leafAngle, type LeafPull } from "./leafAngle.ts";

/** A leaf in somebody's hand. */
export type HeldLeaf = {
  /** Follows the finger, now this far from where it took hold. */
  follow(moved: number): void;
  /** Lets go; true when the leaf is far enough to go on by itself. Its style sheet takes it from there. */
  release(): boolean;
};

type Hold = Omit<LeafPull, "to">;

/** After this much of the way a leaf goes on by itself. */
const farEnough = 0.35;

/** Takes a leaf into the hand: until it is let go its angle follows the finger, by two variables of its style. */
export function pullLeaf(leaf: HTMLElement, hold: Hold): HeldLeaf {
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
