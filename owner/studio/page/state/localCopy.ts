import type { Draft } from "../../draft/draft.ts";
import { forget, remember, remembered } from "./browserMemory.ts";

/** What was done and is not in the folder yet, kept by the browser: `revision` is the folder's draft it was made from. */
export type LocalCopy = { readonly draft: Draft; readonly revision: string; readonly atMs: number };

const [database, records] = ["kulla-studio", "copies"];

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.addEventListener("upgradeneeded", () => asked.result.createObjectStore(records));
    asked.addEventListener("success", () => resolve(asked.result));
    asked.addEventListener("error", () => reject(asked.error ?? new Error("The browser keeps nothing here.")));
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const work = opened.transaction(records, mode);
      const asked = ask(work.objectStore(records));
      work.addEventListener("complete", () => resolve(asked.result));
      work.addEventListener("abort", () => reject(work.error ?? new Error("The browser did not keep it.")));
    });
  } finally {
    opened.close();
  }
}

/** Where a browser keeps nothing the folder alone has it: the page stays as it is. */
const unlessRefused = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};

export const keepCopy = (folder: string, copy: LocalCopy): Promise<unknown> =>
  unlessRefused(run("readwrite", (store) => store.put(copy, folder)));

const lastName = (folder: string): string => `kulla-last-copy ${folder}`;

/** At once: when a page goes, the database's answer comes too late. It takes some megabytes, which is a draft of thousands of homes. */
export const keepLastCopy = (folder: string, copy: LocalCopy): void => remember(lastName(folder), JSON.stringify(copy));

export function dropCopy(folder: string): Promise<unknown> {
  forget(lastName(folder));
  return unlessRefused(run("readwrite", (store) => store.delete(folder)));
}

/** The later one of what both have. */
export async function findCopy(folder: string): Promise<LocalCopy | undefined> {
  const kept = await unlessRefused(
    run<LocalCopy | undefined>("readonly", (store) => store.get(folder) as IDBRequest<LocalCopy | undefined>),
  );
  const last = JSON.parse(remembered(lastName(folder)) ?? "null") as LocalCopy | null;
  return last && last.atMs >= (kept?.atMs ?? 0) ? last : kept;
}
