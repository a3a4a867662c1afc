import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readShape } from "../../../../src/project/file/readShape.ts";
import type { Read, Shape } from "../../../../src/project/file/shapes.ts";
import { insideFolder, readRegular } from "./insideFolder.ts";

/** No list that the studio writes is nearly as long. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The text of a file that the studio wrote, no link followed on the way to it; undefined where there is none that can be read.
 * @param relative a path inside the folder `root`
 */
export async function readOwnText(root: string, relative: string): Promise<string | undefined> {
  try {
    return (await readRegular(await insideFolder(root, relative), relative, mostBytes)).toString("utf8");
  } catch {
    return undefined;
  }
}

/** The value in such a text by its shape; undefined where any part of it is not as the studio writes it. */
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

// What a shape gives that could be any is a type without an end.
const readAny = readShape as (shape: Shape, value: unknown, reader: Parameters<typeof readShape>[2]) => unknown;
