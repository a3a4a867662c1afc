import { findApartment, findFloor, findTour } from "../../../project/lookUps.ts";
import type { Project } from "../../../project/types.ts";
import { fill } from "../../../text/format/fill.ts";
import type { Screen } from "../screen.ts";
import { isRecord } from "../../../project/isRecord.ts";

/** The page's own addresses as templates with the placeholders `{tower}`, `{floor}`, `{apartment}`, `{tour}`, `{url}`. */
export type PageLinks = {
  readonly site?: string;
  readonly search?: string;
  readonly tower?: string;
  readonly floor?: string;
  /** Exceptions to `floor`, by `k5/3` or `3`; the most specific one wins. */
  readonly floors?: Readonly<Record<string, string>>;
  readonly apartment?: string;
  /** `{tour}` is the tour's id, `{url}` the address of its page. */
  readonly tour?: string;
  readonly inquiry?: string;
};

const names = ["site", "search", "tower", "floor", "apartment", "tour", "inquiry"] as const;

/** The valid links of an attribute or property, and the problems of the others. */
export type ReadLinks = { readonly links: PageLinks; readonly failures: readonly string[] };

export function readPageLinks(value: unknown): ReadLinks {
  if (!isRecord(value)) return { links: {}, failures: ["links that are not an object"] };
  const failures: string[] = [];
  const valid = (entries: readonly (readonly [string, unknown])[], group = ""): Record<string, string> =>
    Object.fromEntries(
      entries.flatMap(([name, address]) => {
        if (typeof address === "string" && isAllowed(address)) return [[name, address]];
        if (address !== undefined) failures.push(`a link that leads nowhere: ${group}${name}`);
        return [];
      }),
    );
  const links = valid(names.map((name) => [name, value[name]]));
  const { floors } = value;
  const unknown = Object.keys(value).filter((name) => ![...names, "floors"].includes(name));
  failures.push(...unknown.map((name) => `a link for "${name}", which is not one of ${names.join(", ")}`));
  return {
    links: { ...links, ...(isRecord(floors) && { floors: valid(Object.entries(floors), "floors ") }) },
    failures,
  };
}

/** The page's address of a screen; `undefined` if it defines none. */
export function hrefOf(links: PageLinks, project: Project, screen: Screen): string | undefined {
  const address = fillAddress(links, project, screen);
  return address !== undefined && isAllowed(address) ? address : undefined;
}

function fillAddress(links: PageLinks, project: Project, screen: Screen): string | undefined {
  switch (screen.name) {
    case "site":
    case "search":
      return links[screen.name];
    case "tower":
      return filled(links.tower, { tower: screen.tower });
    case "floor": {
      const { tower, floor } = screen;
      const template = links.floors?.[`${tower}/${floor}`] ?? links.floors?.[floor] ?? links.floor;
      return filled(template, { tower, floor, customFloorUrl: findFloor(project, tower, floor)?.customFloorUrl ?? "" });
    }
    case "tour": {
      const apartment = findApartment(project, screen.apartment);
      const tour = apartment?.tour ?? "";
      const url = findTour(project, tour)?.url ?? "";
      return links.tour && fill(filled(links.tour, { apartment: screen.apartment, tour }) ?? "", { url });
    }
    case "compare":
      return undefined;
    default:
      return filled(links[screen.name], { apartment: screen.apartment });
  }
}

function filled(template: string | undefined, values: Readonly<Record<string, string | number>>): string | undefined {
  if (template === undefined) return undefined;
  const encoded = Object.entries(values).map(([name, value]) => [name, addressPart(String(value))]);
  return fill(template, Object.fromEntries(encoded) as Record<string, string>);
}

const page = "https://page.invalid";

/** Relative paths, web addresses, mail and telephone links; no other scheme. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { protocol, origin } = new URL(address, page);
  return origin === page || ["https:", "http:", "mailto:", "tel:"].includes(protocol);
}

/** Encodes a text as part of an address or key. Lone surrogates, which addresses cannot contain, become U+FFFD. */
export function addressPart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}
