import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readBySchema } from "../../../../src/project/file/readBySchema.ts";
import type { Read, Schema } from "../../../../src/project/file/schemas.ts";
import { insideFolder, readRegular } from "./insideFolder.ts";

/** Much larger than any file that the studio reads in this way. */
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

/** The value of such a file in JSON; undefined if any part of it does not match the schema. */
export const readOwnJson = <S extends Schema>(
  root: string,
  relative: string,
  schema: S,
): Promise<Read<S> | undefined> =>
  readOwnText(root, relative).then((text) => (text === undefined ? undefined : soundValue(schema, text))) as Promise<
    Read<S> | undefined
  >;

/** The value of a JSON text; undefined if any part of it does not match the schema. */
export const parseBySchema = <S extends Schema>(schema: S, text: string): Read<S> | undefined =>
  soundValue(schema, text) as Read<S> | undefined;

function soundValue(schema: Schema, text: string): unknown {
  const json = parseJsonText(text);
  if (!json.ok) return undefined;
  let isSound = true;
  const report = (): void => void (isSound = false);
  const value = readByAnySchema(schema, json.value, { baseUrl: "", report });
  return isSound ? value : undefined;
}

// `readBySchema` derives the value's type from the schema's; for the general type `Schema` it would be infinitely deep.
const readByAnySchema = readBySchema as (
  schema: Schema,
  value: unknown,
  reader: Parameters<typeof readBySchema>[2],
) => unknown;
