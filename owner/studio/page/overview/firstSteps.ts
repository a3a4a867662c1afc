import type { Problem } from "../../draft/checks/problem.ts";
import type { DraftProject } from "../../draft/draft.ts";
import type { View } from "../state/view.ts";
import { viewOfProblem } from "./problemPlace.ts";

export type FirstStep = {
  readonly name: "list" | "frontPage" | "towers" | "plans" | "contact" | "publish";
  readonly isDone: boolean;
  /** The view in which it is done; undefined if there is no such view yet. */
  readonly view?: View | undefined;
};

type ProjectProgress = {
  readonly project: DraftProject;
  readonly problems: readonly Problem[];
  readonly isPublished: boolean;
};

/** The steps from a new project to its publication, in an order in which each one builds on the previous ones. */
export function firstSteps({ project, problems, isPublished }: ProjectProgress): readonly FirstStep[] {
  const { site, towers, floors } = project;
  const hasApartments = floors.some(({ apartments }) => apartments.length > 0);
  /** Done once the list has been imported and none of the given problems remains; leads to the first of them. */
  const step = (
    name: FirstStep["name"],
    ...missing: readonly (readonly [Problem["code"], list: string])[]
  ): FirstStep => {
    const open = problems.find(({ code, at }) => missing.some((each) => each[0] === code && each[1] === at[0]));
    return { name, isDone: hasApartments && !open, view: open && viewOfProblem(open, project) };
  };
  const frontPage = step("frontPage", ["outlineMissing", "towers"]);
  // A single building needs no picture of all buildings.
  const hasFrontPage = towers.length !== 1 || site?.picture !== undefined;
  const onSite: View = { kind: "outlines", layer: { on: "site" } };
  return [
    { name: "list", isDone: hasApartments, view: { kind: "importList" } },
    ...(hasFrontPage ? [{ ...frontPage, isDone: frontPage.isDone && Boolean(site?.picture), view: onSite }] : []),
    step("towers", ["pictureMissing", "towers"], ["outlineMissing", "floors"]),
    step(
      "plans",
      ["floorWithoutPlan", "floors"],
      ["pictureMissing", "plans"],
      ["homeWithoutRegion", "floors"],
      ["outlineMissing", "plans"],
    ),
    { ...step("contact", ["contactMissing", "contact"], ["mailMissing", "inquiry"]), view: { kind: "contact" } },
    { name: "publish", isDone: isPublished, view: { kind: "publish" } },
  ];
}
