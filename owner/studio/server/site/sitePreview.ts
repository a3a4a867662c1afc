import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { fieldsOf } from "../../../../src/project/isRecord.ts";
import { ProjectDataError } from "../../../../src/project/ProjectDataError.ts";
import { readSite } from "../../../site/readSite.ts";
import { withSourceAddresses, toPreview } from "../../draft/file/toPreview.ts";
import { unpublished } from "../../draft/file/toProject.ts";
import { readDraftText } from "../draft/draftFile.ts";
import { parseWithSite } from "../draft/siteFile.ts";
import { ownNames } from "../folder/folderPath.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { filmsOf, picturesName, websiteFiles } from "../publish/websiteFiles.ts";
import { StudioError } from "../StudioError.ts";
import { openSiteKit, type OnePage } from "./siteKit.ts";

/** Pages of the website that a folder's saved draft would become. */
export type PreviewServer = {
  /** The page at an address of the site. @throws StudioError where the draft has nothing to show yet */
  readonly pageAt: (folder: OwnerFolder, address: string) => Promise<OnePage>;
};

/** Addresses in a page that only machines read. */
const origin = "https://preview.invalid";

/** `kit`: the package's folder. The last page stays in memory: the frame that shows it requests it again. */
export function openSitePreview(kit: string): PreviewServer {
  let last: { readonly key: string; readonly page: Promise<OnePage> } | undefined;
  return {
    async pageAt(folder, address) {
      const { text = "", revision } = await readDraftText(folder);
      const key = JSON.stringify([folder.root, revision, address]);
      if (last?.key === key) return last.page;
      const page = renderDraft(kit, folder, { text, address });
      last = { key, page };
      page.catch(() => (last = undefined));
      return page;
    },
  };
}

type PageRequest = { readonly text: string; readonly address: string };

async function renderDraft(within: string, folder: OwnerFolder, { text, address }: PageRequest): Promise<OnePage> {
  const kit = await openSiteKit(within);
  const place = await mkdtemp(join(tmpdir(), "kulla-preview-"));
  try {
    await writeDraft(folder, { text, place });
    return await kit.renderOne(place, { address, origin, report: () => undefined });
  } catch (error) {
    // The package's bundled code has its own copy of the class.
    if (error instanceof ProjectDataError || (error instanceof Error && error.name === "ProjectDataError"))
      throw new StudioError("badFile", error.message);
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Writes the pages' inputs as publishing would, each picture as the owner's own file, which stays in place. */
async function writeDraft(
  folder: OwnerFolder,
  { text, place }: { readonly text: string; readonly place: string },
): Promise<void> {
  const { draft } = await parseWithSite(folder, text, ownNames.draft);
  // With layouts alone a project can be read, but no page would show anything of it.
  if (draft.project.towers.length === 0) throw new StudioError("badFile", "The project has no building yet.");
  const { site, generatedFiles } = await websiteFiles(folder, draft);
  const generated = generatedFiles([]);
  const listed = parseJsonText(generated.get(picturesName) ?? "{}");
  const added = unpublished(withSourceAddresses(draft.website?.pictures ?? {}) as object);
  const files = new Map<string, string>([
    ...generated,
    ["project.json", JSON.stringify(toPreview(draft))],
    [picturesName, JSON.stringify({ ...(listed.ok ? fieldsOf(listed.value) : {}), ...added })],
    ...(site ? [["site.json", JSON.stringify(site)] as const] : []),
  ]);
  // Films are found by their names alone.
  const films = await filmsOf(folder, readSite(site, draft.project.name ?? "").content);
  for (const film of [...films.values()].flat()) files.set(film, "");
  for (const [name, content] of files) {
    await mkdir(join(place, dirname(name)), { recursive: true });
    await writeFile(join(place, name), content);
  }
}
