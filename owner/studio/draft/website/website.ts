import { defaultContent } from "../../../site/defaultContent.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { fieldsOf, isRecord } from "../../../../src/project/isRecord.ts";
import type { LocalText } from "../../../../src/project/types.ts";
import type { Draft, SiteFields, Website } from "../draft.ts";
import { parsePictures } from "./parsePictures.ts";
import { unpublished } from "../file/toProject.ts";

/** The file next to the project's with the showcase's content. */
export const siteFileName = "site.json";

/** The `site.json` of the owner's folder; `revision` is a hash of it. */
export type SiteFile = { readonly text: string; readonly revision: string };

/**
 * The draft with the website of the folder's `site.json`, unless the owner has edited it in the studio. The file itself is never
 * written or removed. `file`: null if there is none.
 */
export function importSiteFile(draft: Draft, file: SiteFile | null): Draft {
  const { website } = draft;
  if (website?.isEdited || website?.file === file?.revision) return draft;
  return withSiteFile(draft, file);
}

/** The draft with the website of the folder's file in place of its own. */
export function withSiteFile({ website: before, ...draft }: Draft, file: SiteFile | null): Draft {
  if (!file) return draft;
  const { revision } = file;
  const ownPictures = before?.pictures && { pictures: before.pictures };
  const json = parseJsonText(file.text);
  if (!json.ok) return { ...draft, website: { file: revision, unread: json.problem, ...ownPictures } };
  if (!isRecord(json.value))
    return { ...draft, website: { file: revision, unread: "is not the content of a website", ...ownPictures } };
  return { ...draft, website: { file: revision, content: unpublished(json.value), ...ownPictures } };
}

/** The draft with the default content in place of a file that no page could be built from; the file itself stays. */
export const withNewWebsite = (draft: Draft): Draft => withOwnContent(draft, defaultFields(draft.project.name ?? ""));

/** The draft with its website unchanged, now that the owner has decided against the folder's file. */
export const withKeptWebsite = (draft: Draft, { revision }: SiteFile): Draft =>
  withOwnContent(draft, siteContentOf(draft), revision);

/** The draft with content that is the owner's own from now on. `file`: the revision of the folder's file that it is based on. */
export const withOwnContent = (draft: Draft, content: SiteFields, file = draft.website?.file): Draft => ({
  ...draft,
  website: {
    content,
    isEdited: true,
    ...(file !== undefined && { file }),
    ...(draft.website?.pictures && { pictures: draft.website.pictures }),
  },
});

/** Whether the folder's file differs from the one the draft's website was built from. */
export const isSiteFileOther = ({ website }: Draft, file: SiteFile | null): boolean =>
  file !== null && website?.file !== file.revision;

/** The showcase's current content: the draft's website, else the default content. */
export const siteContentOf = ({ website, project }: Pick<Draft, "website" | "project">): SiteFields =>
  website?.content ?? defaultFields(project.name ?? "");

/** The default content as fields; the same object for the same name. */
export function defaultFields(name: LocalText): SiteFields {
  const key = JSON.stringify(name);
  if (cachedDefault?.key !== key) cachedDefault = { key, fields: defaultContent(name) };
  return cachedDefault.fields;
}

let cachedDefault: { readonly key: string; readonly fields: SiteFields } | undefined;

/** Whether a page or a section is switched off. */
export const isOff = (part: unknown): boolean => fieldsOf(fieldsOf(part)["studio"])["isOff"] === true;

/** `site.json` as it is published; undefined if the default content is shown. */
export function publishedSite(draft: Draft): SiteFields | undefined {
  const content = draft.website?.content;
  return content && unpublished(withoutOff(content));
}

function withoutOff(content: SiteFields): SiteFields {
  const pages = content["pages"];
  if (!isRecord(pages)) return content;
  const shown = Object.entries(pages).filter(([, page]) => !isOff(page));
  const entries = shown.map(([name, page]) => {
    const sections = fieldsOf(page)["sections"];
    return [
      name,
      Array.isArray(sections) ? { ...fieldsOf(page), sections: sections.filter((each) => !isOff(each)) } : page,
    ];
  });
  return { ...content, pages: Object.fromEntries(entries) as SiteFields };
}

/** The website in a draft's file; broken parts are left out. */
export function soundWebsite(value: unknown): Website | undefined {
  if (!isRecord(value)) return undefined;
  const { content, unread, file, isEdited } = value;
  const pictures = parsePictures(value["pictures"]);
  const hasContent = isRecord(content);
  if (!hasContent && typeof unread !== "string") return undefined;
  return {
    ...(hasContent ? { content } : { unread: String(unread) }),
    ...(typeof file === "string" && { file }),
    ...(isEdited === true && { isEdited }),
    ...(pictures && { pictures }),
  };
}
