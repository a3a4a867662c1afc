import { cp, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { byKey, list, required, object, type Read } from "../../../../src/project/file/schemas.ts";
import { StudioError } from "../StudioError.ts";
import { parseBySchema } from "../folder/readOwnFile.ts";

const text = { kind: "text" } as const;
const assetsSchema = object({
  script: required(text),
  styles: required(list(text)),
  preloads: required(list(text)),
  pageStyles: required(byKey(list(text))),
});
const kitSchema = object({ version: required({ kind: "choice", of: [1] }), assets: required(assetsSchema) });

/** A file of the site: its path, and its content. */
type SitePage = { readonly path: string; readonly html: string };

type Rendering = {
  /** The site's public address, as `https://your-domain`. */
  readonly origin: string;
  /** Receives a sentence about each part that is left out of the pages. */
  readonly report: (sentence: string) => void;
};

/** The parts of a site that are the same for every project, from the package. */
export type SiteKit = {
  /** Changes with the code of the package. */
  readonly state: string;
  /** Copies them into a site. */
  readonly copyInto: (site: string, tours: boolean) => Promise<void>;
  /** Every page, and the files next to the pages, of the project in a site's folder. */
  readonly render: (project: string, rendering: Rendering) => Promise<readonly SitePage[]>;
  /** The page at an address of the site, and the style sheet of the site's own colours. */
  readonly renderOne: (project: string, rendering: Rendering & AtAddress) => Promise<OnePage>;
};

type AtAddress = { readonly address: string };
export type OnePage = { readonly html: string; readonly sheet: string };

type Prerender = {
  readonly renderPages: (
    assets: Read<typeof assetsSchema>,
    project: string,
    rendering: Rendering,
  ) => Promise<readonly SitePage[]>;
  readonly renderOnePage: (
    assets: Read<typeof assetsSchema>,
    project: string,
    rendering: Rendering & AtAddress,
  ) => Promise<OnePage>;
};

/** The files that are at the same addresses in every site. */
export const siteKitFiles = (folder: string): string => join(folder, "site/files");

/** `folder`: of the package. @throws StudioError if it has no kit */
export async function openSiteKit(folder: string): Promise<SiteKit> {
  const kit = await readFile(join(folder, "site/kit.json"), "utf8").catch(() => "");
  const read = parseBySchema(kitSchema, kit);
  if (!read) throw new StudioError("missing", "The parts of a site are missing: install the package again.");
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
  const prerender = join(folder, "site/prerender/prerender.js");
  const { mtimeMs } = await stat(prerender);
  return {
    state: JSON.stringify([version, kit, mtimeMs]),
    async copyInto(site, tours) {
      await cp(siteKitFiles(folder), site, { recursive: true });
      await copyScripts(folder, join(site, "widgets"), version);
      if (tours)
        await cp(join(folder, "studio/tours"), join(site, "tours"), {
          recursive: true,
          filter: (source) => !source.endsWith(".map"),
        });
    },
    async render(project, rendering) {
      const { renderPages } = (await import(pathToFileURL(prerender).href)) as Prerender;
      return renderPages(read.assets, project, rendering);
    },
    async renderOne(project, rendering) {
      const { renderOnePage } = (await import(pathToFileURL(prerender).href)) as Prerender;
      return renderOnePage(read.assets, project, rendering);
    },
  };
}

/** Partners' pages name the scripts by their version, or by its first number. */
async function copyScripts(folder: string, widgets: string, version: string): Promise<void> {
  await cp(join(folder, "kulla.iife.js"), join(widgets, "kulla.iife.js"));
  const files = await readdir(widgets);
  for (const name of [`v${version}`, `v${version.split(".")[0] ?? ""}`]) {
    await mkdir(join(widgets, name));
    for (const file of files) await cp(join(widgets, file), join(widgets, name, file), { recursive: true });
  }
}
