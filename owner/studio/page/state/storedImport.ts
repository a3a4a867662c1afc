import { createStore, delMany, getMany, setMany } from "idb-keyval";
import { type OpenImport, isOpenImport, readImport } from "../apartments/import/readImport.ts";
import type { ImportState } from "../apartments/import/chosenFile.ts";
import type { ProjectStore } from "./projectStore.ts";

const imports = createStore("kulla-studio-imports", "imports");

/** The sheets of a list may be large, and what the owner says of them changes often: each is stored by itself. */
const namesOf = (folder: string) => [`${folder} sheets`, `${folder} answers`] as const;

/** Where a browser stores nothing, or its database fails, an import lasts as long as the page. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    // Some browsers throw at the mere name of the database.
    return await ask();
  } catch {
    return undefined;
  }
}

/** The import of a folder that was neither applied nor dismissed; one that cannot be read costs nothing but itself. */
export async function findImport(folder: string): Promise<OpenImport | undefined> {
  const found = await unlessRefused(() => getMany<unknown>([...namesOf(folder)], imports));
  const [sheets, answers] = found ?? [];
  const { step, chosen } = Object(answers) as { readonly step?: unknown; readonly chosen?: object };
  return readImport({ step, chosen: { ...chosen, sheets } });
}

/** Stores the import of a store's folder with every step, and deletes it once it is applied or dismissed. */
export function storeImports(store: ProjectStore): void {
  const { folder } = store.getState();
  store.subscribe(({ importing }, before) => {
    if (importing === before.importing) return;
    const isAnother = importing.chosen?.sheets !== before.importing.chosen?.sheets;
    if (isOpenImport(importing) || isAnother) void unlessRefused(() => write(folder, importing, isAnother));
  });
}

/** Both at once, or none: answers belong to their sheets. */
function write(folder: string, importing: ImportState, withSheets: boolean): Promise<void> {
  const [sheetsName, answersName] = namesOf(folder);
  if (!isOpenImport(importing)) return delMany([sheetsName, answersName], imports);
  const { step, chosen } = importing;
  const { sheets, ...answers } = chosen;
  const entries: [IDBValidKey, unknown][] = [[answersName, { step, chosen: answers }]];
  if (withSheets) entries.push([sheetsName, sheets]);
  return setMany(entries, imports);
}
