import { dirname, join } from "node:path";
import { parseJsonText } from "../../src/project/file/parseJsonText.ts";
import type { AvailabilityFile } from "../../src/project/availability.ts";
import { fieldsOf } from "../../src/project/isRecord.ts";
import { apartmentListName, publishedListText } from "../../src/facts/structuredData/apartmentList.ts";
import { readRegularText } from "../system/files/readRegularText.ts";
import { writeFileAtomic } from "../system/files/writeFileAtomic.ts";
import { SyncError } from "./SyncError.ts";
import { reasonOf } from "./table/source.ts";

/**
 * Updates the statuses and prices in a published folder's apartments.json, if it has one.
 * @param out the path of its availability file
 * @throws SyncError if the list cannot be written: portals would read outdated statuses
 */
export async function updateApartmentList(out: string, availability: AvailabilityFile): Promise<void> {
  const list = join(dirname(out), apartmentListName);
  const before = await textOf(list);
  if (before === undefined) return;
  const project = parseJsonText((await textOf(join(dirname(out), "project.json"))) ?? "");
  const pages = pagesIn(before);
  const published = { availability, pageOf: (id: string) => pages.get(id) };
  const text = project.ok ? publishedListText({ projectFile: project.value, ...published }, Date.now()) : undefined;
  if (text === undefined) return;
  try {
    await writeFileAtomic(list, text);
  } catch (error) {
    throw new SyncError(`${list} cannot be written: ${reasonOf(error)}. The availability file is written.`);
  }
}

/** The addresses of apartments' pages by their ids: only the builder of the site knows them. */
function pagesIn(list: string): ReadonlyMap<string, string> {
  const json = parseJsonText(list);
  const rows = json.ok ? fieldsOf(json.value)["apartments"] : [];
  return new Map(
    (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
      const { id, url } = fieldsOf(row);
      return typeof id === "string" && typeof url === "string" ? [[id, url] as const] : [];
    }),
  );
}

/** `undefined` if there is no such file. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readRegularText(path);
  } catch {
    return undefined;
  }
}
