import { createStore, delMany, getMany, setMany } from "idb-keyval";
import { type OpenImport, isOpenImport, readImport } from "../apartments/import/readImport.ts";
import type { ImportState } from "../apartments/import/chosenFile.ts";
import type { ProjectStore } from "./projectStore.ts";

const imports = createStore("kulla-studio-imports", "imports");

/** The sheets of a list may be large, and the owner's answers change often: they are stored separately. */
const namesOf = (folder: string) => [`${folder} sheets`, `${folder} answers`] as const;

/** The result of an access to the database; undefined if it fails or the browser stores nothing: an import then only lasts as long as the page. */
async function unlessRefused<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    // In some browsers, even naming the database throws.
    return await access();
  } catch {
    return undefined;
  }
}

/** The folder's import that was neither applied nor dismissed; an unreadable one is ignored. */
export async function findImport(folder: string): Promise<OpenImport | undefined> {
  const found = await unlessRefused(() => getMany<unknown>([...namesOf(folder)], imports));
  const [sheets, answers] = found ?? [];
  const { step, chosen } = Object(answers) as { readonly step?: unknown; readonly chosen?: object };
  return readImport({ step, chosen: { ...chosen, sheets } });
}

/** Stores the import of a store's folder after every step, and deletes it once it is applied or dismissed. */
export function storeImports(store: ProjectStore): void {
  const { folder } = store.getState();
  store.subscribe(({ importing }, before) => {
    if (importing === before.importing) return;
    const isNewList = importing.chosen?.sheets !== before.importing.chosen?.sheets;
    if (isOpenImport(importing) || isNewList) void unlessRefused(() => write(folder, importing, isNewList));
  });
}

/** Stores both or neither: answers belong to their sheets. */
function write(folder: string, importing: ImportState, withSheets: boolean): Promise<void> {
  const [sheetsName, answersName] = namesOf(folder);
  if (!isOpenImport(importing)) return delMany([sheetsName, answersName], imports);
  const { step, chosen } = importing;
  const { sheets, ...answers } = chosen;
  const entries: [IDBValidKey, unknown][] = [[answersName, { step, chosen: answers }]];
  if (withSheets) entries.push([sheetsName, sheets]);
  return setMany(entries, imports);
}
