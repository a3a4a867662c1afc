import { existsSync, readFileSync } from "node:fs";
import { tourKeys, tourLayout } from "../../generate/tourKeys.ts";
import { tourFolder } from "../publicFolders.ts";
import { walkOrder } from "./walkOrder.ts";

/** A rendered panorama as listed by the render queue; `at` and `headingDeg` in the layout's own axes, in metres and degrees. */
export type Panorama = {
  readonly room?: string;
  readonly at: readonly [number, number];
  readonly eyeM: number;
  readonly headingDeg: number;
  readonly width: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
  /** The tour whose pictures are shown instead of its own. */
  readonly from?: string;
};

type Listed = { readonly from?: string; readonly scenes?: Readonly<Record<string, Panorama>> };

const list = new URL("panoramas.json", tourFolder);
const listed: Readonly<Record<string, Listed>> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};

/**
 * The panoramas of a tour by scene, in walking order. A room without a picture of its own shows that of another tour of
 * the layout, in which only the outside is different.
 */
export function panoramas(tour: string): ReadonlyMap<string, Panorama> {
  const own = listed[tour];
  const others = own?.from ? [own.from] : siblingsOf(tour);
  const found = new Map(Object.entries(own?.scenes ?? {}));
  for (const from of others)
    for (const [id, panorama] of Object.entries(listed[from]?.scenes ?? {}))
      if (!found.has(id)) found.set(id, { ...panorama, from: panorama.from ?? from });
  return new Map(
    walkOrder([...found.keys()]).flatMap((id): [string, Panorama][] => {
      const panorama = found.get(id);
      return panorama ? [[id, panorama]] : [];
    }),
  );
}

function siblingsOf(tour: string): string[] {
  if (!tourKeys.includes(tour)) return [];
  const { layout } = tourLayout(tour);
  return tourKeys.filter((key) => key !== tour && tourLayout(key).layout === layout);
}
