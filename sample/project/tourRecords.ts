import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex } from "../buildingTypes.ts";
import { posterFiles, posterSize } from "../../owner/pictures/posterView.ts";
import { panoramas } from "./tours/panoramas.ts";
import { tourLayout } from "../generate/tourKeys.ts";

/** Every 360° tour, its address, and its poster: the initial view of its first scene, which may come from another tour. */
export function tourRecords(complex: Complex): NonNullable<ProjectFile["tours"]> {
  return complex.tours.map((id) => {
    const { number } = tourLayout(id);
    const url = `../tours/${number}/${id}/index.htm`;
    const [first] = panoramas(id).values();
    if (!first) return { id, url };
    const folder = `../tours/${number}/${first.from ?? id}/`;
    const srcset = Object.entries(posterFiles).map(([name, width]) => `${folder}${name} ${width}w`);
    const sources = [{ type: "image/webp", srcset: srcset.join(", ") }];
    return { id, url, poster: { src: `${folder}poster.webp`, ...posterSize, alt: "", sources } };
  });
}
