import { escapeHtml } from "../../src/text/escapeHtml.ts";
import { initialChoice, frameAddress, type EmbedChoice } from "../content/embedChoice.ts";
import type { SiteFacts } from "../facts/siteFacts.ts";
import { addressOf } from "../navigation/matchRoute.ts";
import type { SiteRoute } from "../navigation/routes.ts";
import { siteUrl, type HeadInput } from "./headSetting.ts";
import { sharePicture } from "./sharePicture.ts";

/** Width and height in px until the frame has reported its own height, which only WordPress applies. */
const sizes: Readonly<Record<EmbedChoice["widget"], readonly [width: number, height: number]>> = {
  "apartment-picker": [800, 660],
  "building-picker": [800, 660],
  "floor-explorer": [800, 970],
  "apartment-preview": [800, 970],
  "apartment-search": [800, 970],
  brochure: [800, 640],
};

/**
 * What is shown when someone pastes a page's address into WordPress or another system that supports oEmbed: the page's view in a frame,
 * or a link for a page that only has text. https://oembed.com
 */
export function oEmbedOf(setting: HeadInput): object {
  const { match, head, brand } = setting;
  const address = siteUrl(addressOf(match.route.path, match.language));
  const picture = sharePicture(setting);
  const view = viewOf(match.route, setting.facts.towers);
  return {
    version: "1.0",
    ...(view ? framed({ ...initialChoice, ...view, locale: match.language }, { address, head }) : { type: "link" }),
    title: head.title,
    author_name: brand,
    author_url: siteUrl(addressOf("/", match.language)),
    provider_name: brand,
    provider_url: siteUrl(addressOf("/", match.language)),
    cache_age: 86_400,
    ...(picture && {
      thumbnail_url: picture.url,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
  };
}

/** Path of the JSON for a page in a language: `/oembed/en/click-floor.json`. */
export function oEmbedPath({ route, language }: HeadInput["match"]): string {
  return `/oembed${addressOf(route.path, language).replace(/\/$/, "/index")}.json`;
}

/** Whether a page's address is meaningful wherever it is pasted. */
export function hasOEmbed({ page }: SiteRoute): boolean {
  return page !== "missing" && page !== "moved";
}

/** The view to embed for a page; `undefined` for pages without one. */
function viewOf(route: SiteRoute, towers: SiteFacts["towers"]): Partial<EmbedChoice> | undefined {
  const { page, floor, apartment = "" } = route;
  switch (page) {
    case "home":
    case "click":
    case "towers":
      return {};
    case "building":
      return { tower: route.tower ?? "" };
    case "floor": {
      const tower = towers.find(({ floors }) => floors.some((each) => each.floor === floor));
      return { tower: tower?.id ?? "", floor: String(floor) };
    }
    case "listing":
      return { widget: "apartment-preview", apartment };
    case "search":
      return { widget: "apartment-search" };
    case "brochure":
      return { widget: "brochure" };
    default:
      return undefined;
  }
}

/** WordPress hides the frame behind the quoted link until the frame reports its height. */
function framed(
  choice: EmbedChoice,
  { address, head }: { readonly address: string; readonly head: { title: string } },
) {
  const [width, height] = sizes[choice.widget];
  const title = escapeHtml(head.title);
  const source = escapeHtml(frameAddress(siteUrl("/embed.html"), choice));
  const link = `<blockquote><a href="${escapeHtml(address)}">${title}</a></blockquote>`;
  const frame = `<iframe src="${source}" title="${title}" width="100%" height="${height}" frameborder="0" allow="fullscreen; clipboard-write"></iframe>`;
  return { type: "rich", html: link + frame, width, height };
}
