import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { asFailure, StudioError } from "../StudioError.ts";
import { isPath } from "../folder/folderPath.ts";
import { insideFolder, kindOf } from "../folder/insideFolder.ts";
import { publishedFiles } from "../publish/publishedFolder.ts";
import { copyProject } from "./copyProject.ts";
import { copySiteContent } from "./copySiteContent.ts";
import { openSiteKit } from "./siteKit.ts";
import { siteInputs } from "./siteInputs.ts";
import { beginSite } from "./siteOutput.ts";
import { findSiteSource } from "./siteSource.ts";

export type SiteSetting = {
  /** A published project, or an owner's folder with one in `published/`. */
  readonly folder: string;
  /** The output folder; defaults to `website` in the owner's folder. */
  readonly out?: string | undefined;
  /** Its public address, as `https://your-domain`; defaults to the `domain` of `site.json`. */
  readonly origin?: string | undefined;
  /** Ids of tours made elsewhere that the site contains with their pages and scripts. */
  readonly allowedTours?: readonly string[];
  /** The package's folder, with the kit. */
  readonly kit: string;
  readonly signal?: AbortSignal;
};

export type MadeSite = {
  readonly out: string;
  readonly origin: string;
  readonly pages: number;
  /** Whether the previous site had the same inputs, and stays. */
  readonly isUnchanged: boolean;
  /** Whether a site made elsewhere stood at the same place and was renamed: the owner's additions to it are not in the new one. */
  readonly hasRenamedSite: boolean;
  /** What was renamed or set aside, and parts that were left out, or that visitors will miss: a sentence each. */
  readonly notes: readonly string[];
};

/**
 * Builds a complete website from a published project: pages in every language, elements, tours, brochure, and the files that search engines and
 * hosts need. It replaces the previous site when it is complete, or not at all; a site built from the same inputs stays.
 * @throws StudioError if the project cannot be read, the folder is not a site's, or it was stopped
 */
export async function makeSite({
  folder,
  out: requestedOut,
  origin,
  allowedTours = [],
  kit: within,
  signal,
}: SiteSetting): Promise<MadeSite> {
  const kit = await openSiteKit(within);
  const source = await findSiteSource(folder);
  const out = requestedOut ?? source.out;
  const notes = new Set<string>();
  const report = (sentence: string): void => void notes.add(sentence);
  const isOwn = (await publishedFiles(source.published)) !== undefined;
  const inputs = await siteInputs(source, [kit.state, origin ?? "", JSON.stringify(allowedTours), String(isOwn)]);
  const setAside: string[] = [];
  let hasRenamedSite = false;
  const { place, unchanged, finish, discard } = await beginSite(out, source, {
    isDefault: requestedOut === undefined,
    report: (sentence) => void setAside.push(sentence),
    reportReceived: (sentence) => {
      hasRenamedSite = true;
      setAside.push(sentence);
    },
  });
  const checkStop = () => {
    if (signal?.aborted) throw new StudioError("stopped", "Stopped: the site is unchanged.");
  };
  try {
    const before = inputs === undefined ? undefined : await unchanged(inputs);
    if (before)
      return { out, origin: before.origin, pages: before.pages, isUnchanged: true, hasRenamedSite, notes: setAside };
    await mkdir(join(place, "project"));
    const viewer = join(within, "studio");
    const project = await copyProject(source.published, place, { report, allowedTours, viewer });
    const to = join(place, "project");
    const content = await copySiteContent({ contents: source.contents, project, to, report });
    const own = origin ?? (content.domain && `https://${content.domain}`);
    if (!own)
      throw new StudioError(
        "missing",
        'State the address of the site: --origin https://your-domain, or "domain" in site.json.',
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
    // Warnings are repeated on every run.
    const isWhole = inputs !== undefined && notes.size === 0;
    await finish(isWhole ? { inputs, origin: own, pages } : undefined);
    return { out, origin: own, pages, isUnchanged: false, hasRenamedSite, notes: [...setAside, ...notes] };
  } catch (error) {
    throw asFailure(error, "The site cannot be built");
  } finally {
    await discard();
  }
}

async function writePage(place: string, path: string, text: string): Promise<void> {
  const file = await insideFolder(place, path);
  await mkdir(join(place, dirname(path)), { recursive: true });
  await writeFile(file, text);
}
