import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { fill } from "../../../../src/text/format/fill.ts";
import type { ContentPage } from "../../../site/pageContent.ts";
import { contentPaths } from "../../../site/contentPaths.ts";
import type { Draft, SiteFields } from "../../draft/draft.ts";
import { itemsAt } from "../../draft/website/editWebsite.ts";
import { valueAtPath } from "../../../site/siteParts.ts";
import { isOff, siteContentOf } from "../../draft/website/website.ts";
import { textInLanguage } from "../../text/textInLanguage.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";

/** The selected part of the website: its place in `site.json`, and the field to which a problem led. */
export type WebsiteView = { readonly kind: "website"; readonly part?: Steps; readonly field?: string };

export const sectionsPath = ["pages", "home", "sections"];

/** The part that a place of `site.json` belongs to: a section, a page, the brand or the figures. */
export function partOf(at: Steps): Steps | undefined {
  const [list, page, field, index] = at;
  if (list === "brand") return ["brand"];
  if (list === "figures" || list === "counts" || list === "figuresNote") return ["figures"];
  if (list !== "pages" || page === undefined) return undefined;
  return field === "sections" && typeof index === "number" ? at.slice(0, 4) : at.slice(0, 2);
}

/** A page of the website, and the index of the section to scroll to among the published ones; `undefined`: its top. */
export type PreviewPlace = { readonly page: ContentPage; readonly section: number | undefined };

/** Where the preview shows a part: its page, or the home page for a page that is switched off and for what is on every page. */
export function previewPlace(content: SiteFields, part: Steps): PreviewPlace {
  const [list, page, , index] = part;
  const sections = itemsAt(content, sectionsPath);
  const published = sections.flatMap((section, at) => (isOff(section) ? [] : [at]));
  const sectionAt = (at: unknown) => {
    const section = published.findIndex((each) => each === at);
    return section === -1 ? undefined : section;
  };
  if (list === "figures")
    return {
      page: "home",
      section: sectionAt(
        published.find((at) => ["figures", "counts"].includes(String(valueAtPath(sections, [at, "kind"])))),
      ),
    };
  const own = valueAtPath(content, ["pages", page ?? ""]);
  if (isContentPage(page) && page !== "home" && own !== undefined && !isOff(own)) return { page, section: undefined };
  return { page: "home", section: sectionAt(index) };
}

const isContentPage = (page: unknown): page is ContentPage =>
  typeof page === "string" && Object.hasOwn(contentPaths, page);

export const websitePageTitle = (page: string, texts: StudioTexts): string => {
  const names: Readonly<Record<string, string>> = texts.website.pageNames;
  return names[page] ?? page;
};

export const sectionKindName = (kind: unknown, texts: StudioTexts): string => {
  const names: Readonly<Record<string, string>> = texts.website.sectionNames;
  return names[String(kind)] ?? texts.website.sectionUnknown;
};

/** "The buildings"; two sections of a kind are distinguished by their titles, or by numbers. */
export function sectionName(draft: Draft, index: number, texts: StudioTexts): string {
  const sections = itemsAt(siteContentOf(draft), sectionsPath);
  const kind = valueAtPath(sections, [index, "kind"]);
  const name = sectionKindName(kind, texts);
  const alike = sections.flatMap((each, at) => (valueAtPath(each, ["kind"]) === kind ? [at] : []));
  if (alike.length < 2) return name;
  const stated = valueAtPath(sections, [index, "title"]);
  const title =
    typeof stated === "string" || typeof stated === "object"
      ? textInLanguage((stated ?? "") as string, texts.language)
      : "";
  return title ? `${name}: ${title}` : fill(texts.website.item, { name, n: alike.indexOf(index) + 1 });
}

/** The name of a part. */
export function partName(draft: Draft, part: Steps, texts: StudioTexts): string {
  const [list, page, , index] = part;
  if (list === "brand") return texts.website.brand;
  if (list === "figures") return texts.website.figures;
  return typeof index === "number" ? sectionName(draft, index, texts) : websitePageTitle(String(page), texts);
}
