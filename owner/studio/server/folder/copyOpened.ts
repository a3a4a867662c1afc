import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

const chunkBytes = 1024 * 1024;

/**
 * Copies an opened file, closes it, and returns what was copied: a path that was checked may name another file when it is opened again.
 * `how`: "new" refuses an existing file and waits until the disk has the copy; "over" replaces the content of one.
 */
export async function copyOpened(
  from: FileHandle,
  to: string,
  how: "new" | "over",
): Promise<{ readonly bytes: number; readonly hash: string }> {
  try {
    const target = await open(to, how === "new" ? "wx" : "w");
    try {
      const [hash, chunk] = [createHash("sha256"), Buffer.allocUnsafe(chunkBytes)];
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await from.read(chunk, 0, chunkBytes, bytes);
        if (bytesRead === 0) break;
        hash.update(chunk.subarray(0, bytesRead));
        await target.appendFile(chunk.subarray(0, bytesRead));
        bytes += bytesRead;
      }
      if (how === "new") await target.sync();
      return { bytes, hash: hash.digest("hex") };
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
}
