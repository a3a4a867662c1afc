import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { AvailabilityFile, HomeAvailability, Price } from "../src/project/availability.ts";
import { statuses } from "./cells/status.ts";
import { SyncFault } from "./SyncFault.ts";
import { reasonOf } from "./table/source.ts";

/** So many earlier files are kept. */
const historyLength = 30;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * What visitors see now; undefined where no file was written yet.
 * @throws SyncFault where there is one that cannot be understood: what was sold by it must not be forgotten
 */
export async function readAvailability(path: string): Promise<AvailabilityFile | undefined> {
  const unreadable = (reason: string) =>
    new SyncFault(`${path} cannot be read: ${reason}. Bring back an earlier one out of history/, or remove it.`);
  let text = "";
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw unreadable(reasonOf(error));
  }
  const file = parseAvailability(text);
  if (!file) throw unreadable("it is no such file");
  return file;
}

/** Only what the next file may have: a field that somebody else put there does not travel on. */
function parseAvailability(text: string): AvailabilityFile | undefined {
  const value = parseJson(text);
  if (!isFields(value) || value["version"] !== 1 || !isFields(value["homes"])) return undefined;
  const { revision, generatedAt, staleAfterS, source, homes } = value;
  if (typeof revision !== "number" || !Number.isSafeInteger(revision)) return undefined;
  return {
    version: 1,
    revision,
    generatedAt: String(generatedAt),
    staleAfterS: Number(staleAfterS),
    source: String(source),
    homes: Object.fromEntries(Object.entries(homes).map(([id, home]) => [id, parseHome(home)])),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseHome(value: unknown): HomeAvailability {
  const fields = isFields(value) ? value : {};
  const status = statuses.find((each) => each === fields["status"]);
  const price = parsePrice(fields["price"]);
  return { ...(status && { status }), ...(price && { price }), changedAt: String(fields["changedAt"]) };
}

function parsePrice(value: unknown): Price | undefined {
  if (!isFields(value)) return undefined;
  const { amount, currency, validUntil } = value;
  const kind = (["exact", "from", "onRequest"] as const).find((each) => each === value["kind"]);
  return (
    kind && {
      kind,
      ...(typeof amount === "number" && { amount }),
      ...(typeof currency === "string" && { currency }),
      ...(typeof validUntil === "string" && { validUntil }),
    }
  );
}

export type Writing = {
  readonly out: string;
  readonly history: string;
  readonly next: AvailabilityFile;
  /** It goes to the history where the next one says something else: a cron job that finds nothing new fills no disk. */
  readonly replaced?: AvailabilityFile;
};

/**
 * Writes the next file whole or not at all: who reads meanwhile gets the earlier one.
 * @throws SyncFault where the disk refuses
 */
export async function writeAvailability({ out, history, next, replaced }: Writing): Promise<void> {
  try {
    if (replaced) {
      await writeWhole(join(history, `availability-${replaced.revision}.json`), replaced);
      await forgetOldest(history);
    }
    await writeWhole(out, next);
  } catch (error) {
    throw new SyncFault(`${out} cannot be written: ${reasonOf(error)}.`);
  }
}

async function writeWhole(path: string, file: AvailabilityFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Beside it, as only within one disk a file takes another's place in one step.
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const handle = await open(draft, "w");
    try {
      await handle.writeFile(`${JSON.stringify(file)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function forgetOldest(history: string): Promise<void> {
  const revisions = (await readdir(history))
    .flatMap((name) => /^availability-(?<revision>\d+)\.json$/.exec(name)?.groups?.["revision"] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
  for (const revision of revisions.slice(historyLength)) await rm(join(history, `availability-${revision}.json`));
}
