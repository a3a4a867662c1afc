import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noticesFile } from "../scripts.ts";
import { siteAssets } from "../writePages.ts";

type KitFolders = {
  /** The showcase, before its pages are prerendered. */
  readonly site: string;
  /** The scripts for partners. */
  readonly widgets: string;
  /** The bundle that renders the pages. */
  readonly prerender: string;
  /** The folder to write: the kit's folder in the package. */
  readonly folder: string;
};

/** Whether a file for partners is not part of the kit: the classic script, which is elsewhere in the package; versions; source maps. */
const isExcluded = (name: string): boolean => name === "kulla.iife.js" || /^v\d/.test(name) || name.endsWith(".map");

/**
 * Writes the site kit, the parts of a website that are the same for every project, from which `kulla site` makes one: `files/` becomes its
 * root folder, `prerender/` renders its pages, `kit.json` lists the assets of a page.
 */
export async function writeSiteKit({ site, widgets, prerender, folder }: KitFolders): Promise<void> {
  const files = join(folder, "files");
  await mkdir(join(files, "widgets"), { recursive: true });
  // `hostile/`: the page with hostile styles in which /embed shows an element.
  for (const name of ["assets", "fonts", "hostile", "sw.js", "embed.html", noticesFile, `SW-${noticesFile}`])
    await cp(join(site, name), join(files, name), { recursive: true });
  for (const name of (await readdir(widgets)).filter((each) => !isExcluded(each)))
    await cp(join(widgets, name), join(files, "widgets", name), {
      recursive: true,
      filter: (source) => !source.endsWith(".map"),
    });
  await cp(prerender, join(folder, "prerender"), { recursive: true });
  await writeFile(join(folder, "kit.json"), `${JSON.stringify({ version: 1, assets: await siteAssets(site) })}\n`);
}
