import type { ProjectFile } from "../../../../../src/project/file/projectSchema.ts";
import type { TourFile, TourStill, TourNames } from "../../../../../src/project/tourFile.ts";
import { filledWords, type TourParts, toTourFile } from "../../../draft/tours/tourFile.ts";
import type { TourNotes } from "../../../draft/tours/tourNotes.ts";

type Around = {
  readonly layouts: ProjectFile["layouts"] | undefined;
  /** Converts an address of the project to one relative to the tour's page. */
  readonly address: (src: string) => string;
  readonly madeOf: TourParts["madeOf"];
};

/** tour.json of a tour, with its layout's plan and pictures. */
export function tourFileOf(notes: TourNotes, { layouts = [], address, madeOf }: Around): TourFile {
  const layout = layouts.find(({ id }) => id === notes.layout);
  const plan = layout?.plan;
  return toTourFile({
    home: filledWords(notes.title ?? noTexts, layout?.id ?? ""),
    plan: plan ? { src: address(plan.src), width: plan.width, height: plan.height } : null,
    stills: (layout?.pictures ?? []).map(({ src, width, height, alt }): TourStill => ({
      src: address(src),
      width,
      height,
      alt: wordsOf(alt),
    })),
    scenes: notes.scenes ?? [],
    madeOf,
  });
}

/** The language of a tour's page: the project's first one that the viewer supports. */
export const tourLanguageOf = ({ locales = [] }: Pick<ProjectFile, "locales">): keyof TourNames =>
  (["sq", "en", "de"] as const).find((each) => each === locales[0]) ?? "sq";

const noTexts: TourNames = { sq: "", en: "", de: "" };

function wordsOf(text: string | Readonly<Record<string, string>>): TourNames {
  if (typeof text === "string") return { sq: text, en: text, de: text };
  const { sq = "", en = "", de = "" } = text;
  return filledWords({ sq, en, de }, Object.values(text)[0] ?? "");
}
