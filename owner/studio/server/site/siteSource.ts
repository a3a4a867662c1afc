import { basename, dirname, join } from "node:path";
import { StudioError } from "../StudioError.ts";
import { ownNames } from "../folder/folderPath.ts";
import { kindOf } from "../folder/insideFolder.ts";
import { findFolder, type OwnerFolder } from "../folder/ownerFolder.ts";

/** The inputs of a site. */
export type SiteSource = {
  /** The folder with `project.json`. */
  readonly published: OwnerFolder;
  /** The folders in which `site.json` and its files are looked up, in order. */
  readonly contents: readonly OwnerFolder[];
  /** The default output folder. */
  readonly out: string;
};

const siteName = "website";

/**
 * Finds the published project of a folder: the folder itself, or `published/` in an owner's folder. There `site.json` is next to
 * `kulla-draft.json`, where no publication replaces it.
 * @throws StudioError if there is none
 */
export async function findSiteSource(path: string): Promise<SiteSource> {
  const folder = await findFolder(path);
  const { root } = folder;
  if (await hasProject(root)) {
    // The next publication replaces that folder, including any site inside it.
    const isPublished = basename(root) === ownNames.published;
    const owner = { root: dirname(root) };
    return isPublished && (await isOwnersFolder(owner))
      ? { published: folder, contents: [owner, folder], out: join(owner.root, siteName) }
      : { published: folder, contents: [folder], out: join(root, siteName) };
  }
  const published = { root: join(root, ownNames.published) };
  if ((await kindOf(published.root)) === "folder" && (await hasProject(published.root)))
    return { published, contents: [folder, published], out: join(root, siteName) };
  throw new StudioError(
    "missing",
    `There is no project.json in ${root}, and none in ${ownNames.published}/: publish the project first.`,
  );
}

const hasProject = async (root: string): Promise<boolean> => (await kindOf(join(root, "project.json"))) === "file";

const isOwnersFolder = async ({ root }: OwnerFolder): Promise<boolean> =>
  (await kindOf(join(root, ownNames.draft))) === "file";
