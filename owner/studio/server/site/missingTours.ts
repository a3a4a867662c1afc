import { join } from "node:path";
import { fieldsOf, isRecord } from "../../../../src/project/isRecord.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { filesOf } from "../../draft/file/projectFiles.ts";
import { isThere, type OwnerFolder } from "../folder/ownerFolder.ts";
import { besideProject, tourAboveProblem } from "../publish/tourAbove.ts";

/** A tour that a site cannot show. */
export type MissingTour = {
  /** Its index in the project's `tours`. */
  readonly index: number;
  /** A sentence with its place. */
  readonly problem: string;
};

/**
 * The tours of a project file that a site would link to in vain: their files are missing, or are where no site has files. `site`: the
 * folder of the site, after all files have been copied.
 */
export async function missingTours(
  project: unknown,
  { published, site }: { readonly published: OwnerFolder; readonly site: string },
): Promise<readonly MissingTour[]> {
  const missing: MissingTour[] = [];
  for (const place of filesOf(project)) {
    const [list, index, field] = place.steps;
    if (place.kind !== "file" || list !== "tours" || field !== "url" || typeof index !== "number") continue;
    const problem = (await tourAboveProblem(published, place.address)) ?? (await notCopied(site, place.address));
    if (problem !== undefined) missing.push({ index, problem: `project.json: ${pathText(place.steps)}: ${problem}.` });
  }
  return missing;
}

async function notCopied(site: string, address: string): Promise<string | undefined> {
  const isBeside = namedFile(address).kind === "above";
  const named = namedFile(isBeside ? address.slice(besideProject.length) : address);
  if (named.kind === "unsafe")
    return `"${address}" is not the address of a file in the folder: a site leaves this tour out. Correct its address`;
  if (named.kind !== "file") return undefined;
  const copied = { root: join(site, isBeside ? "tours" : "project") };
  if (await isThere(copied, named.path.replace(/\/$/, ""))) return undefined;
  return `there is no file ${isBeside ? address : named.path}: a site leaves this tour out. Correct its address, or put the tour there`;
}

/** A project file without some of its tours: its apartments offer none of them, so that no page has a link in vain. */
export function withoutTours(project: unknown, missing: readonly MissingTour[]): object {
  const fields = fieldsOf(project);
  const { tours, floors, ...others } = fields;
  if (!Array.isArray(tours)) return fields;
  const indices = new Set(missing.map(({ index }) => index));
  const left: readonly unknown[] = tours.filter((_, index) => !indices.has(index));
  const ids = new Set(left.map((tour) => fieldsOf(tour)["id"]));
  const isLost = ({ tour }: Readonly<Record<string, unknown>>) => tour !== undefined && !ids.has(tour);
  const apartmentsOf = (floor: Readonly<Record<string, unknown>>): unknown =>
    Array.isArray(floor["apartments"])
      ? floor["apartments"].map((each: unknown) => (isRecord(each) && isLost(each) ? withoutTour(each) : each))
      : floor["apartments"];
  return {
    ...others,
    tours: left,
    floors: Array.isArray(floors)
      ? floors.map((each: unknown) => (isRecord(each) ? { ...each, apartments: apartmentsOf(each) } : each))
      : floors,
  };
}

const withoutTour = ({ tour: _lost, ...apartment }: Readonly<Record<string, unknown>>): object => apartment;
