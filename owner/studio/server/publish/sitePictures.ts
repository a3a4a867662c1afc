import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { fieldsOf, isRecord } from "../../../../src/project/isRecord.ts";
import { pagePictures, type ContentPage } from "../../../site/pageContent.ts";
import { readSite } from "../../../site/readSite.ts";
import type { SiteContent } from "../../../site/siteShape.ts";
import type { Problem } from "../../draft/checks/problem.ts";
import { websiteProblems } from "../../draft/checks/websiteProblems.ts";
import type { Draft } from "../../draft/draft.ts";
import { namedFile } from "../../draft/file/folderAddress.ts";
import { addressesOf, type WrittenPicture } from "../../draft/file/projectFiles.ts";
import { publishedSite } from "../../draft/website/website.ts";
import { readSource, type OwnerFolder } from "../folder/ownerFolder.ts";
import { StudioFault } from "../StudioFault.ts";
import type { PlacedFile } from "./wantedFiles.ts";

/** The list of a website's pictures by their keys, beside `project.json`. */
export const picturesName = "pictures.json";

const mostBytes = 64 * 1024 * 1024;

export type SitePictures = {
  /** The files of the pictures that the website names; they are taken as they are. */
  readonly files: readonly PlacedFile[];
  readonly problems: readonly Problem[];
  /** `pictures.json` as it is published; missing: no picture of it is named. */
  readonly listed?: Readonly<Record<string, unknown>>;
};

/** The pictures that a draft's website names by their keys in the folder's `pictures.json`. */
export async function sitePictures(folder: OwnerFolder, draft: Draft): Promise<SitePictures> {
  const site = publishedSite(draft);
  if (!site) return { files: [], problems: [] };
  const all = await readList(folder);
  const { pages } = readSite(site, "").content;
  const named = new Set((Object.keys(pages) as ContentPage[]).flatMap((page) => picturesOf(pages, page)));
  const entries = Object.entries(all).filter(([key, picture]) => named.has(key) && isPicture(picture));
  const paths = new Set(entries.flatMap(([, picture]) => pathsOf(picture)));
  const keys = [...entries.map(([key]) => key), ...draft.project.towers.flatMap(({ id }) => [`towers/${id}`, `towers/${id}-portrait`])]; // prettier-ignore
  return {
    files: [...paths].map((path) => ({
      file: { kind: "copy", source: path, to: path, accepts: "picture" },
      places: [["website"]],
    })),
    problems: websiteProblems(draft, new Set(keys)).filter(({ code }) => code === "websitePictureMissing"),
    ...(entries.length > 0 && { listed: Object.fromEntries(entries) }),
  };
}

function picturesOf(pages: SiteContent["pages"], page: ContentPage): readonly string[] {
  const content = pages[page];
  return content ? pagePictures(page, content) : [];
}

/** Every picture that the folder lists; none where there is no list that can be read. */
async function readList(folder: OwnerFolder): Promise<Readonly<Record<string, unknown>>> {
  try {
    const json = parseJsonText((await readSource(folder, picturesName, mostBytes)).toString("utf8"));
    return json.ok ? fieldsOf(json.value) : {};
  } catch (error) {
    if (error instanceof StudioFault) return {};
    throw error;
  }
}

/** One whose files all lie in the folder. */
const isPicture = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value["src"] === "string" &&
  addressesOf(value as WrittenPicture).every((address) => namedFile(address).kind === "file");

const pathsOf = (picture: unknown): readonly string[] =>
  addressesOf(picture as WrittenPicture).flatMap((address) => {
    const found = namedFile(address);
    return found.kind === "file" ? [found.path] : [];
  });
