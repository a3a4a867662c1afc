import { checkSite, isNeeded, neededLanguages } from "../../../site/checkSite.ts";
import { brandContrasts, minContrast, shownColours, type BrandColours } from "../../../site/brandColours.ts";
import { readSite, type SiteProblem, type SiteProblemCode } from "../../../site/readSite.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { Draft } from "../draft.ts";
import { ratioText } from "../settings/colours.ts";
import { itemsAt } from "../website/editWebsite.ts";
import { isOff, publishedSite } from "../website/website.ts";
import type { Problem, ProblemCode } from "./problem.ts";
import { stepsOf } from "./parserProblems.ts";

const codes: Readonly<Record<SiteProblemCode, ProblemCode>> = {
  broken: "websiteBroken",
  language: "websiteTextMissing",
  empty: "websitePageEmpty",
  picture: "websitePictureMissing",
  poster: "websitePosterMissing",
  film: "websiteFileMissing",
  tower: "websiteBrokenLink",
  apartment: "websiteBrokenLink",
  tour: "websiteBrokenLink",
  floor: "websiteBrokenLink",
};

/** The existing pictures' keys and films' names that a website may refer to. */
export type WebsiteFiles = { readonly pictures: ReadonlySet<string>; readonly films: ReadonlySet<string> };

/** Problems with the showcase's content. Pictures and films are only checked if `files` is given. */
export function websiteProblems(draft: Draft, files?: WebsiteFiles): readonly Problem[] {
  const { website, project } = draft;
  if (website?.unread !== undefined) {
    const values = { problem: website.unread };
    return [{ code: "websiteUnread", severity: "block", at: ["website"], fix: "open", values }];
  }
  const site = publishedSite(draft);
  if (!site) return [];
  const sectionIndexes = publishedSectionIndexes(draft);
  const contentProblems = checkSite(site, { project, languages: neededLanguages(project), ...files }).map(
    (siteProblem): Problem => {
      const { code, path, problem, value = "" } = siteProblem;
      const severity = code === "broken" && isNeeded(path) ? "block" : "warning";
      return {
        code: codes[code],
        severity,
        at: draftPathOf(siteProblem, sectionIndexes),
        fix: "writeText",
        values: { path: sitePath(path), problem, value },
      };
    },
  );
  return [...contentProblems, ...contrastProblems(readSite(site, "").content.brand.colours)];
}

/** A path of `site.json` as commands print it. */
export const sitePath = (path: string): string => (path === "" ? "site.json" : `site.json: ${path}`);

/** The owner's colours that have too little contrast; Kulla's own colours have enough. */
function contrastProblems(colours: BrandColours): readonly Problem[] {
  if (Object.values(colours).every((colour) => colour === undefined)) return [];
  return brandContrasts(colours).flatMap(({ text, ratio }): readonly Problem[] => {
    if (ratio >= minContrast) return [];
    const name = text === "quiet" ? "ink" : text;
    const problem = `brand.colours.${name} on the background has a contrast of ${ratioText(ratio)}, at least ${minContrast}:1 is needed: pages show ${shownColours(colours)[name]} instead. Choose another ${name} or paper`;
    const values = { path: sitePath(`brand.colours.${name}`), problem, value: ratioText(ratio) };
    return [
      {
        code: "websiteContrast",
        severity: "warning",
        at: ["website", "brand", "colours", name],
        fix: "writeText",
        values,
      },
    ];
  });
}

/** For each published section of the home page, its index among all, including those that are switched off. */
const publishedSectionIndexes = ({ website }: Draft): readonly number[] =>
  itemsAt(website?.content, sectionsPath).flatMap((section, index) => (isOff(section) ? [] : [index]));

const sectionsPath = ["pages", "home", "sections"];

function draftPathOf({ path }: SiteProblem, sectionIndexes: readonly number[]): Steps {
  const steps = stepsOf(path);
  const index = steps[3];
  const isSection = sectionsPath.every((step, at) => steps[at] === step) && typeof index === "number";
  return ["website", ...(isSection ? steps.with(3, sectionIndexes[index] ?? index) : steps)];
}
