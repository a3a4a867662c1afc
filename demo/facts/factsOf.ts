import type { Apartment, Floor, LocalText, Project } from "../../widgets/project.ts";
import { availableApartments } from "./availableApartments.ts";
import { carriedApartments } from "./apartmentPlace.ts";
import type { SiteContent } from "../../owner/site/siteShape.ts";
import type { CarriedFacts, FloorFacts, SiteFrame } from "./siteFacts.ts";

const letters = { available: "a", reserved: "r", sold: "s", notReleased: "n" } as const;

const areasOf = (apartments: readonly Apartment[]): readonly number[] =>
  apartments.flatMap(({ area }) => (area === undefined ? [] : [area]));

function rangeOf(apartments: readonly Apartment[]): { from: number; to: number } {
  const areas = areasOf(apartments);
  return areas.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.round(Math.min(...areas)), to: Math.round(Math.max(...areas)) };
}

const totalOf = ({ apartments }: Floor): number => apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);

function floorFacts({ floor, label, apartments }: Floor): Omit<FloorFacts<LocalText>, "share" | "path"> {
  const hasStatus = apartments.some(({ status }) => status !== undefined);
  // One that is not told is not free.
  const cells = hasStatus ? apartments.map(({ status = "notReleased" }) => letters[status]).join("") : "";
  return { floor, ...(label && { label }), count: apartments.length, ...rangeOf(apartments), cells };
}

/** What every page says of the site itself. */
export function siteFrame(
  { brand, elevation, place, figures, figuresNote, counts, heads, pages }: SiteContent,
  absent: readonly string[],
): SiteFrame<LocalText> {
  const mapUrl = place
    ? `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=17/${place.lat}/${place.lon}`
    : "";
  const titles = Object.fromEntries(Object.entries({ ...heads, ...pages }).map(([page, { title }]) => [page, title]));
  return {
    absent,
    titles,
    brand: brand.name,
    mark: brand.mark ?? null,
    hasElevation: elevation,
    isHeadlineOver: pages.home.headlineOver,
    copyright: brand.copyright,
    mapUrl,
    figures,
    figuresNote,
    counts,
  };
}

type Setting = {
  /** Addresses of floors, where the site's content gives them other ones than `/floors/<number>`. */
  readonly floorPaths: ReadonlyMap<number, string>;
  /** The project file's own address. */
  readonly baseUrl: string;
};

/** The site's facts out of the project file. */
export function factsOf(project: Project, { floorPaths, baseUrl }: Setting): Omit<CarriedFacts, "site"> {
  const { address = "", phone = "", email = "", links = [] } = project.contact;
  const towers = project.towers.map(({ id, name }) => {
    const floors = project.floors.filter(({ tower }) => tower === id).toSorted((a, b) => b.floor - a.floor);
    const largest = Math.max(1, ...floors.map(totalOf));
    const shares = floors.map((floor) => Math.round((1000 * totalOf(floor)) / largest) / 10);
    const count = floors.reduce((sum, floor) => sum + floor.apartments.length, 0);
    const facts = floors.map((floor, index) => ({
      ...floorFacts(floor),
      path: floorPaths.get(floor.floor) ?? `/floors/${floor.floor}`,
      share: shares[index] ?? 100,
    }));
    return { id, name, count, floors: facts };
  });
  const all = rangeOf(project.floors.flatMap((floor) => floor.apartments));
  const types = new Set(project.layouts.map(({ id }) => Number.parseInt(id, 10))).size;
  // High up: there the views are.
  const sample = availableApartments(project).toSorted((a, b) => b.floor - a.floor)[0] ?? null;
  const apartments = carriedApartments(
    project.floors.flatMap(({ tower, floor, apartments: own }) =>
      own.map(({ id, label, kind }) => [id, { tower, floor, label, kind }] as const),
    ),
  );
  const isPictured = Boolean(project.site?.picture);
  return {
    address,
    phone,
    email,
    links,
    ...all,
    towers,
    tours: toursOf(project, baseUrl),
    types,
    sample,
    apartments,
    isPictured,
  };
}

/** Tours of the site itself: one on another host is opened by the elements, and has no page here. */
function toursOf({ tours }: Project, baseUrl: string): Record<string, string> {
  const folder = new URL("/tours/", baseUrl).href;
  return Object.fromEntries(
    tours.flatMap(({ id, url }) => (url.startsWith(folder) ? [[id, new URL(url).pathname]] : [])),
  );
}
