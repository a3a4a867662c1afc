import type { Problem } from "../../draft/checks/problem.ts";
import type { DraftProject } from "../../draft/draft.ts";
import type { View } from "../state/view.ts";
import { viewOfProblem } from "./problemPlace.ts";

export type FirstStep = {
  readonly name: "list" | "frontPage" | "towers" | "plans" | "contact" | "publish";
  readonly isDone: boolean;
  /** Where it is done; undefined before there is such a place. */
  readonly view?: View | undefined;
};

type Given = {
  readonly project: DraftProject;
  readonly problems: readonly Problem[];
  readonly isPublished: boolean;
};

/** What a new project needs until it is published, in the order in which one step builds on the other. */
export function firstSteps({ project, problems, isPublished }: Given): readonly FirstStep[] {
  const { site, towers, floors } = project;
  const hasApartments = floors.some(({ apartments }) => apartments.length > 0);
  /** Done once the list is there and nothing of it is missing; leads to the first that is. */
  const step = (
    name: FirstStep["name"],
    ...missing: readonly (readonly [Problem["code"], list: string])[]
  ): FirstStep => {
    const open = problems.find(({ code, at }) => missing.some((each) => each[0] === code && each[1] === at[0]));
    return { name, isDone: hasApartments && !open, view: open && viewOfProblem(open, project) };
  };
  const frontPage = step("frontPage", ["outlineMissing", "towers"]);
  // One building by itself needs no picture of all of them.
  const hasFrontPage = towers.length !== 1 || site?.picture !== undefined;
  const onSite: View = { kind: "outlines", layer: { on: "site" } };
  return [
    { name: "list", isDone: hasApartments, view: { kind: "importList" } },
    ...(hasFrontPage ? [{ ...frontPage, isDone: frontPage.isDone && Boolean(site?.picture), view: onSite }] : []),
    step("towers", ["pictureMissing", "towers"], ["outlineMissing", "floors"]),
    step("plans", ["floorWithoutPlan", "floors"], ["pictureMissing", "plans"], ["homeWithoutRegion", "floors"], ["outlineMissing", "plans"]), // prettier-ignore
    { ...step("contact", ["contactMissing", "contact"], ["mailMissing", "inquiry"]), view: { kind: "contact" } },
    { name: "publish", isDone: isPublished, view: { kind: "publish" } },
  ];
}
