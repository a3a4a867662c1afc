import { checkSite } from "../../../site/checkSite.ts";
import type { SiteFault, SiteFaultCode } from "../../../site/readSite.ts";
import { siteLanguages } from "../../../site/siteShape.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft } from "../draft.ts";
import { itemsAt } from "../website/editWebsite.ts";
import { isOff, publishedSite } from "../website/website.ts";
import type { Problem, ProblemCode } from "./problem.ts";
import { stepsOf } from "./readerProblems.ts";

const codes: Readonly<Record<SiteFaultCode, ProblemCode>> = {
  broken: "websiteBroken",
  language: "websiteTextMissing",
  picture: "websitePictureMissing",
  tower: "websiteNowhere",
  apartment: "websiteNowhere",
  tour: "websiteNowhere",
  floor: "websiteNowhere",
};

/** Without these no page could be made of the file, and visitors would read the start content in its place. */
const needed = /^(version|brand(\.name)?|pages(\.home(\.(title|headline))?)?)?$/;

/** What is wrong with what the showcase says. `pictures`: keys of the pictures that there are, where they are known. */
export function websiteProblems(draft: Draft, pictures?: ReadonlySet<string>): readonly Problem[] {
  const { website, project } = draft;
  if (website?.unread !== undefined) {
    const values = { problem: website.unread };
    return [{ code: "websiteUnread", weight: "block", at: ["website"], mend: "open", values }];
  }
  const site = publishedSite(draft);
  if (!site) return [];
  const own = siteLanguages.filter((locale) => project.locales?.includes(locale) ?? true);
  const languages = own.length > 0 ? own : siteLanguages;
  const places = sectionPlaces(draft);
  return checkSite(site, { project, languages, ...(pictures && { pictures }) }).map((fault): Problem => {
    const { code, path, problem, value = "" } = fault;
    const weight = code === "broken" && needed.test(path) ? "block" : "warning";
    return {
      code: codes[code],
      weight,
      at: placeOf(fault, places),
      mend: "writeText",
      values: { path: `site.json: ${path}`, problem, value },
    };
  });
}

/** Where the sections that are published stand among all. */
const sectionPlaces = ({ website }: Draft): readonly number[] =>
  itemsAt(website?.content, sections).flatMap((section, index) => (isOff(section) ? [] : [index]));

const sections = ["pages", "home", "sections"];

function placeOf({ path }: SiteFault, places: readonly number[]): Steps {
  const steps = stepsOf(path);
  const index = steps[3];
  const isSection = sections.every((step, at) => steps[at] === step) && typeof index === "number";
  return ["website", ...(isSection ? steps.with(3, places[index] ?? index) : steps)];
}
