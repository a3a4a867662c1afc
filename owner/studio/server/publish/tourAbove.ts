import { dirname, join } from "node:path";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { insideFolder, kindOf } from "../folder/insideFolder.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";

/** The folder of a site's tours: next to the project's folder. */
export const besideProject = "../tours/";

/** Its place on disk. */
export const toursBeside = ({ root }: OwnerFolder): string => join(dirname(root), "tours");

/** Why a site leaves a tour out whose address is above the project's folder: a site has its tours in `../tours/`, and nowhere else. */
export async function tourAboveProblem(folder: OwnerFolder, address: string): Promise<string | undefined> {
  if (namedFile(address).kind !== "above") return undefined;
  const leftOut = "a site leaves this tour out. Correct its address, or put the tour";
  if (!address.startsWith(besideProject))
    return `"${address}" lies above ${besideProject}, where no site has files: ${leftOut} into the folder or into ${besideProject}`;
  const within = namedFile(address.slice(besideProject.length));
  if (within.kind === "file" && (await isThere(toursBeside(folder), within.path))) return undefined;
  return `there is no file ${address}: ${leftOut} there`;
}

const isThere = async (folder: string, path: string): Promise<boolean> =>
  (await kindOf(folder)) === "folder" &&
  (await insideFolder(folder, path.replace(/\/$/, ""))
    .then(kindOf)
    .catch(() => "missing")) !== "missing";
