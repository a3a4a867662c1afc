import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Draft, DraftApartment, DraftProject } from "../draft.ts";
import { withPublishedRegions } from "../edit/regionApartments.ts";
import { withTexts } from "./ownTexts.ts";

/**
 * The project file that visitors get: the draft's project without the studio's notes, key by key in the draft's order. Pictures
 * keep their `src`: publishing first writes the generated renditions into the draft's pictures. Languages with texts in the draft
 * name their texts files.
 */
export function toProject(draft: Draft): ProjectFile {
  return withTexts(unpublished(stated(withPublishedRegions(draft.project))), draft, ({ name }) => name);
}

/** Removes areas and prices of 0 that a draft may have imported from a list: 0 means not stated. */
function stated(project: DraftProject): DraftProject {
  const floors = project.floors.map((floor) => {
    const apartments = floor.apartments.map(statedApartment);
    return apartments.some((each, index) => each !== floor.apartments[index]) ? { ...floor, apartments } : floor;
  });
  return floors.some((floor, index) => floor !== project.floors[index]) ? { ...project, floors } : project;
}

function statedApartment(apartment: DraftApartment): DraftApartment {
  const { area, outdoorArea, areas, price } = apartment;
  const isZero = ([, m2]: readonly [string, unknown]) => m2 === 0;
  const hasZero = Object.entries(areas ?? {}).some(isZero);
  if (area !== 0 && outdoorArea !== 0 && price?.amount !== 0 && !hasZero) return apartment;
  const fields = Object.entries(apartment).filter(
    ([name, value]) =>
      !(["area", "outdoorArea"].includes(name) && value === 0) && !(name === "price" && price?.amount === 0),
  );
  const measured = Object.entries(areas ?? {}).filter((entry) => !isZero(entry));
  return { ...Object.fromEntries(fields), ...(hasZero && { areas: Object.fromEntries(measured) }) } as DraftApartment;
}

/** A value without anything under the key `studio`, at any depth; parts without one stay the same objects. */
export function unpublished<T>(value: T): T {
  return stripped(value) as T;
}

function stripped(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(stripped);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const published = entries
    .filter(([name]) => name !== "studio")
    .map(([name, each]) => [name, stripped(each)] as const);
  const isSame =
    published.length === entries.length && published.every(([, each], index) => each === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(published);
}
