import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../StudioFault.ts";

/**
 * Writes a file whole or not at all: who reads meanwhile, and who looks after a power cut, finds the earlier one or this one.
 * `beside`: a folder on the same disk for the half-written file.
 */
export async function writeWhole(path: string, data: string | Uint8Array, beside = dirname(path)): Promise<void> {
  const draft = join(beside, `.${basename(path)}.${process.pid}.${randomBytes(4).toString("hex")}.tmp`);
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await settle(dirname(path));
}

/** Has the disk keep what was renamed in a folder; systems that cannot keep it by themselves. */
export async function settle(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!["EPERM", "EISDIR", "EINVAL", "EACCES", "ENOTSUP"].includes(systemCode(error))) throw error;
  }
}
