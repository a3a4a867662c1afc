import type { Result } from "../src/failure/result.ts";
import { readPageLinks } from "../src/finder/state/links/pageLinks.ts";
import type { ScreenName } from "../src/finder/state/screen.ts";
import { startScreen } from "../src/finder/state/startScreen.ts";
import type { ParsedProject } from "../src/project/parseProject.ts";
import { chooseLanguage, noSuchLanguage } from "../src/text/chooseLanguage.ts";
import { writtenStart } from "./finder/useFirstScreen.ts";

type Written = {
  readonly attributes: Readonly<Record<string, string>>;
  /** The screens of the tag; those of the brochure are no finder's. */
  readonly screens: readonly string[];
  readonly project: Result<ParsedProject>;
};

/** What a browser would say in its console of an element that was written like this. */
export function serverFaults({ attributes, screens, project }: Written): readonly string[] {
  const faults: string[] = [];
  const { locale = "sq", links } = attributes;
  const offer = project.ok ? project.value.project : {};
  if (locale && !chooseLanguage(locale, "", offer)) faults.push(noSuchLanguage(locale, offer));
  if (links) faults.push(...linkFaults(links));
  if (!project.ok) return [...faults, project.failure.detail ?? project.failure.code];
  faults.push(...project.value.problems.map(({ message }) => message));
  if (!["site", "floor", "apartment"].some((name) => screens.includes(name))) return faults;
  const start = writtenStart((name) => attributes[name]);
  const { unknown } = startScreen(project.value.project, screens as readonly ScreenName[], start);
  if (unknown.length > 0) faults.push(`the project has no ${unknown.join(", no ")}.`);
  return faults;
}

function linkFaults(json: string): readonly string[] {
  try {
    return readPageLinks(JSON.parse(json)).faults.map((fault) => `has ${fault}.`);
  } catch {
    return ["has links that are no JSON."];
  }
}
