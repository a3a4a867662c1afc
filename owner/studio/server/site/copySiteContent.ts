import { isRecord } from "../../../../src/project/isRecord.ts";
import type { Project } from "../../../../src/project/types.ts";
import { checkSite } from "../../../site/checkSite.ts";
import { readSite } from "../../../site/readSite.ts";
import type { SiteContent } from "../../../site/siteShape.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { addressesOf, type WrittenPicture } from "../../draft/file/projectFiles.ts";
import { readdir } from "node:fs/promises";
import { kindOf } from "../folder/insideFolder.ts";
import { join } from "node:path";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readJsonSource } from "./copyProject.ts";
import { isThere, openTaking, takeInto, writeInto, type Taking } from "./takeFrom.ts";

/** Icons of browsers and home screens, as the manual names them. */
const icons = [
  "icon.svg",
  "icon-32.png",
  "icon-192.png",
  "icon-512.png",
  "maskable-192.png",
  "maskable-512.png",
  "apple-touch-icon.png",
];

/** The languages that a site's pages are written in. */
const languages = ["sq", "en", "de"];

type Setting = {
  /** Where the files are looked for, one after the other. */
  readonly contents: readonly OwnerFolder[];
  readonly project: Project;
  /** The site's folder of the project, where `project.json` is already. */
  readonly to: string;
  readonly report: Taking["report"];
};

/**
 * Copies what a site shows besides its project: `site.json`, the pictures of `pictures.json`, `site-map.json`, films and icons. Says
 * what is wrong with `site.json`.
 * @throws StudioFault where one of the JSON files cannot be read
 */
export async function copySiteContent({ contents, project, to, report }: Setting): Promise<SiteContent> {
  const taking = await openTaking(contents, to, report);
  const pictures = await copyPictures(contents, taking);
  const map = await readFirst(contents, "site-map.json");
  if (map) await writeInto(taking, "site-map.json", map.text);
  for (const name of icons.map((each) => `icons/${each}`))
    if (await isAnywhere(contents, name)) await takeInto(taking, name, "picture");
  await copyFilms(contents, taking);
  const site = await readFirst(contents, "site.json");
  if (!site) return readSite(undefined, project.name ?? "").content;
  await writeInto(taking, "site.json", site.text);
  const towers = project.towers.flatMap(({ id }) => [`towers/${id}`, `towers/${id}-portrait`]);
  const known = new Set([...pictures, ...towers]);
  for (const { path, problem } of checkSite(site.value, { project, pictures: known, languages }))
    report(`site.json: ${path && `${path}: `}${problem}`);
  return readSite(site.value, project.name ?? "").content;
}

async function readFirst(contents: readonly OwnerFolder[], name: string) {
  for (const folder of contents) if (await isThere(folder, name)) return readJsonSource(folder, name);
  return undefined;
}

async function isAnywhere(contents: readonly OwnerFolder[], name: string): Promise<boolean> {
  for (const folder of contents) if (await isThere(folder, name)) return true;
  return false;
}

/** Gives the keys of the pictures that there are; the others are left out of the list. */
async function copyPictures(contents: readonly OwnerFolder[], taking: Taking): Promise<readonly string[]> {
  const listed = await readFirst(contents, "pictures.json");
  const all = isRecord(listed?.value) ? Object.entries(listed.value) : [];
  const kept: [string, WrittenPicture][] = [];
  for (const [key, picture] of all)
    if (!isPicture(picture)) taking.report(`pictures.json: "${key}" needs src, width and height.`);
    else if (await copyPicture(picture, taking)) kept.push([key, picture]);
  if (listed) await writeInto(taking, "pictures.json", `${JSON.stringify(Object.fromEntries(kept))}\n`);
  return kept.map(([key]) => key);
}

function isPicture(value: unknown): value is WrittenPicture {
  if (!isRecord(value)) return false;
  const { src, width, height, sources = [] } = value;
  return typeof src === "string" && Number(width) > 0 && Number(height) > 0 && Array.isArray(sources);
}

async function copyPicture(picture: WrittenPicture, taking: Taking): Promise<boolean> {
  let isWhole = true;
  for (const address of addressesOf(picture)) {
    const named = namedFile(address);
    if (named.kind === "web") continue;
    if (named.kind !== "file") taking.report(`pictures.json: "${address}" is not the address of a file in the folder.`);
    isWhole = named.kind === "file" && (await takeInto(taking, named.path, "picture")) && isWhole;
  }
  return isWhole;
}

async function copyFilms(contents: readonly OwnerFolder[], taking: Taking): Promise<void> {
  for (const { root } of contents) {
    if ((await kindOf(join(root, "film"))) !== "folder") continue;
    const films = (await readdir(join(root, "film"))).filter((name) => /^\w[^/\\]*\.(mp4|webm)$/i.test(name));
    for (const name of films) await takeInto(taking, `film/${name}`);
    return;
  }
}
