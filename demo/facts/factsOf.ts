import type { Apartment, Floor, LocalText, Project } from "../../widgets/project.ts";
import { availableApartments } from "./availableApartments.ts";
import { apartmentsToSerialize } from "./apartmentPlace.ts";
import type { SiteContent } from "../../owner/site/siteSchema.ts";
import type { SerializedFacts, SiteFloor, SharedFacts } from "./siteFacts.ts";

const letters = { available: "a", reserved: "r", sold: "s", notReleased: "n" } as const;

const areasOf = (apartments: readonly Apartment[]): readonly number[] =>
  apartments.flatMap(({ area }) => (area === undefined ? [] : [area]));

function rangeOf(apartments: readonly Apartment[]): { from: number; to: number } {
  const areas = areasOf(apartments);
  return areas.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.round(Math.min(...areas)), to: Math.round(Math.max(...areas)) };
}

const totalAreaOf = ({ apartments }: Floor): number => apartments.reduce((sum, { area }) => sum + (area ?? 1), 0);

/** The number of units, and the number of apartments among them if they differ. */
function countsOf(apartments: readonly Apartment[]): { count: number; homes?: number } {
  const homes = apartments.filter(({ kind }) => kind === "home").length;
  return { count: apartments.length, ...(homes < apartments.length && { homes }) };
}

function floorFacts({ floor, label, apartments }: Floor): Omit<SiteFloor<LocalText>, "width" | "path"> {
  const hasStatus = apartments.some(({ status }) => status !== undefined);
  // If others have one, an apartment without a status does not count as available.
  const cells = hasStatus ? apartments.map(({ status = "notReleased" }) => letters[status]).join("") : "";
  return { floor, ...(label && { label }), ...countsOf(apartments), ...rangeOf(apartments), cells };
}

/** What every page states about the site itself. */
export function sharedFacts(
  { brand, elevation, place, figures, figuresNote, counts, heads, pages }: SiteContent,
  links: Pick<SharedFacts, "missingPaths" | "menu" | "footer">,
): SharedFacts<LocalText> {
  const mapUrl = place
    ? `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=17/${place.lat}/${place.lon}`
    : "";
  const titles = Object.fromEntries(Object.entries({ ...heads, ...pages }).map(([page, { title }]) => [page, title]));
  return {
    ...links,
    titles,
    brand: brand.name,
    mark: brand.mark ?? null,
    hasElevation: elevation,
    isHeadlineOnPicture: pages.home.headlineOver,
    copyright: brand.copyright,
    mapUrl,
    figures,
    figuresNote,
    counts,
  };
}

/** How many layouts there are; a mirror image counts once with its layout, and so does a variant, such as 19.1 with 19. */
function countLayouts({ layouts }: Project): number {
  const ids = new Set(layouts.map(({ id }) => id));
  const isVariant = (id: string) => /\.\d+$/.test(id) && ids.has(id.replace(/\.\d+$/, ""));
  return layouts.filter(({ id, mirrorOf }) => mirrorOf === null && !isVariant(id)).length;
}

type FactsOptions = {
  /** Addresses of floors, where the site's content overrides `/floors/<number>`. */
  readonly floorPaths: ReadonlyMap<number, string>;
  /** The project file's address. */
  readonly baseUrl: string;
};

/** Derives the site's facts from the project file. */
export function factsOf(project: Project, { floorPaths, baseUrl }: FactsOptions): Omit<SerializedFacts, "site"> {
  const { address = "", phone = "", email = "", links = [] } = project.contact;
  const towers = project.towers.map(({ id, name }) => {
    const floors = project.floors.filter(({ tower }) => tower === id).toSorted((a, b) => b.floor - a.floor);
    const largest = Math.max(1, ...floors.map(totalAreaOf));
    const widths = floors.map((floor) => Math.round((1000 * totalAreaOf(floor)) / largest) / 10);
    const facts = floors.map((floor, index) => ({
      ...floorFacts(floor),
      path: floorPaths.get(floor.floor) ?? `/floors/${floor.floor}`,
      width: widths[index] ?? 100,
    }));
    return { id, name, ...countsOf(floors.flatMap((floor) => floor.apartments)), floors: facts };
  });
  // The texts refer to apartments: a parking space must not count as the smallest one.
  const all = rangeOf(project.floors.flatMap((floor) => floor.apartments).filter(({ kind }) => kind === "home"));
  const types = countLayouts(project);
  // On the highest floor, which has the best views.
  const sample = availableApartments(project).toSorted((a, b) => b.floor - a.floor)[0] ?? null;
  const apartments = apartmentsToSerialize(
    project.floors.flatMap(({ tower, floor, apartments: own }) =>
      own.map(({ id, label, kind }) => [id, { tower, floor, label, kind }] as const),
    ),
  );
  const hasSitePicture = Boolean(project.site?.picture);
  const tours = toursOf(project, baseUrl);
  return {
    address,
    phone,
    email,
    links,
    ...all,
    towers,
    tours,
    hasAllTours: project.tours.every(({ id }) => id in tours),
    types,
    sample,
    apartments,
    hasSitePicture,
  };
}

/**
 * Tours that belong to the site: next to the project or in its folder, where the studio puts them. A tour on another host is opened by the
 * elements and has no page here.
 */
function toursOf({ tours }: Project, baseUrl: string): Record<string, string> {
  const folders = ["/tours/", "."].map((path) => new URL(path, baseUrl).href);
  return Object.fromEntries(
    tours.flatMap(({ id, url }) =>
      folders.some((folder) => url.startsWith(folder)) ? [[id, new URL(url).pathname]] : [],
    ),
  );
}
