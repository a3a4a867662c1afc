import { planName, towerName } from "../../text/placeText.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { plural } from "../../text/plural.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { isUnder } from "../overview/problemPlace.ts";
import { useSettingsRows } from "../settings/settingsRows.ts";
import { useProblems, useProjectPart, useProjectParts } from "../state/ProjectContext.ts";
import type { View } from "../state/view.ts";
import { useStudioTexts } from "./TextsContext.ts";

/** A row of the tree: where it leads, its count, and its problems. */
export type TreeRow = {
  readonly name: string;
  readonly view: View;
  readonly count?: number | string;
  /** The count in words, for screen readers. */
  readonly counted?: string;
  readonly problems: readonly Problem[];
  readonly isInner?: boolean;
  /** The name is the owner's own, so translation tools must not change it. */
  readonly isOwnName?: boolean;
};

export function useTreeRows(): readonly TreeRow[] {
  const [places, apartments, plans, made, settings] = [
    usePlaceRows(),
    useApartmentRows(),
    usePlanRows(),
    useMadeRows(),
    useSettingsRows(),
  ];
  return [...places, ...apartments, ...plans, ...made, ...settings];
}

/** Problems at or below a place of the project. */
function useUnder() {
  const problems = useProblems();
  return (...at: readonly (string | number)[]) => problems.filter((problem) => isUnder(problem, at));
}

/** The overview, the front page, and the buildings. */
function usePlaceRows(): readonly TreeRow[] {
  const texts = useStudioTexts();
  const towers = useProjectPart((project) => project.towers);
  const floors = useProjectPart((project) => project.floors);
  const under = useUnder();
  const floorsOf = (id: string) => floors.flatMap(({ tower }, index) => (tower === id ? [index] : []));
  return [
    { name: texts.frame.overview, view: { kind: "overview" }, problems: [] },
    {
      name: texts.names.frontPage,
      view: { kind: "outlines", layer: { on: "site" } },
      count: towers.length,
      counted: plural(texts.language, texts.counts.towers, towers.length),
      problems: [...under("site"), ...towers.flatMap((_, t) => under("towers", t, "outline"))],
    },
    ...towers.map(({ id }, t): TreeRow => ({
      name: towerName({ towers }, id, texts),
      isOwnName: true,
      view: { kind: "outlines", layer: { on: "tower", tower: id } },
      count: floorsOf(id).length,
      counted: plural(texts.language, texts.counts.floors, floorsOf(id).length),
      problems: [
        ...under("towers", t),
        ...floorsOf(id).flatMap((f) => under("floors", f).filter(({ at }) => at[2] !== "apartments")),
      ],
    })),
  ];
}

function useApartmentRows(): readonly TreeRow[] {
  const texts = useStudioTexts();
  const floors = useProjectPart((project) => project.floors);
  const problems = useProblems();
  const n = floors.reduce((count, { apartments }) => count + apartments.length, 0);
  return [
    {
      name: texts.names.homes,
      view: { kind: "homes" },
      count: n,
      counted: plural(texts.language, texts.counts.apartments, n),
      problems: problems.filter(({ at, code }) => at[2] === "apartments" || code === "noHomes"),
    },
    { name: texts.imports.fromExcel, view: { kind: "importList" }, problems: [], isInner: true },
    { name: texts.filesByName.short, view: { kind: "filesByName" }, problems: [], isInner: true },
  ];
}

function usePlanRows(): readonly TreeRow[] {
  const texts = useStudioTexts();
  const under = useUnder();
  const ids = useProjectParts(({ plans = [] }) => plans.map(({ id }) => id));
  const names = useProjectParts((project) => (project.plans ?? []).map(({ id }) => planName(project, id, texts)));
  const counts = useProjectParts(({ plans = [] }) => plans.map(({ regions }) => regions.length));
  return ids.map((id, p) => ({
    name: names[p] ?? "",
    view: { kind: "outlines", layer: { on: "plan", plan: id } },
    count: counts[p] ?? 0,
    counted: plural(texts.language, texts.counts.outlines, counts[p] ?? 0),
    problems: under("plans", p),
    isInner: true,
  }));
}

/** Layouts, tours, brochure and website. */
function useMadeRows(): readonly TreeRow[] {
  const texts = useStudioTexts();
  const layoutCount = useProjectPart((project) => project.layouts?.length ?? 0);
  const tourCount = useProjectPart((project) => project.tours?.length ?? 0);
  const ownBrochure = useProjectPart((project) => project.brochure);
  const under = useUnder();
  return [
    { name: texts.layouts.screenTitle, view: { kind: "layouts" }, count: layoutCount, problems: under("layouts") },
    { name: texts.tours.screenTitle, view: { kind: "tours" }, count: tourCount, problems: under("tours") },
    {
      name: texts.brochure.screenTitle,
      view: { kind: "brochure" },
      count: brochureCount(ownBrochure, texts),
      problems: under("brochure"),
    },
    { name: texts.website.screenTitle, view: { kind: "website" }, problems: under("website") },
  ];
}

/** The page count of a PDF is unknown until it has been read. */
function brochureCount(brochure: DraftProject["brochure"], texts: StudioTexts): string {
  if (brochure?.pages.length) return plural(texts.language, texts.counts.pages, brochure.pages.length);
  return brochure?.pdf === undefined ? "–" : "PDF";
}
