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
  const held = Math.max(Math.abs(from), width * 0.3);
  const moved = to - from;
  if (isDouble) return degrees((step > 0 ? held + moved : moved - held) / held, -1);
  return step > 0 ? degrees((held + moved) / held, 0) : degrees(moved / width, 0);
}

function degrees(cosine: number, least: number): number {
  return (Math.acos(Math.min(1, Math.max(least, cosine))) * 180) / Math.PI;
}
