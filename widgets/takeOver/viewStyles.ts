import type { Host, ViewSheet } from "../../src/element/host.ts";
import { createCode, type Code } from "../../src/finder/screens/createCode.ts";
import { loadStyleSheet } from "../../src/services/loadStyleSheet.ts";

export type Styles = Code<readonly string[]>;

/** One request for all elements of a page. */
const byUrl = new Map<string, Styles>();

/** Where the views bring their own. */
const inScripts: Styles = createCode(async () => []);
inScripts.give([]);

/** What an element's views are shown by: a server's sheet, which the page has already, or the file beside the scripts. */
export function viewStyles({ stylesUrl }: Host, sheet: ViewSheet): Styles {
  const url = stylesUrl(sheet);
  if (url === undefined) return inScripts;
  const styles = byUrl.get(url) ?? createCode(async () => [await loadStyleSheet(url)]);
  byUrl.set(url, styles);
  return styles;
}
