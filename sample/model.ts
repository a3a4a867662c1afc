import type { Complex } from "./buildingTypes.ts";
import { rectPolygon } from "./geometry/rect.ts";
import { buildLayout } from "./generate/buildLayout.ts";
import { buildTower, floorHeight } from "./generate/buildTower.ts";
import { ground } from "./generate/ground.ts";
import { plates } from "./generate/plates.ts";
import { roomNames } from "./generate/roomNames.ts";
import { tourKeys } from "./generate/tourKeys.ts";
import { wallThickness } from "./derive/wall.ts";
import { layoutDefinitions } from "./layouts/layoutDefinitions.ts";

const mirrored = ["1", "2", "3", "4"];

let model: Complex | undefined;

/** The complete complex in metres: site, towers, floors, plates, layouts. Built once; always the same object. */
export function complexModel(): Complex {
  model ??= buildComplex();
  return model;
}

function buildComplex(): Complex {
  const layouts = Object.entries(layoutDefinitions).map(
    ([id, definition]) => [id, buildLayout(id, definition)] as const,
  );
  return {
    about: "Two-tower residential complex, Prishtina. Metres. Polygons are counter-clockwise, on wall centre lines.",
    units: "m",
    grid: 0.05,
    walls: { outer: wallThickness("outer"), party: wallThickness("party"), inner: wallThickness("inner") },
    storeyHeight: floorHeight,
    slab: 0.35,
    clearHeight: 2.8,
    railing: 1.1,
    names: roomNames,
    tours: tourKeys,
    site: {
      name: "Kompleksi K5–K6",
      city: "Prishtinë",
      north: [0, 1],
      note: "Plate axes: x east, y north. K6 is K5's plan turned by 180 degrees.",
      ground: rectPolygon([-80, -40, 80, 60]),
      parkingLevels: 3,
      greenArea: 10000,
      businessArea: 7050,
    },
    towers: {
      K5: buildTower({ name: "K5", floors: 11, origin: [-57, 0], rot: 0 }),
      K6: buildTower({ name: "K6", floors: 10, origin: [57, 31], rot: 180 }),
    },
    ground,
    plates,
    layouts: Object.fromEntries([...layouts, ...mirrored.map((base) => [`${base}-mirror`, { base }] as const)]),
  };
}
