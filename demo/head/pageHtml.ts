import { headTags } from "./headTags.ts";
import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { HeadInput } from "./headSetting.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import type { PageName } from "../navigation/routes.ts";

/** The assets that the build created for the showcase's pages, as addresses relative to the site's root. */
export type SiteAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Style sheets of single pages, by the page's name. */
  readonly pageStyles: Readonly<Partial<Record<PageName, readonly string[]>>>;
};

/** A prerendered page; its path is relative to the site's root, such as "click-floor/index.html". */
export type PrerenderedPage = { readonly path: string; readonly html: string };

/** Fonts to preload for each choice of `brand.fonts`. */
const faces = {
  serif: ["/fonts/hanken-grotesk.woff2", "/fonts/newsreader-300.woff2"],
  plain: ["/fonts/hanken-grotesk.woff2"],
  system: [],
} as const satisfies Readonly<Record<SiteContent["brand"]["fonts"], readonly string[]>>;

/** Style sheets in the rendered shadow roots: preloaded, but not applied to the page. */
const stylesInside = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].flatMap(([, file]) => file ?? []));

type PageParts = {
  readonly setting: HeadInput;
  /** The HTML rendered by React. */
  readonly body: string;
  /** Data for the page's script, by the id of its JSON block. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly assets: SiteAssets;
  readonly fonts: SiteContent["brand"]["fonts"];
};

/** A page as HTML, without inline scripts or styles, so that it works under a strict Content-Security-Policy. */
export function pageHtml({ setting, body, data, assets, fonts }: PageParts): string {
  const { language, route } = setting.match;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(setting),
    ...(route.redirectTo
      ? [`<meta http-equiv="refresh" content="0; url=${addressOf(route.redirectTo, language)}">`]
      : []),
    ...faces[fonts].map((face) => `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin>`),
    ...[...assets.styles, ...(assets.pageStyles[route.page] ?? [])].map(
      (file) => `<link rel="stylesheet" href="${file}">`,
    ),
    ...[...stylesInside(body)].map((file) => `<link rel="preload" as="style" href="${file}">`),
    // A redirect needs no script.
    ...(route.redirectTo ? [] : [`<script type="module" src="${assets.script}"></script>`]),
    // JSON is not executed.
    ...Object.entries(data).map(
      ([id, value]) =>
        `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`,
    ),
  ];
  const site = `<div id="site" data-page="${route.page}">${body}</div>`;
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${head.join("\n")}\n</head>\n<body>\n${site}\n</body>\n</html>\n`;
}
