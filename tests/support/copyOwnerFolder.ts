import { cp, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { trustFolder } from "../../owner/studio/server/folder/trustFolder.ts";
import { findFolder } from "../../owner/studio/server/folder/ownerFolder.ts";

/**
 * A copy of an owner's folder in a new one of `within`, as if it had been created there: Kulla's files from the first one are trusted
 * in the copy, too, which they would not be if an owner copied a folder.
 */
export async function copyOwnerFolder(from: string, within: string): Promise<string> {
  const folder = await mkdtemp(join(within, "copy-"));
  await cp(from, folder, { recursive: true, preserveTimestamps: true });
  const work = join(folder, ".kulla");
  if (await stat(work).catch(() => undefined)) {
    await rm(join(work, "mark.json"), { force: true });
    const { movedAside: aside } = await trustFolder(await findFolder(folder));
    if (aside === undefined) throw new Error("The copy is believed by itself.");
    await cp(join(folder, aside), work, { recursive: true, preserveTimestamps: true });
    await rm(join(folder, aside), { recursive: true });
  }
  return folder;
}
