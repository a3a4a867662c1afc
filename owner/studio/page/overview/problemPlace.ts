import { pathText, type Steps } from "../../../../src/project/ProjectDataError.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import { formatArea } from "../../../../src/text/format/formatArea.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import type { OpenProblem, ProblemGroup } from "../../draft/checks/problemGroups.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { memoize } from "../../draft/memoize.ts";
import { placeText } from "../../text/placeText.ts";
import { plural } from "../../text/plural.ts";
import { languageName } from "../layouts/layoutWords.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { failureText } from "../frame/failureText.ts";
import { settingsOf } from "../settings/settingsPart.ts";
import { draftOf, type ProjectStore, show } from "../state/projectStore.ts";
import type { View } from "../state/view.ts";
import { partOf } from "../website/websiteView.ts";

/** Whether a problem is at a place or inside it. */
export const isUnder = ({ at }: Problem, place: Steps): boolean => place.every((step, index) => at[index] === step);

export const countProblems = memoize((problems: readonly Problem[]): Readonly<Record<Problem["severity"], number>> => {
  const count = { block: 0, warning: 0, hint: 0 };
  for (const { severity } of problems) count[severity] += 1;
  return count;
});

/** The names of languages in the studio's language: "sq, de" is "Albanian, German". */
const languageNames = (locales: string, texts: StudioTexts): string =>
  locales
    .split(", ")
    .map((locale) => languageName(locale, texts))
    .join(", ");

export function problemSentence({ code, at, values = {}, unnamed = {} }: Problem, texts: StudioTexts): string {
  const { failure, problem } = values;
  const part = texts.parts[innermostPart(at)];
  const places = Object.fromEntries(Object.entries(unnamed).map(([key, n]) => [key, fill(texts.names.unnamed, { n })]));
  const why = code === "fileProblem" ? failureText({ code: String(failure), message: String(problem) }, texts) : "";
  const missing = code === "websiteTextMissing" ? { value: languageNames(String(values["value"]), texts) } : {};
  return fill(texts.problems[code], { ...values, ...missing, ...areasIn(values, texts), ...places, why, part });
}

/** Both area figures of a conflict, formatted, and the name of that area. */
function areasIn({ main, area, stated }: NonNullable<Problem["values"]>, texts: StudioTexts): object {
  const kinds: Readonly<Record<string, string>> = texts.imports.areaKinds;
  if (typeof area !== "number" || typeof stated !== "number") return {};
  const [one, other] = [area, stated].map((m2) => formatArea(m2, texts.language));
  return { main: kinds[String(main)] ?? main, area: one, stated: other };
}

/** "34 apartments have no outline: Plan 2". */
export function groupSentence({ code, place, count }: ProblemGroup, project: DraftProject, texts: StudioTexts): string {
  const sentence = plural(texts.language, texts.problemGroups[code], count);
  return place.length === 0 ? sentence : `${sentence}: ${placeText(place, project, texts)}`;
}

type Part = keyof StudioTexts["parts"];

/** The owner's words for the fields of the project file. */
const partNames: Readonly<Record<string, Part>> = {
  outline: "outline",
  portraitOutline: "outline",
  area: "area",
  outdoorArea: "area",
  areas: "area",
  price: "price",
  picture: "picture",
  portrait: "picture",
  top: "picture",
  pictures: "picture",
  poster: "picture",
  pages: "picture",
  name: "name",
  label: "name",
  description: "description",
  alt: "name",
  title: "name",
  address: "address",
  url: "address",
  pdf: "address",
  plan: "plan",
  layout: "layout",
  mirrorOf: "layout",
  tour: "tour",
  tower: "tower",
  page: "page",
};

/** The text key of the innermost step that has one; `value` if none has. */
function innermostPart(at: Steps): Part {
  const named = at.slice(1).findLast((step) => Object.hasOwn(partNames, String(step)));
  return (named !== undefined && partNames[String(named)]) || "value";
}

/** The studio view where a problem is corrected; otherwise undefined. */
export function viewOfProblem(
  { at, code, values }: Pick<Problem, "at" | "code" | "values">,
  project: DraftProject,
): View | undefined {
  const [list, index, inner, deeper] = at;
  if (list === "site") return { kind: "outlines", layer: { on: "site" } };
  if (list === "website") {
    const place = at.slice(1);
    const part = partOf(place);
    const [locale] = code === "websiteTextMissing" ? String(values?.["value"]).split(", ") : [];
    const field = pathText(locale === undefined ? place : [...place, locale]);
    return { kind: "website", ...(part && { part, field }) };
  }
  if (list === "brochure") return { kind: "brochure", ...(typeof inner === "number" && { page: inner }) };
  const settings = settingsOf(at, values);
  if (settings) return settings;
  if (code === "noHomes") return { kind: "homes" };
  if (typeof index !== "number") return undefined;
  if (list === "towers") {
    const tower = project.towers[index];
    if (!tower) return undefined;
    const isOutline = code === "outlineMissing" || code === "outlineTooSmall" || code === "outlinesOverlap";
    if (isOutline) return { kind: "outlines", layer: { on: "site" }, region: index };
    return { kind: "outlines", layer: { on: "tower", tower: tower.id } };
  }
  if (list === "plans") {
    const plan = project.plans?.[index];
    const region = inner === "regions" && typeof deeper === "number" ? { region: deeper } : {};
    return plan && { kind: "outlines", layer: { on: "plan", plan: plan.id }, ...region };
  }
  if (list === "layouts") {
    const layout = project.layouts?.[index];
    const picture = inner === "pictures" && typeof deeper === "number" ? { picture: deeper } : {};
    return layout && { kind: "layouts", layout: layout.id, ...picture };
  }
  if (list === "tours") {
    const tour = project.tours?.[index];
    const scene = typeof at[4] === "number" ? tour?.studio?.scenes?.[at[4]] : undefined;
    return tour && { kind: "tours", tour: tour.id, ...(scene && { scene: scene.id }) };
  }
  if (code === "homeWithoutRegion") return viewOfUndrawn(at, project) ?? viewOfFloor(at, project);
  return list === "floors" ? viewOfFloor(at, project) : undefined;
}

/** The plan view, ready to draw the apartment's missing outline. */
function viewOfUndrawn([, index, , apartment]: Steps, { floors }: DraftProject): View | undefined {
  const floor = floors[Number(index)];
  const toDraw = floor?.apartments[Number(apartment)]?.id;
  if (floor?.plan === undefined || toDraw === undefined) return undefined;
  return { kind: "outlines", layer: { on: "plan", plan: floor.plan }, toDraw };
}

function viewOfFloor([, index, inner, apartment]: Steps, { floors }: DraftProject): View | undefined {
  const floor = typeof index === "number" ? floors[index] : undefined;
  if (!floor) return undefined;
  if (inner === "apartments") {
    const found = typeof apartment === "number" ? floor.apartments[apartment] : undefined;
    return { kind: "homes", ...(found && { apartment: found.id }) };
  }
  const region = floors.filter(({ tower }) => tower === floor.tower).indexOf(floor);
  return { kind: "outlines", layer: { on: "tower", tower: floor.tower }, region };
}

/** Opens the view where a problem of a group is corrected; the bar above the work leads to the others. */
export function goToProblem(store: ProjectStore, opened: OpenProblem): void {
  store.setState({ opened });
  const view = viewOfProblem(opened.open, draftOf(store).project);
  if (view) show(store, view);
}
