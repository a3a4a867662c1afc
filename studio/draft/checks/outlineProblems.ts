import type { Steps } from "../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";
import { overlapsAmong, shapeArea } from "../geometry/overlap.ts";
import { readShape } from "../geometry/polygon.ts";
import type { Problem } from "./problem.ts";

type Outlined = { readonly at: Steps; readonly name: string; readonly outline: string };

/** Regions that lie on one picture. */
type Layer = {
  readonly size: { readonly width: number; readonly height: number };
  readonly regions: readonly Outlined[];
};

/** A region of less than this share of its picture cannot be pressed. */
const leastShare = 0.0002;
/** Two regions may share this part of the smaller one: a line's width. */
const mostShared = 0.02;

/** Outlines that are missing, too small to press, or lie over each other. */
export function outlineProblems(project: DraftProject): readonly Problem[] {
  return layersOf(project).flatMap(layerProblems);
}

function layersOf({ site, towers, floors, plans = [] }: DraftProject): readonly Layer[] {
  const sitePicture = site?.picture;
  const onSite = towers.map(({ name, id, outline = "" }, t) => ({
    at: ["towers", t],
    name: textOf(name, id),
    outline,
  }));
  return [
    ...(sitePicture ? [{ size: sitePicture, regions: onSite }] : []),
    ...towers.flatMap(({ id, picture }): Layer[] => {
      const regions = floors.flatMap(({ tower, floor, outline = "" }, f) =>
        tower === id ? [{ at: ["floors", f], name: String(floor), outline }] : [],
      );
      return picture ? [{ size: picture, regions }] : [];
    }),
    ...plans.flatMap(({ picture, regions: all }, p): Layer[] => {
      const regions = all.map(({ home, number, outline = "" }, r) => {
        return { at: ["plans", p, "regions", r], name: home ?? String(number), outline };
      });
      return picture ? [{ size: picture, regions }] : [];
    }),
  ];
}

const textOf = (text: string | Readonly<Record<string, string>>, other: string): string =>
  (typeof text === "string" ? text : Object.values(text)[0]) || other;

function layerProblems({ size, regions }: Layer): readonly Problem[] {
  const shapes = regions.map(({ outline }) => readShape(outline));
  const areas = shapes.map(shapeArea);
  const alone = regions.flatMap(({ at, name }, index): Problem[] => {
    const area = areas[index] ?? 0;
    if (shapes[index]?.length === 0) {
      return [{ code: "outlineMissing", weight: "warning", at, mend: "draw", values: { name } }];
    }
    const isSmall = area < leastShare * size.width * size.height;
    return isSmall ? [{ code: "outlineTooSmall", weight: "warning", at, mend: "draw", values: { name } }] : [];
  });
  const overlaps = overlapsAmong(shapes, 1).flatMap(({ pair: [one, other], overlap }): Problem[] => {
    const [first, second] = [regions[one], regions[other]];
    const isMuch = overlap.area > mostShared * Math.min(areas[one] ?? 0, areas[other] ?? 0);
    if (!first || !second || !isMuch) return [];
    const values = { name: first.name, other: second.name, area: Math.round(overlap.area) };
    return [{ code: "outlinesOverlap", weight: "warning", at: first.at, mend: "joinLines", values }];
  });
  return [...alone, ...overlaps];
}
