import type { Complex } from "../buildingTypes.ts";
import type { Layout } from "../types.ts";

export interface ResolvedLayout extends Layout {
  readonly id: string;
  /** The layout that the rooms belong to: the layout itself, or the one it mirrors. */
  readonly base: string;
  readonly mirror: boolean;
}

/** A layout by id; a mirror has its base's rooms, which are not reflected yet. */
export function resolveLayout(complex: Pick<Complex, "layouts">, id: string): ResolvedLayout {
  const found = complex.layouts[id];
  const base = found && "base" in found ? found.base : id;
  const layout = complex.layouts[base];
  if (!layout || "base" in layout) throw new Error(`There is no layout "${id}".`);
  return { ...layout, id, base, mirror: base !== id };
}
