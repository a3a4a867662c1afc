import { parseJson } from "../src/element/attributes/jsonProperty.ts";
import { en } from "../src/text/en.ts";
import { headingLevelProblem, textsProblem, valueProblem } from "../src/element/attributes/attributeProblems.ts";
import type { Result } from "../src/failure/failure.ts";
import { readPageLinks } from "../src/finder/state/links/pageLinks.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { startScreen } from "../src/finder/state/startScreen.ts";
import { searchProblems } from "../src/finder/state/searchReports.ts";
import type { ParsedProject } from "../src/project/parseProject.ts";
import { nearestWord } from "../src/text/nearestWord.ts";
import { chooseLanguage, noSuchLanguage } from "../src/text/chooseLanguage.ts";
import { startFromAttributes } from "./finder/initialState.ts";
import { elements } from "./contract/elements.ts";
import type { Tag } from "./contract/tags.ts";

/** Attributes that any element may have; no event handlers. */
const ofAnyElement =
  /^(class|id|style|hidden|lang|dir|title|translate|role|tabindex|slot|part|exportparts|data-[\w.-]+|aria-[a-z]+)$/;

/** Whether an attribute may be rendered: it is in the contract, or global. */
export function isAttributeOf(tag: Tag, name: string): boolean {
  const followed: readonly string[] = elements[tag].attributes;
  return followed.includes(name) || ofAnyElement.test(name);
}

type RenderedTag = {
  readonly tag: Tag;
  /** Attributes that were left out. */
  readonly leftOut: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly project: Result<ParsedProject>;
};

/** The warnings that a browser would log for such an element, besides those of rendering. */
export function serverWarnings({ tag, leftOut, attributes, project }: RenderedTag): readonly string[] {
  const warnings = leftOut.map((name) => {
    const right = nearestWord(name, elements[tag].attributes);
    const meant = right === undefined ? "" : ` Did you mean ${right}?`;
    return `has no attribute ${JSON.stringify(name)}: it is left out.${meant}`;
  });
  // The brochure's screens have other names.
  const screens: readonly string[] = elements[tag].screens;
  const { locale = "sq", "heading-level": level, filter = null, sort = null } = attributes;
  const languages = project.ok ? project.value.project : {};
  if (locale && !chooseLanguage(locale, "", languages)) warnings.push(noSuchLanguage(locale, languages));
  const report = (warning: string | undefined): void => void (warning && warnings.push(warning));
  for (const [name, value] of Object.entries(attributes)) report(valueProblem(name, value));
  report(headingLevelProblem(level));
  report(textsProblem(parseJson("texts", attributes["texts"], report), en));
  const links = parseJson("links", attributes["links"], report);
  if (links !== null) for (const warning of readPageLinks(links).failures) report(`has ${warning}.`);
  if (!project.ok) return [...warnings, project.failure.detail ?? project.failure.code];
  const towers = project.value.project.towers.map(({ id }) => id);
  warnings.push(...searchProblems({ filter, sort }, towers));
  warnings.push(...project.value.problems.map(({ message }) => message));
  if (!["site", "floor", "apartment"].some((name) => screens.includes(name))) return warnings;
  const start = startFromAttributes((name) => attributes[name]);
  const { unknown } = startScreen(project.value.project, screens as readonly ScreenName[], start);
  if (unknown.length > 0) warnings.push(`the project has no ${unknown.join(", no ")}.`);
  return warnings;
}
