import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { stateFolder } from "../folder/stateFolder.ts";

/** One file for each folder, named after its real path; so two studios never write to the same one. */
const consentFile = ({ root }: OwnerFolder): string =>
  join(stateFolder(), "upload", `${createHash("sha256").update(root).digest("hex")}.json`);

/** Whether the owner has agreed on this computer to run this exact command for this exact folder. */
export async function isUploadConfirmed(folder: OwnerFolder, command: string): Promise<boolean> {
  try {
    const saved: unknown = JSON.parse(await readFile(consentFile(folder), "utf8"));
    return JSON.stringify(saved) === JSON.stringify({ folder: folder.root, command });
  } catch {
    // There is no agreement, or the file was truncated: the owner is asked again.
    return false;
  }
}

/** Remembers that the owner agreed; a later answer for the same folder replaces it. If nothing can be written, the owner is asked again. */
export async function confirmUpload(folder: OwnerFolder, command: string): Promise<void> {
  const path = consentFile(folder);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFileAtomic(path, JSON.stringify({ folder: folder.root, command }), { mode: 0o600 });
  } catch {
    // The command still runs this time, as the owner has just agreed.
  }
}
