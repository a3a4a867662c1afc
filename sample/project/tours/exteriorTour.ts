import type { TourFile, TourLink } from "../../../src/project/tourFile.ts";
import { pictures } from "../pictures.ts";
import { panoramas, type Panorama } from "./panoramas.ts";
import { towards } from "./sceneLinks.ts";
import { sceneNames } from "./sceneNames.ts";
import { siteFrame } from "./siteDrawing.ts";
import { still } from "./stillsOf.ts";

const toProject = "../../project/";
const shown = ["site/courtyard", "site/aerial", "site/street", "site/hero"];

/** From that height the initial view is down towards the towers rather than level into the sky. */
const [highM, highLookDeg] = [10, 16];

/** The tour around the towers: every scene is linked to every other, and the map is the site plan. */
export function exteriorTour(found: ReadonlyMap<string, Panorama> = panoramas("exterior")): TourFile {
  const scenes = [...found];
  const names = sceneNames(scenes.map(([id]) => ({ id })));
  const rendered = pictures();
  return {
    home: { sq: "Kulla 5 dhe Kulla 6", en: "Kulla 5 and Kulla 6", de: "Kulla 5 und Kulla 6" },
    plan: { src: "plan.svg", width: siteFrame.width, height: siteFrame.height },
    stills: shown.flatMap((name) => {
      const picture = rendered[name];
      return picture ? [still(picture, toProject)] : [];
    }),
    scenes: scenes.flatMap(([id, panorama], index) => {
      const name = names[index];
      if (!name) return [];
      const { at, headingDeg: heading, width, tiles } = panorama;
      const links = scenes.filter(([other]) => other !== id).map(([to, other]) => linkTo(to, panorama, other));
      const down = panorama.eyeM > highM ? { down: highLookDeg } : {};
      return { id, name, folder: `${id}/`, heading, ...down, width, tiles, at: siteFrame.toPixels(at), links };
    }),
  };
}

function linkTo(to: string, from: Panorama, other: Panorama): TourLink {
  return { to, ...towards(from.at, other.at), rise: other.eyeM - from.eyeM };
}
