import { projectShape } from "../../../../src/project/file/projectShape.ts";
import { readShape } from "../../../../src/project/file/readShape.ts";
import type { Shape } from "../../../../src/project/file/shapes.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftFloor, DraftPlan, DraftProject } from "../draft.ts";
import { perRecord } from "../perRecord.ts";
import type { Problem, ProblemCode } from "./problem.ts";

/** Only to tell web addresses from others; nothing is fetched. */
const anyAddress = "https://project.invalid/project/project.json";

/** What the reader says that visitors' elements use: a record it leaves out would be missing without a word. */
export function readerProblems(project: DraftProject): readonly Problem[] {
  try {
    const { problems } = parseProject(onlyLinks(project), anyAddress);
    return problems
      .filter(({ path }) => !isUnmade(project, path))
      .map(({ path, problem }) => {
        return { code: codeOf(problem), weight: "block", at: stepsOf(path), mend: "open", values: { path, problem } };
      });
  } catch (error) {
    if (!(error instanceof ProjectDataError)) throw error;
    const values = { problem: error.problem };
    return [{ code: "nothingToShow", weight: "block", at: stepsOf(error.path), mend: "open", values }];
  }
}

/** Pages of a PDF are made when it is published: until then its chapters begin on pages that are not there. */
const isUnmade = ({ brochure }: Pick<DraftProject, "brochure">, path: string): boolean =>
  brochure?.pdf !== undefined && brochure.pages.length === 0 && path.startsWith("brochure.chapters[");

function codeOf(problem: string): ProblemCode {
  if (problem.endsWith("is there already")) return "doubledId";
  return /^no \w+ "/.test(problem) ? "linkNowhere" : "brokenField";
}

/** "floors[8].apartments[2].tour" as steps. */
export function stepsOf(path: string): Steps {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => (index ? Number(index) : (name ?? "")));
}

const { floors, plans, layouts } = projectShape.fields;
const floorShape = floors.shape.item;
const planShape = plans.shape.item;

/**
 * The same for the reader, and cheaper: of a record that it takes as it is only what links to others. Which they are is
 * looked at once; whatever is broken goes to the reader whole, at its own place.
 */
function onlyLinks(project: DraftProject): unknown {
  return {
    ...project,
    floors: project.floors.map(linksOfFloor),
    ...(project.plans && { plans: project.plans.map(linksOfPlan) }),
    ...(project.layouts && { layouts: project.layouts.map(linksOfLayout) }),
  };
}

/** Which one it is the compiler need not follow. */
type AnyShape = Extract<Shape, { readonly kind: "flag" }>;

function isSound(shape: Shape, record: object): boolean {
  let faults = 0;
  const read: unknown = readShape<AnyShape>(shape as AnyShape, record, {
    baseUrl: anyAddress,
    report: () => void (faults += 1),
  });
  return faults === 0 && read !== undefined;
}

/** The record with some of its fields only, where it is sound. */
const linksOf = (shape: Shape, names: readonly string[]) =>
  perRecord((record: object): object =>
    isSound(shape, record)
      ? Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
      : record,
  );

const linksOfApartment = linksOf(floorShape.fields.apartments.shape.item, ["id", "layout", "tour", "price"]);
const linksOfRegion = linksOf(planShape.fields.regions.shape.item, ["home", "number", "label"]);
const linksOfLayout = linksOf(layouts.shape.item, ["id", "mirrorOf"]);

const linksOfFloor = perRecord((floor: DraftFloor): object => {
  const { apartments } = floor;
  const { tower, floor: number, plan } = floor;
  const isWhole = Array.isArray(apartments) && isSound(floorShape, { ...floor, apartments: [] });
  if (!isWhole) return floor;
  return { tower, floor: number, ...(plan && { plan }), apartments: apartments.map(linksOfApartment) };
});

/** Whose regions they are is looked at elsewhere: two of one name may be of two apartments. */
const numbered = (region: object, r: number): object =>
  "home" in region && typeof region.home !== "string" ? region : { ...region, home: `${r}` };

const linksOfPlan = perRecord((plan: DraftPlan): object => {
  const { id, regions } = plan;
  const isWhole = Array.isArray(regions) && isSound(planShape, { ...plan, regions: [] });
  return isWhole ? { id, regions: regions.map((region, r) => numbered(linksOfRegion(region), r)) } : plan;
});
