import { projectSchema } from "../../../../src/project/file/projectSchema.ts";
import { readBySchema } from "../../../../src/project/file/readBySchema.ts";
import type { Schema } from "../../../../src/project/file/schemas.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { ProjectDataError, type Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftFloor, DraftPlan, DraftProject } from "../draft.ts";
import { memoize } from "../memoize.ts";
import type { Problem, ProblemCode } from "./problem.ts";

/** Only used to recognize web addresses; nothing is fetched. */
const anyAddress = "https://project.invalid/project/project.json";

/** Problems reported by the reader that visitors' elements use: any record it leaves out would be missing silently. */
export function parserProblems(project: DraftProject): readonly Problem[] {
  try {
    const { problems } = parseProject(onlyLinks(project), anyAddress);
    return problems
      .filter(({ path }) => !isUnmade(project, path))
      .map(({ path, problem }) => {
        return { code: codeOf(problem), severity: "block", at: stepsOf(path), fix: "open", values: { path, problem } };
      });
  } catch (error) {
    if (!(error instanceof ProjectDataError)) throw error;
    const values = { problem: error.problem };
    return [{ code: "nothingToShow", severity: "block", at: stepsOf(error.path), fix: "open", values }];
  }
}

/** A PDF's pages are created when it is published: until then its chapters begin on missing pages. */
const isUnmade = ({ brochure }: Pick<DraftProject, "brochure">, path: string): boolean =>
  brochure?.pdf !== undefined && brochure.pages.length === 0 && path.startsWith("brochure.chapters[");

function codeOf(problem: string): ProblemCode {
  if (problem.endsWith("already exists")) return "duplicateId";
  return /^no \w+ "/.test(problem) ? "brokenLink" : "invalidField";
}

/** "floors[8].apartments[2].tour" as steps. */
export function stepsOf(path: string): Steps {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => (index ? Number(index) : (name ?? "")));
}

const { floors, plans, layouts } = projectSchema.fields;
const floorSchema = floors.schema.item;
const planSchema = plans.schema.item;

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
type AnySchema = Extract<Schema, { readonly kind: "flag" }>;

function isValid(schema: Schema, record: object): boolean {
  let failures = 0;
  const read: unknown = readBySchema<AnySchema>(schema as AnySchema, record, {
    baseUrl: anyAddress,
    report: () => void (failures += 1),
  });
  return failures === 0 && read !== undefined;
}

/** The record with only some of its fields, if it is sound. */
const linksOf = (schema: Schema, names: readonly string[]) =>
  memoize((record: object): object =>
    isValid(schema, record)
      ? Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
      : record,
  );

const linksOfApartment = linksOf(floorSchema.fields.apartments.schema.item, ["id", "layout", "tour", "price"]);
const linksOfRegion = linksOf(planSchema.fields.regions.schema.item, ["home", "number", "label"]);
const linksOfLayout = linksOf(layouts.schema.item, ["id", "mirrorOf"]);

const linksOfFloor = memoize((floor: DraftFloor): object => {
  const { apartments } = floor;
  const { tower, floor: number, plan } = floor;
  const isWhole = Array.isArray(apartments) && isValid(floorSchema, { ...floor, apartments: [] });
  if (!isWhole) return floor;
  return { tower, floor: number, ...(plan && { plan }), apartments: apartments.map(linksOfApartment) };
});

/** The regions' apartments are checked elsewhere: two with the same name may belong to two apartments. */
const numbered = (region: object, r: number): object =>
  "home" in region && typeof region.home !== "string" ? region : { ...region, home: `${r}` };

const linksOfPlan = memoize((plan: DraftPlan): object => {
  const { id, regions } = plan;
  const isWhole = Array.isArray(regions) && isValid(planSchema, { ...plan, regions: [] });
  return isWhole ? { id, regions: regions.map((region, r) => numbered(linksOfRegion(region), r)) } : plan;
});
