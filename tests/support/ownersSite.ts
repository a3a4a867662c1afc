import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every text of the sample that no other owner's site may have. `theirs`: that site's own texts. */
export async function sampleTexts(theirs: string): Promise<readonly string[]> {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) collect(each);
  };
  // Its headings are those of every site, except for the word for a building.
  const site = JSON.parse(await readFile("public/project/site.json", "utf8")) as Record<string, unknown>;
  const project = JSON.parse(await readFile("public/project/project.json", "utf8")) as { contact: object };
  for (const name of ["figures", "figuresNote", "counts", "captions", "tours", "pages"]) collect(site[name]);
  collect(project.contact);
  const isTelling = (text: string) => text.length >= 12 && !/^[\w./-]+$/.test(text) && !theirs.includes(text);
  return [...texts.filter(isTelling), "Kulla 5", "Kulla 6", "Kullën 5", "Prishtin", "kulla.example", "42.6486", "7050"];
}

/** The files of a site that are generated for its owner, by their paths. */
export async function ownersTexts(site: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const isShared = /^(widgets|assets|fonts|sw\.js|embed\.html)/;
  const texts = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile() && /\.(html|json|xml|txt|webmanifest)$/.test(each.name))) {
    const path = join(entry.parentPath, entry.name).slice(site.length + 1);
    if (!isShared.test(path)) texts.set(path, await readFile(join(site, path), "utf8"));
  }
  return texts;
}
