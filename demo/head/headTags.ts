import { escapeHtml } from "../../src/text/escapeHtml.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import { siteUrl, type HeadInput } from "./headSetting.ts";
import { languages } from "../content/language.ts";
import { hasOEmbed, oEmbedPath } from "./oEmbed.ts";
import { isForSearch } from "./sitemap.ts";
import { sharePicture } from "./sharePicture.ts";
import { structuredData } from "./structuredData.ts";

const regions = { sq: "sq_AL", en: "en_GB", de: "de_DE" } as const;

/** Everything a page states about itself for search engines, messengers and browsers. */
export function headTags(setting: HeadInput): readonly string[] {
  const { title, description } = setting.head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isForSearch(setting.match.route) ? searchTags(setting) : ['<meta name="robots" content="noindex">']),
    ...sharingTags(setting),
    ...(hasOEmbed(setting.match.route) ? [oEmbedTag(setting)] : []),
    '<meta name="theme-color" content="#000000">',
    ...(setting.hasIcons
      ? [
          '<link rel="icon" href="/project/icons/icon-32.png" sizes="32x32">',
          '<link rel="icon" href="/project/icons/icon.svg" type="image/svg+xml">',
          '<link rel="apple-touch-icon" href="/project/icons/apple-touch-icon.png">',
        ]
      : // Without it, browsers request /favicon.ico, which does not exist.
        ['<link rel="icon" href="data:,">']),
    '<link rel="manifest" href="/kulla.webmanifest">',
  ];
}

/** The canonical address, the same page in every language (Albanian as the default), and the page's facts for machines. */
function searchTags(setting: HeadInput): readonly string[] {
  const { language, route } = setting.match;
  const path = route.canonicalPath ?? route.path;
  const alternate = (name: string, address: string): string =>
    `<link rel="alternate" hreflang="${name}" href="${siteUrl(address)}">`;
  return [
    `<link rel="canonical" href="${siteUrl(addressOf(path, language))}">`,
    ...languages.map((each) => alternate(each, addressOf(path, each))),
    alternate("x-default", path),
    // A data block rather than a script: it is not executed.
    `<script type="application/ld+json">${JSON.stringify(structuredData(setting)).replaceAll("<", "\\u003c")}</script>`,
  ];
}

/** Where systems into which the page's address is pasted find what to show. */
function oEmbedTag({ match, head }: HeadInput): string {
  const address = siteUrl(oEmbedPath(match));
  return `<link rel="alternate" type="application/json+oembed" href="${address}" title="${escapeHtml(head.title)}">`;
}

function sharingTags(setting: HeadInput): readonly string[] {
  const { match, head } = setting;
  const picture = sharePicture(setting);
  const properties: readonly (readonly [string, string | number])[] = [
    ["og:type", "website"],
    ["og:site_name", setting.brand],
    ["og:title", head.title],
    ["og:description", head.description],
    ["og:url", siteUrl(addressOf(match.route.path, match.language))],
    ["og:locale", regions[match.language]],
    ...(picture
      ? ([
          ["og:image", picture.url],
          ["og:image:width", picture.width],
          ["og:image:height", picture.height],
          ["og:image:alt", picture.alt],
        ] as const)
      : []),
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(picture ? [`<meta name="twitter:image" content="${escapeHtml(picture.url)}">`] : []),
  ];
}
