import { headTags } from "./headTags.ts";
import type { HeadSetting } from "./headSetting.ts";
import { addressOf } from "../navigation/placeOf.ts";

/** What the build made for the showcase's pages, as addresses from the site's root. */
export type SiteAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

/** One prerendered page: path below the site's root, for instance "click-floor/index.html". */
export type SitePage = { readonly path: string; readonly html: string };

/** As in styles/fonts.css. */
const faces = ["/fonts/hanken-grotesk.woff2", "/fonts/newsreader-300.woff2"];

/** Of our elements: on their way with the page's own. They are linked in shadow roots only, as their rules are not for the page. */
const stylesInside = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].flatMap(([, file]) => file ?? []));

type PageParts = {
  readonly setting: HeadSetting;
  /** What React rendered. */
  readonly body: string;
  /** What the page's code reads, by the id of the block that carries it. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly assets: SiteAssets;
};

/** One page as HTML. Nothing inline runs or styles: it stands under the strictest content security policy. */
export function pageHtml({ setting, body, data, assets }: PageParts): string {
  const { language, route } = setting.place;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(setting),
    ...(route.leadsTo ? [`<meta http-equiv="refresh" content="0; url=${addressOf(route.leadsTo, language)}">`] : []),
    ...faces.map((face) => `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin>`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...[...stylesInside(body)].map((file) => `<link rel="preload" as="style" href="${file}">`),
    // A page that only leads on needs no code.
    ...(route.leadsTo ? [] : [`<script type="module" src="${assets.script}"></script>`]),
    // Data blocks, not scripts: nothing in them runs.
    ...Object.entries(data).map(
      ([id, value]) =>
        `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`,
    ),
  ];
  const site = `<div id="site" data-page="${route.page}">${body}</div>`;
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${head.join("\n")}\n</head>\n<body>\n${site}\n</body>\n</html>\n`;
}
