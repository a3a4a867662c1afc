import type { LateSheets } from "../../src/element/host.ts";
import type { FetchStyles } from "../../src/element/hostStore.ts";
import { createCode } from "../../src/loading/createCode.ts";
import { loadStyleSheet } from "../../src/services/loadStyleSheet.ts";

/** The sheets of a server's markup, which have those of the views in them. */
const servedSheets = { views: "kulla.css", homes: "homes.css", search: "kulla-search.css" } as const;

/** One request for all elements of a page. */
const byUrl = new Map<string, LateSheets>();

/** What an element's views are shown by: a server's sheet, which the page has already, or the file beside the scripts. */
export const viewStyles: FetchStyles = (root, scriptBase, sheet) => {
  const served = root.querySelector<HTMLLinkElement>(`link[href$="${servedSheets[sheet]}"]`);
  const url = served?.href ?? `${scriptBase}${sheet}.css`;
  const styles = byUrl.get(url) ?? createCode(async () => [await loadStyleSheet(url)]);
  byUrl.set(url, styles);
  return styles;
};
