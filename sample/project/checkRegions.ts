import { findPlan, findTower } from "../../src/project/lookUps.ts";
import type { Picture, Project } from "../../src/project/types.ts";
import { pathBox } from "./pathBox.ts";

/** Every outline and every label must be within its picture. */
export function checkRegions(project: Project): string[] {
  const { site, towers, floors, plans, layouts } = project;
  return [
    ...towers.flatMap((tower) => [
      ...placeProblems(`${tower.id} on the site's picture`, tower.outline, site?.picture),
      ...placeProblems(`${tower.id} on the site's portrait`, tower.portraitOutline, site?.portrait),
    ]),
    ...floors.flatMap((floor) => {
      const tower = findTower(project, floor.tower);
      const name = `${floor.tower}, floor ${floor.floor}`;
      return [
        ...placeProblems(`${name} on the tower's picture`, floor.outline, tower?.picture),
        ...placeProblems(`${name} on the tower's portrait`, floor.portraitOutline, tower?.portrait),
        ...floor.apartments
          .filter(
            ({ label }) => !findPlan(project, floor.plan)?.regions.some(({ home: apartment }) => apartment === label),
          )
          .map(({ id }) => `${id} has no region on plan ${floor.plan}.`),
      ];
    }),
    ...plans.flatMap(({ id, picture, regions }) =>
      regions.flatMap(({ home: apartment, outline, at }) => [
        ...placeProblems(`region ${apartment} on plan ${id}`, outline, picture),
        ...placeProblems(`the lettering of region ${apartment} on plan ${id}`, at && `M${at.join(" ")}`, picture),
      ]),
    ),
    ...layouts.flatMap(({ id, plan, rooms }) =>
      rooms.flatMap(({ at }, i) =>
        placeProblems(`the lettering of room ${i + 1} on layout ${id}`, at && `M${at.join(" ")}`, plan),
      ),
    ),
  ];
}

function placeProblems(what: string, outline: string | undefined, picture: Picture | null | undefined): string[] {
  if (!outline) return [`There is no ${what}.`];
  if (!picture) return [`There is no picture for ${what}.`];
  const box = pathBox(outline);
  if (!box) return [`The outline of ${what} is not made of straight lines.`];
  const [left, top, right, bottom] = box;
  const isOn = left >= 0 && top >= 0 && right <= picture.width && bottom <= picture.height;
  return isOn ? [] : [`${what} reaches past the picture: ${box.join(" ")} on ${picture.width} x ${picture.height}.`];
}
