import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { asFault, systemCode } from "../StudioFault.ts";
import { ownNames } from "../folder/folderPath.ts";
import { ownPlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { settle } from "../folder/writeWhole.ts";

/** Files made of one source, by what they are called among themselves ("800.avif"), and what else came of it. */
export type Made = {
  readonly folder: string;
  /** Bytes and time of each, by which one that somebody changed is found. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly changedMs: number }>>;
  readonly told: unknown;
};

/** Takes a file that was made. */
export type Put = (name: string, bytes: Uint8Array) => Promise<void>;

/** What was made of sources and settings, kept between publications: `.kulla/made/<key>/`. */
export type MadeFiles = {
  readonly find: (key: string) => Promise<Made | undefined>;
  /** Whole or not at all. `make` puts its files one by one and gives what is to be told of them. */
  readonly make: (key: string, make: (put: Put) => Promise<unknown>) => Promise<Made>;
  /** Forgets all but these. */
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
};

/** Changes when the same source and settings come to other files. */
const recipe = 1;

/** By what is in the source and what is wanted of it. */
export function keyOf(sourceHash: string, settings: unknown): string {
  const text = JSON.stringify([recipe, sourceHash, settings]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

const listName = "made.json";

export async function openMadeFiles(folder: OwnerFolder): Promise<MadeFiles> {
  const root = await ownPlace(folder, ownNames.work, "made");
  // What was being made when the lamp went out.
  for (const name of await readdir(root))
    if (name.startsWith("half-")) await rm(join(root, name), { recursive: true, force: true });
  return {
    find: (key) => findMade(join(root, key)),
    make: (key, make) => makeWhole(join(root, key), join(root, `half-${randomUUID()}`), make),
    keepOnly: async (keys) => {
      for (const name of await readdir(root))
        if (!keys.has(name)) await rm(join(root, name), { recursive: true, force: true });
    },
  };
}

async function findMade(place: string): Promise<Made | undefined> {
  try {
    const { files, told } = JSON.parse(await readFile(join(place, listName), "utf8")) as Omit<Made, "folder">;
    for (const [name, { bytes, changedMs }] of Object.entries(files)) {
      const now = await stat(join(place, name));
      if (now.size !== bytes || now.mtimeMs !== changedMs) return undefined;
    }
    return { folder: place, files, told };
  } catch {
    return undefined;
  }
}

async function makeWhole(place: string, half: string, make: (put: Put) => Promise<unknown>): Promise<Made> {
  const files: Record<string, { bytes: number; changedMs: number }> = {};
  try {
    await mkdir(half);
    const told = await make(async (name, bytes) => {
      files[name] = await putFile(join(half, name), bytes);
    });
    await putFile(join(half, listName), Buffer.from(JSON.stringify({ files, told })));
    await settle(half);
    // Of a key whose files somebody has changed.
    await rm(place, { recursive: true, force: true });
    await rename(half, place);
    return { folder: place, files, told };
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
    throw systemCode(error) === "" ? error : asFault(error, `${ownNames.work}/made in the folder cannot be written`);
  }
}

async function putFile(place: string, bytes: Uint8Array): Promise<{ bytes: number; changedMs: number }> {
  await mkdir(dirname(place), { recursive: true });
  const handle = await open(place, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    return { bytes: bytes.length, changedMs: (await handle.stat()).mtimeMs };
  } finally {
    await handle.close();
  }
}
