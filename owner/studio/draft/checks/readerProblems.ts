import { projectShape } from "../../../../src/project/file/projectShape.ts";
import { readShape } from "../../../../src/project/file/readShape.ts";
import type { Shape } from "../../../../src/project/file/shapes.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftFloor, DraftPlan, DraftProject } from "../draft.ts";
import { perRecord } from "../perRecord.ts";
import type { Problem, ProblemCode } from "./problem.ts";

/** Only used to recognize web addresses; nothing is fetched. */
const anyAddress = "https://project.invalid/project/project.json";

/** Problems reported by the reader that visitors' elements use: any record it leaves out would be missing silently. */
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

/** A PDF's pages are created when it is published: until then its chapters begin on missing pages. */
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
 * A reduced input for the reader: a record that the reader accepts unchanged is reduced to its links. Which records these are
 * is determined once per record; a broken record is passed to the reader completely, at its own place.
 */
function onlyLinks(project: DraftProject): unknown {
  return {
    ...project,
    floors: project.floors.map(linksOfFloor),
    ...(project.plans && { plans: project.plans.map(linksOfPlan) }),
    ...(project.layouts && { layouts: project.layouts.map(linksOfLayout) }),
  };
}

/** A cast: the exact type does not matter here. */
type AnyShape = Extract<Shape, { readonly kind: "flag" }>;

function isValid(shape: Shape, record: object): boolean {
  let failures = 0;
  const read: unknown = readShape<AnyShape>(shape as AnyShape, record, {
    baseUrl: anyAddress,
    report: () => void (failures += 1),
  });
  return failures === 0 && read !== undefined;
}

/** The record with only some of its fields, if it is sound. */
const linksOf = (shape: Shape, names: readonly string[]) =>
  perRecord((record: object): object =>
    isValid(shape, record)
      ? Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
      : record,
  );

const linksOfApartment = linksOf(floorShape.fields.apartments.shape.item, ["id", "layout", "tour", "price"]);
const linksOfRegion = linksOf(planShape.fields.regions.shape.item, ["home", "number", "label"]);
const linksOfLayout = linksOf(layouts.shape.item, ["id", "mirrorOf"]);

const linksOfFloor = perRecord((floor: DraftFloor): object => {
  const { apartments } = floor;
  const { tower, floor: number, plan } = floor;
  const isWhole = Array.isArray(apartments) && isValid(floorShape, { ...floor, apartments: [] });
  if (!isWhole) return floor;
  return { tower, floor: number, ...(plan && { plan }), apartments: apartments.map(linksOfApartment) };
});

/** The regions' apartments are checked elsewhere: two with the same name may belong to two apartments. */
const numbered = (region: object, r: number): object =>
  "home" in region && typeof region.home !== "string" ? region : { ...region, home: `${r}` };

const linksOfPlan = perRecord((plan: DraftPlan): object => {
  const { id, regions } = plan;
  const isWhole = Array.isArray(regions) && isValid(planShape, { ...plan, regions: [] });
  return isWhole ? { id, regions: regions.map((region, r) => numbered(linksOfRegion(region), r)) } : plan;
});
