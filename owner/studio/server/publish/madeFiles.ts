import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { syncFolder } from "../../../system/files/writeFileAtomic.ts";
import { byKey, required, object, type Read, type Schema } from "../../../../src/project/file/schemas.ts";
import { asFailure, systemCode } from "../StudioError.ts";
import { ownNames } from "../folder/folderPath.ts";
import { insideFolder, makeFolderInside } from "../folder/insideFolder.ts";
import { ownPlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { readOwnJson } from "../folder/readOwnFile.ts";

/** Files generated from one source, by their names within the set ("800.avif"), and the additional data. */
export type Made = {
  readonly folder: string;
  /** Size and time of each file, used to detect files that were modified. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly changedMs: number }>>;
  readonly metadata: unknown;
};

/** Stores a generated file. */
export type Put = (name: string, bytes: Uint8Array) => Promise<void>;

/** The stored data for files of one kind: its schema, and the files that it names. */
export type MadeKind = {
  readonly schema: Schema;
  /** `metadata`: as read by that schema. */
  readonly names: (metadata: unknown) => readonly string[];
};

/** Files generated from sources and settings, kept between publications: `.kulla/made/<key>/`. */
export type MadeFiles = {
  readonly find: (key: string, kind: MadeKind) => Promise<Made | undefined>;
  /** Completely or not at all. `make` stores its files one by one and returns the data to be stored with them. */
  readonly make: (key: string, make: (put: Put) => Promise<unknown>) => Promise<Made>;
  /** Removes all but these. */
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
};

/** Changes when the same source and settings yield different files. */
const recipe = 1;

/** A key from the source's content and the settings. */
export function fileKey(sourceHash: string, settings: unknown): string {
  const text = JSON.stringify([recipe, sourceHash, settings]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

const listName = "made.json";

const listSchema = object({
  files: required(
    byKey(
      object({
        bytes: required({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER, isWhole: true }),
        changedMs: required({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER }),
      }),
    ),
  ),
});

export async function openMadeFiles(folder: OwnerFolder): Promise<MadeFiles> {
  const root = await ownPlace(folder, ownNames.work, "made");
  const remove = async (name: string) => rm(await insideFolder(root, name), { recursive: true, force: true });
  // Leftovers of an interrupted run.
  for (const name of await readdir(root)) if (name.startsWith("half-")) await remove(name);
  return {
    find: (key, kind) => findMade(root, key, kind),
    make: async (key, make) =>
      makeWhole(await insideFolder(root, key), await insideFolder(root, `half-${randomUUID()}`), make),
    keepOnly: async (keys) => {
      for (const name of await readdir(root)) if (!keys.has(name)) await remove(name);
    },
  };
}

type Listed = Read<typeof listSchema> & { readonly metadata: unknown };

async function findMade(root: string, key: string, kind: MadeKind): Promise<Made | undefined> {
  try {
    // The compiler cannot follow a schema that is assembled here: its type is the combination of its two parts' types.
    const schema: Schema = object({ ...listSchema.fields, metadata: required<Schema>(kind.schema) });
    const read = (await readOwnJson(root, `${key}/${listName}`, schema)) as Listed | undefined;
    if (!read) return undefined;
    const place = await insideFolder(root, key);
    const files = Object.entries(read.files);
    const { metadata } = read;
    for (const [name, { bytes, changedMs }] of files) {
      const now = await lstat(await insideFolder(place, name));
      if (!now.isFile() || now.size !== bytes || now.mtimeMs !== changedMs) return undefined;
    }
    const names = new Set(files.map(([name]) => name));
    return kind.names(metadata).every((name) => names.has(name))
      ? { folder: place, files: read.files, metadata }
      : undefined;
  } catch {
    return undefined;
  }
}

async function makeWhole(place: string, half: string, make: (put: Put) => Promise<unknown>): Promise<Made> {
  const made = new Map<string, { bytes: number; changedMs: number }>();
  try {
    await mkdir(half);
    const metadata = await make(async (name, bytes) => {
      if (name.includes("/")) await makeFolderInside(half, dirname(name));
      made.set(name, await putFile(await insideFolder(half, name), bytes));
    });
    const files = Object.fromEntries(made);
    await putFile(join(half, listName), Buffer.from(JSON.stringify({ files, metadata })));
    await syncFolder(half);
    // An existing folder for the key has files that someone modified.
    await rm(place, { recursive: true, force: true });
    await rename(half, place);
    return { folder: place, files, metadata };
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
    throw systemCode(error) === "" ? error : asFailure(error, `${ownNames.work}/made in the folder cannot be written`);
  }
}

async function putFile(place: string, bytes: Uint8Array): Promise<{ bytes: number; changedMs: number }> {
  const handle = await open(place, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    return { bytes: bytes.length, changedMs: (await handle.stat()).mtimeMs };
  } finally {
    await handle.close();
  }
}
