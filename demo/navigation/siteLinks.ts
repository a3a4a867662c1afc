import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { SiteLink } from "../facts/siteFacts.ts";
import { contentPageOf } from "./contentPages.ts";
import { routes } from "./routes.ts";
import { searchPath } from "./searchAddress.ts";

/** In Kulla's default order. */
const menu: readonly SiteLink[] = [
  { to: "/", name: "home" },
  { to: searchPath, name: "search" },
  { to: "/about", name: "about" },
  { to: "/services", name: "services" },
  { to: "/projects", name: "projects" },
  { to: "/videos", name: "videos" },
  { to: "/vizualizimet", name: "visuals" },
  { to: "/animation", name: "animation" },
  { to: "/contact", name: "contact" },
  { to: "/flipbook", name: "brochure" },
];

/** The first site's menu does not have them (docs/developers/specification.md): a menu does if `pageOrder` names them. */
const onlyIfOrdered: ReadonlySet<string> = new Set(["projects", "animation"]);

const footer: readonly SiteLink[] = [
  { to: "/", name: "home" },
  { to: "/about", name: "about" },
  { to: "/contact", name: "interest" },
  { to: "/privatesia", name: "privacy" },
  { to: "/impressum", name: "imprint" },
  { to: "/embed", name: "embed" },
];

type Setting = { readonly order: SiteContent["pageOrder"]; readonly missingPaths: readonly string[] };

/** The links in menu and footer to the pages that the site has, with its own pages in the order given in `site.json`. */
export const siteLinks = (setting: Setting): Readonly<Record<"menu" | "footer", readonly SiteLink[]>> => ({
  menu: inOrder(menu, setting),
  footer: inOrder(footer, setting),
});

/** The pages that may be moved swap places with each other; home, search and brochure keep theirs. */
function inOrder(links: readonly SiteLink[], { order, missingPaths }: Setting): readonly SiteLink[] {
  const isOrdered = ({ name }: SiteLink) => !onlyIfOrdered.has(name) || order.some((page) => page === name);
  const shown = links.filter((link) => !missingPaths.includes(link.to) && isOrdered(link));
  const sorted = shown.filter(isReorderable).toSorted((a, b) => rank(a, order) - rank(b, order));
  let next = 0;
  return shown.map((link) => (isReorderable(link) ? (sorted[next++] ?? link) : link));
}

function pageAt({ to }: SiteLink): string | undefined {
  const route = routes.find(({ path }) => path === to);
  return route && contentPageOf(route.page);
}

const isReorderable = (link: SiteLink): boolean => !["home", undefined].includes(pageAt(link));

/** Pages that are not named come last. The sort is stable. */
function rank(link: SiteLink, order: readonly string[]): number {
  const index = order.indexOf(pageAt(link) ?? "");
  return index === -1 ? order.length : index;
}
