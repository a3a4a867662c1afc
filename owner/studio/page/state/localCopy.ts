import { createStore, del, get, set } from "idb-keyval";
import type { Draft } from "../../draft/draft.ts";
import { forget, remember, remembered } from "./browserMemory.ts";

/** Unsaved work stored in the browser; `revision` is that of the folder's draft on which it is based. */
export type LocalCopy = { readonly draft: Draft; readonly revision: string; readonly atMs: number };

const copies = createStore("kulla-studio", "copies");

/** If the browser refuses to store anything, the folder has the only copy; the page works all the same. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    // In some browsers, even naming the database throws.
    return await ask();
  } catch {
    return undefined;
  }
}

export const keepCopy = (folder: string, copy: LocalCopy): Promise<void> =>
  unlessRefused(() => set(folder, copy, copies));

const lastName = (folder: string): string => `kulla-last-copy ${folder}`;

/**
 * Synchronous: while a page is closing, a database would be too slow. The limit is a few megabytes, enough for a draft of thousands of
 * apartments.
 */
export const keepLastCopy = (folder: string, copy: LocalCopy): void => remember(lastName(folder), JSON.stringify(copy));

export function dropCopy(folder: string): Promise<void> {
  forget(lastName(folder));
  return unlessRefused(() => del(folder, copies));
}

/** The newer of the two copies. */
export async function findCopy(folder: string): Promise<LocalCopy | undefined> {
  const stored = await unlessRefused(() => get<LocalCopy>(folder, copies));
  const last = JSON.parse(remembered(lastName(folder)) ?? "null") as LocalCopy | null;
  return last && last.atMs >= (stored?.atMs ?? 0) ? last : stored;
}
