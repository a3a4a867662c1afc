import { fieldsOf } from "../../../../../src/project/isRecord.ts";
import { pathText } from "../../../../../src/project/ProjectDataError.ts";
import { namedFile } from "../../../draft/file/folderAddress.ts";
import { filesOf } from "../../../draft/file/projectFiles.ts";
import { besideProject } from "../tourAbove.ts";
import { requiredOfTour, type RequiredFolder } from "./requiredTours.ts";

/** A tour of a project file whose files are in the project's folder, or next to it. */
export type NamedTour = {
  /** Its index in the project's `tours`. */
  readonly index: number;
  readonly id: string;
  /** Its place in the project file. */
  readonly at: string;
  /** Whether it is in `../tours/`; its path is one in that folder then. */
  readonly isBeside: boolean;
  /** Of its page. */
  readonly path: string;
};

/** The tours of a project file, apart from those on the web, and those with an address that leads elsewhere. */
export function namedTours(project: unknown): readonly NamedTour[] {
  const { tours } = fieldsOf(project);
  return filesOf(project).flatMap((place): NamedTour[] => {
    const { kind, steps } = place;
    const [list, index, field] = steps;
    if (kind !== "file" || list !== "tours" || field !== "url" || typeof index !== "number") return [];
    const { id } = fieldsOf((tours as readonly unknown[])[index]);
    const isBeside = namedFile(place.address).kind === "above" && place.address.startsWith(besideProject);
    const target = namedFile(isBeside ? place.address.slice(besideProject.length) : place.address);
    if (target.kind !== "file") return [];
    return [{ index, id: typeof id === "string" ? id : "", at: pathText(steps), isBeside, path: target.path }];
  });
}

/** The folder of such a tour. */
export function folderOfTour({ id, path }: NamedTour, allowedTours: readonly string[]): RequiredFolder | undefined {
  const [folder] = requiredOfTour({ id, notes: {}, isAllowed: allowedTours.includes(id) }, path);
  return folder?.kind === "folder" ? folder : undefined;
}

/** Why a site leaves a tour out that was made elsewhere. */
export const notAllowedText = (id: string): string =>
  "a site leaves this tour out: it was made elsewhere, and its pages and scripts would run under your own address. If you trust its maker, " +
  `use kulla site with --allow-tour ${id}`;
