import { readBySchema } from "../../../../src/project/file/readBySchema.ts";
import { picture as pictureSchema } from "../../../../src/project/file/projectSchema.ts";
import type { Read } from "../../../../src/project/file/schemas.ts";
import { pathText } from "../../../../src/project/ProjectDataError.ts";
import { isRecord } from "../../../../src/project/isRecord.ts";
import { pathOfAddress } from "../../draft/file/folderAddress.ts";
import { addressesOf, type WrittenPicture } from "../../draft/file/projectFiles.ts";

/** A picture of `pictures.json` as read; the problems are about parts that are left out. */
export type ListedPicture = {
  /** With addresses relative to the folder. Absent if visitors cannot get it. */
  readonly picture?: WrittenPicture;
  /** The files of the folder that it names. */
  readonly files: readonly string[];
  readonly problems: readonly string[];
};

const somewhere = "https://site.invalid/project/";

/**
 * Reads a picture of `pictures.json` as a project's pictures are read: pages trust what it contains. All its files are in the folder, as a page
 * contacts no other host for the owner's own pictures. Whether they exist is not checked here.
 */
export function readListedPicture(value: unknown): ListedPicture {
  const none = (...problems: readonly string[]): ListedPicture => ({ files: [], problems });
  if (!isRecord(value) || typeof value["src"] !== "string") return none("needs src, width and height");
  const problems: string[] = [];
  const report = (steps: readonly (string | number)[], problem: string) => {
    // A picture without words is shown without them.
    const isWithoutAlt = steps.length === 1 && steps[0] === "alt" && value["alt"] === undefined;
    if (!isWithoutAlt) problems.push([pathText(steps), problem].filter(Boolean).join(": "));
  };
  const read = readBySchema(pictureSchema, value, { baseUrl: somewhere, report });
  if (!read) return none(...problems);
  const picture = relative(read);
  // As written, for the sentence; as read, as "./https://a.example/" would be an address elsewhere without its beginning.
  const elsewhere = [...addressesOf(value as WrittenPicture), ...addressesOf(picture)].find((each) => !isFile(each));
  if (elsewhere !== undefined) return none(`"${elsewhere}" is not the address of a file in the folder`);
  return { picture, files: addressesOf(picture).flatMap((each) => pathOfAddress(each) ?? []), problems };
}

const isFile = (address: string): boolean => pathOfAddress(address) !== undefined;

function relative({ src, sources, ...picture }: Read<typeof pictureSchema>): WrittenPicture {
  return {
    src: inFolder(src),
    ...picture,
    ...(sources && {
      sources: sources.map(({ type, srcset }) => ({ type, srcset: srcset.split(", ").map(inFolder).join(", ") })),
    }),
  };
}

/** Without the folder's address; an address elsewhere stays absolute. */
const inFolder = (address: string): string =>
  address.startsWith(somewhere) ? address.slice(somewhere.length) : address;
