import type { Schema } from "../../src/project/file/schemas.ts";
import { pathText } from "../../src/project/ProjectDataError.ts";
import type { LocalText } from "../../src/project/types.ts";
import { readSite, type SiteProblem, type SiteProblemCode } from "./readSite.ts";
import { posterOf } from "./pageContent.ts";
import { filmName, pictureName, siteLanguages, siteSchema } from "./siteSchema.ts";

type Identified = { readonly id: string };

/** What a site's content may refer to. */
type ReferenceTargets = {
  readonly project: {
    readonly name?: LocalText | undefined;
    readonly towers: readonly Identified[];
    readonly floors: readonly { readonly floor: number; readonly apartments: readonly Identified[] }[];
    readonly tours?: readonly Identified[] | undefined;
  };
  /** Keys of the existing pictures; pictures are not checked without it. */
  readonly pictures?: ReadonlySet<string>;
  /** Names of the existing films; films are not checked without it. */
  readonly films?: ReadonlySet<string>;
  /** The languages in which visitors read the site. */
  readonly languages: readonly string[];
};

/** The languages in which a project's site needs its texts: those that the project itself has, if it names any. */
export function neededLanguages({ locales }: { readonly locales?: readonly string[] | undefined }): readonly string[] {
  const projectLanguages = siteLanguages.filter((locale) => locales?.includes(locale) ?? true);
  return projectLanguages.length > 0 ? projectLanguages : siteLanguages;
}

/** Whether the part at a path is required to build any page: without it visitors would get the start content instead. */
export const isNeeded = (path: string): boolean =>
  /^(version|brand(\.name)?|pages(\.home(\.(title|headline))?)?)?$/.test(path);

/**
 * The problems in a project's `site.json`: unreadable parts, texts without a language, and pictures, films, buildings,
 * apartments and tours that do not exist. None of them blocks a site: missing parts are left out, or fall back to another language.
 */
export function checkSite(
  json: unknown,
  { project, pictures, films, languages }: ReferenceTargets,
): readonly SiteProblem[] {
  const { content, problems: readingProblems } = readSite(json, project.name ?? "");
  if (readingProblems.some(({ path }) => path === "")) return readingProblems;
  const problems: SiteProblem[] = readingProblems.map(withPosterNamed);
  const report = (steps: Steps, problem: string, [code, value]: readonly [SiteProblemCode, string]) =>
    void problems.push({ path: pathText(steps), problem, code, value });
  const lookForPicture = (steps: Steps, key: string) => {
    if (pictures && !pictures.has(key))
      report(steps, `there is no picture "${key}": its place is left out`, ["picture", key]);
  };
  visit(siteSchema, content, [], ({ schema, value, steps }) => {
    if (schema.kind === "localText") {
      const missing = typeof value === "string" ? [] : languages.filter((each) => !(value as ByLanguage)[each]);
      if (missing.length > 0 && missing.length < languages.length)
        report(steps, `has no text in ${missing.join(", ")}: another language is shown`, [
          "language",
          missing.join(", "),
        ]);
    }
    if (schema === pictureName) lookForPicture(steps, value as string);
    if (schema === filmName && films && !films.has(value as string))
      report(steps, `there is no film "${String(value)}" in film/: its place is left out`, ["film", String(value)]);
  });
  const { about } = content.pages;
  // The film of the page "about" is not shown without its poster; the film of the page "animation" is.
  const poster = about?.film && posterOf(about.film.file);
  if (poster !== undefined && pictures && !pictures.has(poster))
    report(
      ["pages", "about", "film", "file"],
      `is left out: it needs a picture to show until the film plays. Give it as "${poster}" in pictures.json`,
      ["poster", poster],
    );
  for (const [page, part, things] of filledParts) {
    const own: Readonly<Record<string, unknown>> | undefined = content.pages[page];
    const list = own?.[part];
    // A broken part is reported as such.
    const isReported = problems.some(({ path }) => path.startsWith(pathText(["pages", page, part])));
    if (own && own["lead"] === undefined && !isReported && (!Array.isArray(list) || list.length === 0))
      report(
        ["pages", page, part],
        `has no ${things} yet, so that visitors see only the page's headline: add some, or remove the page`,
        ["empty", page],
      );
  }
  const towers = new Set(project.towers.map(({ id }) => id));
  content.pages.projects?.towers.forEach(({ tower }, index) => {
    if (!towers.has(tower))
      report(
        ["pages", "projects", "towers", index, "tower"],
        `there is no building "${tower}": ${suggestNames(towers)}`,
        ["tower", tower],
      );
  });
  const apartments = new Set(project.floors.flatMap((floor) => floor.apartments.map(({ id }) => id)));
  content.pages.home.sections.forEach(({ apartment }, index) => {
    if (apartment && !apartments.has(apartment))
      report(
        ["pages", "home", "sections", index, "apartment"],
        `there is no apartment "${apartment}": ${suggestNames(apartments)}`,
        ["apartment", apartment],
      );
  });
  const tours = new Set((project.tours ?? []).map(({ id }) => id));
  content.tours.forEach(({ tour }, index) => {
    if (!tours.has(tour))
      report(["tours", index, "tour"], `there is no tour "${tour}": ${suggestNames(tours)}`, ["tour", tour]);
  });
  const floors = new Set(project.floors.map(({ floor }) => floor));
  content.floorPaths.forEach(({ floor }, index) => {
    if (!floors.has(floor))
      report(["floorPaths", index, "floor"], `there is no floor ${floor}: ${suggestNames(floors)}`, [
        "floor",
        String(floor),
      ]);
  });
  return problems;
}

/** What a page consists of, besides its headline. */
const filledParts = [
  ["visuals", "pictures", "pictures"],
  ["videos", "items", "videos"],
  ["services", "groups", "groups of amenities"],
  ["imprint", "parts", "paragraphs"],
  ["privacy", "parts", "paragraphs"],
] as const;

/** Advice for a name that does not exist: those that do; of many, the first ones. */
function suggestNames(existing: ReadonlySet<string | number>): string {
  const names = [...existing];
  if (names.length === 0) return "the project has none, so remove it";
  const [listed, ellipsis] = [names.slice(0, 8), names.length > 8 ? " …" : ""];
  return `write one of ${listed.join(", ")}${ellipsis}`;
}

/** Rewrites the problem of a film on the page of videos whose poster is missing. */
function withPosterNamed(problem: SiteProblem): SiteProblem {
  const [, item] = /^(pages\.videos\.items\[\d+\])\.poster$/.exec(problem.path) ?? [];
  if (item === undefined || !problem.problem.startsWith("is missing")) return problem;
  const sentence = "is missing, so that the film is left out: give the key of a picture to show until the film plays";
  return { ...problem, problem: sentence, code: "poster", value: item };
}

type ByLanguage = Readonly<Record<string, string>>;
type Steps = readonly (string | number)[];
type VisitedValue = { readonly schema: Schema; readonly value: unknown; readonly steps: Steps };

/** Calls `see` for every value that is not an object or a list. */
function visit(schema: Schema, value: unknown, steps: Steps, onValue: (found: VisitedValue) => void): void {
  if (value === undefined || value === "") return;
  if (schema.kind === "list")
    for (const [index, item] of (value as readonly unknown[]).entries())
      visit(schema.item, item, [...steps, index], onValue);
  else if (schema.kind === "object")
    for (const [name, field] of Object.entries(schema.fields))
      visit(field.schema, (value as Readonly<Record<string, unknown>>)[name], [...steps, name], onValue);
  else onValue({ schema, value, steps });
}
