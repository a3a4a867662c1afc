import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { asFault, StudioFault } from "../StudioFault.ts";
import { isPath } from "../folder/folderPath.ts";
import { insideFolder, kindOf } from "../folder/insideFolder.ts";
import { copyProject } from "./copyProject.ts";
import { copySiteContent } from "./copySiteContent.ts";
import { openSiteKit } from "./siteKit.ts";
import { siteInputs } from "./siteInputs.ts";
import { beginSite } from "./siteOutput.ts";
import { findSiteSource } from "./siteSource.ts";

export type SiteSetting = {
  /** A published project, or an owner's folder with one in `published/`. */
  readonly folder: string;
  /** Where the site is written; `website` in the owner's folder without it. */
  readonly out?: string | undefined;
  /** Where it stands for the world, as `https://your-domain`; the `domain` of `site.json` without it. */
  readonly origin?: string | undefined;
  /** The folder of the package, with the kit. */
  readonly kit: string;
  readonly signal?: AbortSignal;
};

export type MadeSite = {
  readonly out: string;
  readonly origin: string;
  readonly pages: number;
  /** Whether the site before was of the same, and stays. */
  readonly isUnchanged: boolean;
  /** What was left out, or what visitors will miss: a sentence each. */
  readonly notes: readonly string[];
};

/**
 * Makes a whole site out of a published project: pages in every language, elements, tours, brochure, and what search engines and hosts
 * ask for. It takes the place of the site before when it is complete, or not at all; one that is made of the same stays.
 * @throws StudioFault where the project cannot be read, the folder is not a site's, or it was stopped
 */
export async function makeSite({ folder, out: wanted, origin, kit: within, signal }: SiteSetting): Promise<MadeSite> {
  const kit = await openSiteKit(within);
  const source = await findSiteSource(folder);
  const out = wanted ?? source.out;
  const notes = new Set<string>();
  const report = (sentence: string): void => void notes.add(sentence);
  const inputs = await siteInputs(source, [kit.state, origin ?? ""]);
  const { place, unchanged, finish, discard } = await beginSite(out, source);
  const checkStop = () => {
    if (signal?.aborted) throw new StudioFault("stopped", "Stopped: the site is as it was.");
  };
  try {
    const before = inputs === undefined ? undefined : await unchanged(inputs);
    if (before) return { out, origin: before.origin, pages: before.pages, isUnchanged: true, notes: [] };
    await mkdir(join(place, "project"));
    const project = await copyProject(source.published, place, report);
    const to = join(place, "project");
    const content = await copySiteContent({ contents: source.contents, project, to, report });
    const own = origin ?? (content.domain && `https://${content.domain}`);
    if (!own)
      throw new StudioFault(
        "missing",
        'Say where the site will stand: --origin https://your-domain, or "domain" in site.json.',
      );
    checkStop();
    await kit.copyInto(place, (await kindOf(join(place, "tours"))) === "folder");
    const files = await kit.render(to, { origin: own, report });
    checkStop();
    for (const { path, html } of files) {
      if (isPath(path)) await writePage(place, path, html);
      else report(`The page ${path} is left out: change the id in project.json that it is named after.`);
    }
    // GitHub's own site builder would leave out some of the files.
    await writeFile(join(place, ".nojekyll"), "");
    const pages = files.filter(({ path }) => path.endsWith(".html")).length;
    // What there is to say is said each time.
    const isWhole = inputs !== undefined && notes.size === 0;
    await finish(isWhole ? { inputs, origin: own, pages } : undefined);
    return { out, origin: own, pages, isUnchanged: false, notes: [...notes] };
  } catch (error) {
    throw asFault(error, "The site cannot be made");
  } finally {
    await discard();
  }
}

async function writePage(place: string, path: string, text: string): Promise<void> {
  const file = await insideFolder(place, path);
  await mkdir(join(place, dirname(path)), { recursive: true });
  await writeFile(file, text);
}
