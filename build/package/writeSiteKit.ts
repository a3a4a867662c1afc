import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noticesFile } from "../scripts.ts";
import { siteAssets } from "../writePages.ts";

type Built = {
  /** The showcase, before its pages are written. */
  readonly site: string;
  /** The scripts for partners. */
  readonly widgets: string;
  /** The bundle that renders the pages. */
  readonly prerender: string;
  /** The kit, in the package. */
  readonly folder: string;
};

/** Of the scripts for partners what the package has beside the kit, copies under a version, and maps, which a debugger alone reads. */
const isElsewhere = (name: string): boolean => name === "kulla.iife.js" || /^v\d/.test(name) || name.endsWith(".map");

/**
 * Writes the parts of an owner's site that are the same for every project, from which `kulla site` makes it: `files/` lies at the
 * site's root, `prerender/` renders its pages, `kit.json` names the assets of a page.
 */
export async function writeSiteKit({ site, widgets, prerender, folder }: Built): Promise<void> {
  const files = join(folder, "files");
  await mkdir(join(files, "widgets"), { recursive: true });
  for (const name of ["assets", "fonts", "hostile", "sw.js", "embed.html", noticesFile, `SW-${noticesFile}`])
    await cp(join(site, name), join(files, name), { recursive: true });
  for (const name of (await readdir(widgets)).filter((each) => !isElsewhere(each)))
    await cp(join(widgets, name), join(files, "widgets", name), {
      recursive: true,
      filter: (source) => !source.endsWith(".map"),
    });
  await cp(prerender, join(folder, "prerender"), { recursive: true });
  await writeFile(join(folder, "kit.json"), `${JSON.stringify({ version: 1, assets: await siteAssets(site) })}\n`);
}
