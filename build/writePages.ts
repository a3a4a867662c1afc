import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { SiteAssets, PrerenderedPage } from "../demo/head/pageHtml.ts";
import { projectFolder } from "./projectFolder.ts";

/** The file of a page. @throws Error if the path, which may contain an apartment's id from the project file, leads out of the folder */
export function fileOfPage(site: string, path: string): string {
  const isPlain = path
    .split("/")
    .every((name) => name !== "" && name !== "." && name !== ".." && !/[\\\p{Cc}]/u.test(name));
  if (!isPlain) throw new Error(`"${path}" cannot be a page's path: change the id in project.json that it contains.`);
  return join(site, path);
}

/** The pages that have their own style sheets, and the file that imports these. */
const pagesWithStyles = {
  contact: "demo/pages/company/ContactPage.tsx",
  embed: "demo/pages/EmbedPage.tsx",
} as const satisfies Readonly<Partial<Record<keyof SiteAssets["pageStyles"], string>>>;

/** The assets that the client's build created for the pages in `site`. */
export async function siteAssets(site: string): Promise<SiteAssets> {
  const manifest = JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest["demo/main.tsx"];
  if (!entry) throw new Error("The build has no entry demo/main.tsx.");
  const preloads = [...new Set((entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []))];
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    preloads: preloads.map((file) => `/${file}`),
    pageStyles: Object.fromEntries(
      Object.entries(pagesWithStyles).map(([page, source]) => {
        const styles = manifest[source]?.css;
        if (!styles) throw new Error(`The build has no style sheet of ${source}.`);
        return [page, styles.map((file) => `/${file}`)];
      }),
    ),
  };
}

/** Prerenders all pages of the showcase into `site`, with the built scripts and style sheets; removes `prerender`. */
export async function writePages(site: string, prerender: string): Promise<void> {
  const built = pathToFileURL(resolve(prerender, "prerender.js")).href;
  const { renderPages } = (await import(built)) as {
    renderPages: (
      assets: SiteAssets,
      project: string,
      setting: { origin?: string | undefined },
    ) => Promise<PrerenderedPage[]>;
  };
  const origin = process.env["KULLA_SITE_ORIGIN"];
  for (const page of await renderPages(await siteAssets(site), projectFolder, { origin })) {
    const file = fileOfPage(site, page.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page.html);
  }
  await rm(join(site, ".vite"), { recursive: true });
  await rm(prerender, { recursive: true });
}
