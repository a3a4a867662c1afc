import { join } from "node:path";
import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { list, object, optional, required } from "../../../../src/project/file/schemas.ts";
import { siteMark } from "../folder/folderPath.ts";
import { kindOf } from "../folder/insideFolder.ts";
import { parseBySchema, readOwnJson } from "../folder/readOwnFile.ts";
import {
  identityOf,
  newSecret,
  readRecordText,
  recordFields,
  removeRecord,
  secretField,
  writeRecord,
} from "../folder/stateRecords.ts";

/*
 * A folder can arrive with a site, or with a folder that claims to be one. The mark in a site only names its record in the state folder: what
 * the command wrote, and may therefore remove, is in the record. The mark is uploaded with the site, so its secret is no proof without the place.
 */

/** The first version of the mark listed the files itself, and was trusted. */
const markSchema = object({ version: required({ kind: "choice", of: [2] }), secret: required(secretField) });

const recordSchema = object({
  ...recordFields,
  /** The command's own entries, at the top of the folder. Everything else there is the owner's. */
  names: required(list({ kind: "text" })),
  /** Its inputs and its result, if there were no warnings. */
  made: optional(
    object({
      inputs: required({ kind: "text" }),
      outputs: required({ kind: "text" }),
      origin: required({ kind: "text" }),
      pages: required({ kind: "number", from: 0, to: 1e7 }),
    }),
  ),
});

/** The data that the next run reads to find that there is nothing to do. */
export type MadeOf = { readonly inputs: string; readonly origin: string; readonly pages: number };

/** A site that this computer made. */
export type OwnSite = {
  /** Where it was made. */
  readonly root: string;
  readonly names: readonly string[];
  readonly made: (MadeOf & { readonly outputs: string }) | undefined;
  /** The secret in its mark. */
  readonly secret: string;
};

/** Whether a folder claims to be a site. It may be from another computer, from an earlier release, or from somebody else. */
export const isMarked = async (place: string): Promise<boolean> => (await kindOf(join(place, siteMark))) === "file";

/**
 * The site in a folder, if this computer made it.
 * @param root where it was made: `place`, unless that is the site's temporary place
 */
export async function ownSite(place: string, root = place): Promise<OwnSite | undefined> {
  if ((await kindOf(place)) !== "folder") return undefined;
  const mark = await readOwnJson(place, siteMark, markSchema);
  const text = mark && (await readRecordText("sites", mark.secret));
  const record = text === undefined ? undefined : parseBySchema(recordSchema, text);
  if (!mark || !record) return undefined;
  // A site that its owner moves on the same disk, with its folder, stays the same one.
  const isHere = record.root === root || record.identity === (await identityOf(place));
  return isHere ? { root: record.root, names: record.names, made: record.made, secret: mark.secret } : undefined;
}

/** Marks a new, empty folder as a site; returns the secret of its record. The record is first: a marked folder without one is not trusted. */
export async function markSite(place: string): Promise<string> {
  const secret = newSecret();
  await recordSite(place, { root: place, names: [], made: undefined, secret });
  await writeFileAtomic(join(place, siteMark), `${JSON.stringify({ version: 2, secret })}\n`);
  return secret;
}

/** Records the site in the folder `place`. */
export async function recordSite(place: string, { root, names, made, secret }: OwnSite): Promise<void> {
  const record = { root, identity: await identityOf(place), names, ...(made && { made }) };
  await writeRecord("sites", secret, record);
}

/** Forgets a site that was removed or replaced. */
export const forgetSite = (secret: string): Promise<void> => removeRecord("sites", secret);
