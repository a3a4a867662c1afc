import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noticesFile } from "../scripts.ts";
import { siteAssets } from "../writePages.ts";

type Built = {
  /** The showcase, before its pages are prerendered. */
  readonly site: string;
  /** The scripts for partners. */
  readonly widgets: string;
  /** The bundle that renders the pages. */
  readonly prerender: string;
  /** The kit's folder in the package. */
  readonly folder: string;
};

/** Whether a script stays out: the classic one, which the package has outside the kit, versioned copies, and source maps. */
const isLeftOut = (name: string): boolean => name === "kulla.iife.js" || /^v\d/.test(name) || name.endsWith(".map");

/**
 * Writes the parts of an owner's site that are the same for every project, from which `kulla site` builds it: `files/` becomes the site's
 * root, `prerender/` renders its pages, `kit.json` lists the assets of a page.
 */
export async function writeSiteKit({ site, widgets, prerender, folder }: Built): Promise<void> {
  const files = join(folder, "files");
  await mkdir(join(files, "widgets"), { recursive: true });
  // `hostile/`: the page with hostile styles in which /embed shows an element.
  for (const name of ["assets", "fonts", "hostile", "sw.js", "embed.html", noticesFile, `SW-${noticesFile}`])
    await cp(join(site, name), join(files, name), { recursive: true });
  for (const name of (await readdir(widgets)).filter((each) => !isLeftOut(each)))
    await cp(join(widgets, name), join(files, "widgets", name), {
      recursive: true,
      filter: (source) => !source.endsWith(".map"),
    });
  await cp(prerender, join(folder, "prerender"), { recursive: true });
  await writeFile(join(folder, "kit.json"), `${JSON.stringify({ version: 1, assets: await siteAssets(site) })}\n`);
}
