import { constants } from "node:fs";
import { open } from "node:fs/promises";

/**
 * The text of a regular file; undefined for a pipe, a device or a folder. Does not block on a pipe that has no writer.
 * @throws the file system's error where it cannot be opened
 */
export async function readRegularText(path: string): Promise<string | undefined> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return (await handle.stat()).isFile() ? await handle.readFile("utf8") : undefined;
  } finally {
    await handle.close();
  }
}
