import { randomBytes } from "node:crypto";
import { relative, sep } from "node:path";
import { StudioError } from "../StudioError.ts";
import { checkPublishable, isOwn, ownNames, pathParts } from "../folder/folderPath.ts";
import { insideFolder, isInsideFolder, kindOf } from "../folder/insideFolder.ts";
import { sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { publishedFile } from "../publish/publishedFolder.ts";

/**
 * Folders whose pages run someone else's scripts: tours that were made elsewhere, and everything published. Each has an unguessable
 * address that opens nothing but this folder.
 */
export type ForeignTours = {
  /** The path of a tour's folder, ending with a slash; always the same for one folder. @throws StudioError for an invalid path */
  readonly pathOf: (folder: string, owner: OwnerFolder) => string;
  /** The path of the folder's published files. */
  readonly publishedPath: (owner: OwnerFolder) => string;
  /**
   * The file at such a path, and the path of its folder; undefined for any other path, and for one of another
   * owner's folder.
   * @throws StudioError for a file that does not exist
   */
  readonly fileOf: (path: string, owner: OwnerFolder) => Promise<ForeignFile | undefined>;
};

type ForeignFile = { readonly file: string; readonly within: string };

const [foreignMount, publishedMount] = ["/foreign/", "/published/"];

export function openForeignTours(): ForeignTours {
  const folders = new Map<string, { readonly folder: string; readonly root: string }>();
  const pathUnder = (mount: string, folder: string, { root }: OwnerFolder): string => {
    const existing = [...folders].find(
      ([path, each]) => path.startsWith(mount) && each.folder === folder && each.root === root,
    );
    const path = existing?.[0] ?? `${mount}${randomBytes(24).toString("hex")}/`;
    folders.set(path, { folder, root });
    return path;
  };
  return {
    pathOf: (folder, owner) => {
      pathParts(folder);
      if (isOwn(folder))
        throw new StudioError("badPath", `"${folder}" is not a tour: the studio keeps its own files there.`);
      return pathUnder(foreignMount, folder, owner);
    },
    publishedPath: (owner) => pathUnder(publishedMount, ownNames.published, owner),
    fileOf: async (path, owner) => {
      const within = /^\/\w+\/\w+\//.exec(path)?.[0] ?? "";
      const existing = folders.get(within);
      if (existing?.root !== owner.root) return undefined;
      const inside = path.slice(within.length).replace(/(?<=^|\/)$/, "index.html");
      if (within.startsWith(publishedMount)) {
        const file = await publishedFile(owner, inside);
        return file === undefined ? undefined : { file, within };
      }
      return { file: await tourFile(owner, existing.folder, inside), within };
    },
  };
}

/** A link in the folder could turn a tour's folder into all of the owner's: it has to be the folder itself, with the file in it. */
async function tourFile(owner: OwnerFolder, folder: string, inside: string): Promise<string> {
  const place = await insideFolder(owner.root, folder);
  const file = await sourcePlace(owner, `${folder}/${inside}`);
  if ((await kindOf(place)) !== "folder" || !isInsideFolder(place, file))
    throw new StudioError(
      "badPath",
      `${folder}/${inside} is a link that leads out of the tour: copy the file into it.`,
    );
  checkPublishable(`${folder}/${inside}`);
  checkPublishable(relative(owner.root, file).split(sep).join("/"));
  return file;
}

/** Whether a path is a foreign one. */
export const isForeign = (path: string): boolean => path.startsWith(foreignMount) || path.startsWith(publishedMount);
