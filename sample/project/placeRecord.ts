import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex, Tower } from "../buildingTypes.ts";
import { placePolygon } from "../geometry/placement.ts";
import type { Polygon } from "../types.ts";

/** The location of the complex, and its towers as stacked boxes: a new box begins wherever a floor steps back. */
export function placeRecord({ towers, plates, site }: Complex): Required<Pick<ProjectFile, "place">> {
  if (site.north[0] !== 0 || site.north[1] !== 1) throw new Error("The site's north is no longer up.");
  const faceOf = (plate: string): Polygon => plates[plate]?.face ?? [];
  const boxesOf = (tower: Tower) =>
    tower.storeys.flatMap(({ plate, z, height }, i) => {
      const above = tower.storeys[i + 1];
      const outline = outlineOf(placePolygon(faceOf(plate), { at: tower.origin, rot: tower.rot }));
      const isTopOfBox = !above || String(faceOf(above.plate)) !== String(faceOf(plate));
      return isTopOfBox ? [{ tower: tower.name.toLowerCase(), outline, heightM: tenths(z + height) }] : [];
    });
  return {
    place: { lat: 42.66, lon: 21.16, timeZone: "Europe/Belgrade", volumes: Object.values(towers).flatMap(boxesOf) },
  };
}

const tenths = (metres: number): number => Math.round(metres * 10) / 10;

/** In SVG coordinates, with y pointing south. */
function outlineOf(corners: Polygon): string {
  return `M${corners
    .map(([x, y]) => `${tenths(x)} ${tenths(0 - y)}`)
    .join(" ")
    .replaceAll(" -", "-")}z`;
}
