import { join } from "node:path";
import { posterFiles } from "../../../pictures/posterView.ts";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { ParsedDraft } from "../draft/parsedDraft.ts";
import { withValues } from "../../draft/file/projectFiles.ts";
import { availabilityName } from "./availabilityText.ts";
import { pageFileName, textsName } from "./brochure/makeBrochure.ts";
import type { Content } from "./publishedFolder.ts";
import { posterValues } from "./tours/publishedTours.ts";
import { drawnPicture, pictureTargets, publishedPicture } from "./publishedPicture.ts";
import { madeBrochure, madePicture, type Prepared } from "./requiredJobs.ts";

type Value = readonly [Steps, unknown];

/** The project with every picture replaced by its generated files. */
export function publishedProject(draft: ParsedDraft, prepared: readonly Prepared[]): ProjectFile {
  const { project } = draft;
  const own = project.availability === undefined ? { ...project, availability: availabilityName } : project;
  const whole = withValues(own, [...posterValues(draft), ...prepared.flatMap(valuesOf)]);
  return withoutTours(whole, new Set(prepared.flatMap(refusedTour)));
}

const refusedTour = (each: Prepared): readonly string[] =>
  each.kind === "copies" && each.isRefused && each.required.kind === "folder" && each.required.brings.kind === "tour"
    ? [each.required.brings.id]
    : [];

/** No apartment leads to a tour that is not published. */
function withoutTours(project: ProjectFile, ids: ReadonlySet<string>): ProjectFile {
  if (ids.size === 0) return project;
  const floors = project.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map(({ tour, ...apartment }) => ({
      ...apartment,
      ...(tour !== undefined && !ids.has(tour) && { tour }),
    })),
  }));
  return { ...project, floors, tours: (project.tours ?? []).filter(({ id }) => !ids.has(id)) };
}

function valuesOf(prepared: Prepared): readonly Value[] {
  if (prepared.kind === "brochure") return brochureValues(prepared);
  if (prepared.required.kind !== "picture") return [];
  const { stem, uses } = prepared.required;
  return uses.map(({ steps, picture }) => {
    const isMade = prepared.kind === "picture";
    return [steps, isMade ? publishedPicture(picture, stem, madePicture(prepared.made)) : drawnPicture(picture, stem)];
  });
}

function brochureValues({ required, made }: Extract<Prepared, { kind: "brochure" }>): readonly Value[] {
  const pages = madeBrochure(made).pages.map((page, index) => {
    const picture = { src: "", width: page.width, height: page.height, alt: String(index + 1) };
    return publishedPicture(picture, `${required.at}/${pageFileName(index)}`, page);
  });
  return [
    [["brochure", "pages"], pages],
    [["brochure", "text"], `${required.at}/${textsName}`],
  ];
}

/** The source of each file of the published folder, except for the texts that are written with it. */
export function publishedContents(prepared: readonly Prepared[]): Map<string, Content> {
  const contents = new Map<string, Content>();
  for (const each of prepared) {
    if (each.kind === "copies") {
      for (const { source, to, hash, drawing, bare } of each.copies) {
        if (drawing) contents.set(to, { text: drawing.text });
        else contents.set(to, bare ? { made: bare.place } : { source, hash });
      }
    } else for (const [name, to] of madeTargets(each)) contents.set(to, { made: join(each.made.folder, name) });
  }
  return contents;
}

function madeTargets(each: Exclude<Prepared, { kind: "copies" }>): readonly (readonly [string, string])[] {
  if (each.kind === "picture") return pictureTargets(each.required.stem, madePicture(each.made));
  if (each.kind === "scene") return sceneTargets(each);
  const { at } = each.required;
  const pages = madeBrochure(each.made).pages.flatMap((page, index) =>
    pictureTargets(`${at}/${pageFileName(index)}`, page).map(
      ([name, to]) => [`${pageFileName(index)}/${name}`, to] as const,
    ),
  );
  return [...pages, [textsName, `${at}/${textsName}`]];
}

/** Every scene has its posters; the tour shows those of the scene where a visitor starts. */
function sceneTargets({
  required: { at, tour, isFirst },
  made,
}: Extract<Prepared, { kind: "scene" }>): readonly (readonly [string, string])[] {
  return Object.keys(made.files).flatMap((name): (readonly [string, string])[] => {
    if (!Object.hasOwn(posterFiles, name)) return [[name, `${at}/${name}`]];
    return isFirst ? [[name, `${tour}/${name}`]] : [];
  });
}
