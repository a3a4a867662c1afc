import type { TourFile, TourScene, TourNames } from "../../../src/project/tourFile.ts";
import type { Complex } from "../../buildingTypes.ts";
import { deriveLayout } from "../../derive/deriveLayout.ts";
import { resolveLayout } from "../../derive/resolveLayout.ts";
import { layoutFrame } from "../../drawing/layoutFrame.ts";
import { layoutLabels } from "../layoutRecords.ts";
import { panoramas } from "./panoramas.ts";
import { sceneLinks, type Stand } from "./sceneLinks.ts";
import { sceneNames } from "./sceneNames.ts";
import { stillsOf } from "./stillsOf.ts";
import { tourLayout } from "../../generate/tourKeys.ts";

const toProject = "../../../project/";

/** The tour of an apartment: a scene per rendered room, links through the apartment's doors, and the apartment's own plan. */
export function apartmentTour(complex: Complex, tour: string): TourFile {
  const { layout: id } = tourLayout(tour);
  const { width, height } = layoutFrame(resolveLayout(complex, id));
  return {
    home: apartmentName(id),
    plan: { src: `${toProject}layouts/${id}/plan.svg`, width, height },
    stills: stillsOf(id, toProject),
    scenes: scenesOf(complex, tour),
  };
}

function apartmentName(id: string): TourNames {
  const label = layoutLabels[id] ?? { sq: id, en: id, de: id };
  return { sq: `Banesa ${label.sq}`, en: `Apartment ${label.en}`, de: `Wohnung ${label.de}` };
}

function scenesOf(complex: Complex, tour: string): TourScene[] {
  const layout = resolveLayout(complex, tourLayout(tour).layout);
  const { net } = deriveLayout(layout);
  const frame = layoutFrame(layout);
  const found = [...panoramas(tour)].map(([id, panorama]) => {
    const room = layout.rooms.find((candidate) => candidate.id === panorama.room);
    if (!room) throw new Error(`Scene ${id} of ${tour} stands in no room of its layout: ${panorama.room}.`);
    return { id, panorama, room };
  });
  const stands = found.map(({ id, panorama, room }): Stand => ({ id, room: room.id, at: panorama.at }));
  const names = sceneNames(found.map(({ id, room }) => ({ id, kind: room.kind })));
  return found.flatMap(({ id, panorama, room }, index) => {
    const [stand, name] = [stands[index], names[index]];
    if (!stand || !name) return [];
    return {
      id,
      name,
      folder: panorama.from && panorama.from !== tour ? `../${panorama.from}/${id}/` : `${id}/`,
      heading: panorama.headingDeg,
      width: panorama.width,
      tiles: panorama.tiles,
      at: frame.toPixels(panorama.at),
      room: (net.get(room.id) ?? room.poly).map(frame.toPixels),
      links: sceneLinks(layout, stands, stand),
    };
  });
}
