import { askStudio } from "./askStudio.ts";
import { fileAddress } from "./folderAddresses.ts";

export type FolderFile = { readonly path: string; readonly bytes: number };

/** Every file in the owner's folder; an empty list if the server does not answer. */
export async function listFolder(): Promise<readonly FolderFile[]> {
  const answer = await askStudio<{ readonly files: readonly FolderFile[] }>("/api/files");
  return answer.ok ? answer.value.files : [];
}

/**
 * Finds an identical file in the folder whose path ends with the given one: owners drop files from that very folder, and a second copy would
 * only be in their way. `listed`: the files in the folder, if they have been listed already.
 */
export async function findTwin(file: Blob, path: string, listed?: readonly FolderFile[]): Promise<string | undefined> {
  const suffix = `/${path}`.normalize("NFC");
  const isAlike = (each: FolderFile) => each.bytes === file.size && `/${each.path}`.normalize("NFC").endsWith(suffix);
  const alike = (listed ?? (await listFolder())).filter(isAlike);
  for (const each of alike) if (await isSame(file, each.path)) return each.path;
  return undefined;
}

async function isSame(file: Blob, path: string): Promise<boolean> {
  try {
    const response = await fetch(fileAddress(path));
    const [own, other] = [new Uint8Array(await file.arrayBuffer()), new Uint8Array(await response.arrayBuffer())];
    return response.ok && own.length === other.length && own.every((byte, index) => byte === other[index]);
  } catch {
    return false;
  }
}
