import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readShape } from "../../../../src/project/file/readShape.ts";
import type { Read, Shape } from "../../../../src/project/file/shapes.ts";
import { insideFolder, readRegular } from "./insideFolder.ts";

/** Much longer than any list that the studio writes. */
const maxBytes = 64 * 1024 * 1024;

/**
 * The text of a file that the studio wrote, without following links; undefined if there is no readable one.
 * @param relative a path inside the folder `root`
 */
export async function readOwnText(root: string, relative: string): Promise<string | undefined> {
  try {
    return (await readRegular(await insideFolder(root, relative), relative, maxBytes)).toString("utf8");
  } catch {
    return undefined;
  }
}

/** The value in such a text by its shape; undefined if any part of it differs from the studio's own format. */
export const readOwnJson = <S extends Shape>(root: string, relative: string, shape: S): Promise<Read<S> | undefined> =>
  readOwnText(root, relative).then((text) => (text === undefined ? undefined : soundValue(shape, text))) as Promise<
    Read<S> | undefined
  >;

/** The value in a JSON text, if nothing in it is broken. */
export const exactly = <S extends Shape>(shape: S, text: string): Read<S> | undefined =>
  soundValue(shape, text) as Read<S> | undefined;

function soundValue(shape: Shape, text: string): unknown {
  const json = parseJsonText(text);
  if (!json.ok) return undefined;
  let isSound = true;
  const report = (): void => void (isSound = false);
  const value = readAny(shape, json.value, { baseUrl: "", report });
  return isSound ? value : undefined;
}

// A value of an unknown shape would have an infinite type.
const readAny = readShape as (shape: Shape, value: unknown, reader: Parameters<typeof readShape>[2]) => unknown;
