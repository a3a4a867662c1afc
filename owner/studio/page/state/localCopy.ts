import { createStore, del, get, set } from "idb-keyval";
import type { Draft } from "../../draft/draft.ts";
import { forget, remember, remembered } from "./browserMemory.ts";

/** What was done and is not in the folder yet, kept by the browser: `revision` is the folder's draft it was made from. */
export type LocalCopy = { readonly draft: Draft; readonly revision: string; readonly atMs: number };

const copies = createStore("kulla-studio", "copies");

/** Where a browser keeps nothing the folder alone has it: the page stays as it is. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    // Some browsers throw at the mere name of the database.
    return await ask();
  } catch {
    return undefined;
  }
}

export const keepCopy = (folder: string, copy: LocalCopy): Promise<void> =>
  unlessRefused(() => set(folder, copy, copies));

const lastName = (folder: string): string => `kulla-last-copy ${folder}`;

/**
 * At once: when a page goes, the database's answer comes too late. It takes some megabytes, which is a draft of thousands of
 * apartments.
 */
export const keepLastCopy = (folder: string, copy: LocalCopy): void => remember(lastName(folder), JSON.stringify(copy));

export function dropCopy(folder: string): Promise<void> {
  forget(lastName(folder));
  return unlessRefused(() => del(folder, copies));
}

/** The later one of what both have. */
export async function findCopy(folder: string): Promise<LocalCopy | undefined> {
  const stored = await unlessRefused(() => get<LocalCopy>(folder, copies));
  const last = JSON.parse(remembered(lastName(folder)) ?? "null") as LocalCopy | null;
  return last && last.atMs >= (stored?.atMs ?? 0) ? last : stored;
}
