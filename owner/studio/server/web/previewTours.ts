import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import type { Draft } from "../../draft/draft.ts";
import { pathOfAddress } from "../../draft/file/folderAddress.ts";
import { StudioError } from "../StudioError.ts";

/**
 * The preview's project with the local addresses of its tours: those of the studio in the visitors' viewer, those made
 * elsewhere each in its own folder, where their scripts reach nothing else. Others stay unchanged, and run nothing.
 */
export function withTourAddresses(
  { draft, project }: { readonly draft: Draft; readonly project: ProjectFile },
  { visit, foreign }: { readonly visit: string; readonly foreign: (folder: string) => string },
): ProjectFile {
  const notes = new Map(draft.project.tours?.map(({ id, studio }) => [id, studio]));
  const tours = project.tours?.map((tour) => {
    const { scenes, folder } = notes.get(tour.id) ?? {};
    if (scenes) return { ...tour, url: `${visit}${encodeURIComponent(tour.id)}/index.htm` };
    const path = pathOfAddress(tour.url);
    if (path === undefined) return tour;
    const cut = path.lastIndexOf("/");
    try {
      return {
        ...tour,
        url: foreign(folder ?? path.slice(0, Math.max(cut, 0))) + encodeURIComponent(path.slice(cut + 1)),
      };
    } catch (error) {
      // A page next to the project file: its folder would be the owner's entire folder.
      if (error instanceof StudioError) return tour;
      throw error;
    }
  });
  return tours ? { ...project, tours } : project;
}
