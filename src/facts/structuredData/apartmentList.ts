import { floorTitle, apartmentTitle } from "../titles.ts";
import { bedroomsOf } from "../../project/apartmentFigures.ts";
import { localText } from "../../project/localText.ts";
import { findLayout, findTower } from "../../project/lookUps.ts";
import { parseProject } from "../../project/parseProject.ts";
import type { Apartment, AreaKind, Floor, Price, Project, Status } from "../../project/types.ts";
import { de } from "../../text/de.ts";
import { en } from "../../text/en.ts";
import { localeFrom } from "../../text/locale.ts";
import { sq } from "../../text/sq.ts";
import { currentProject, type CurrentProject } from "./currentProject.ts";

/** The name of the list's file, which is next to the project file. */
export const apartmentListName = "apartments.json";

/**
 * One apartment as visitors see it. Flat, for imports; a field that the project does not state is missing. Documented, with a JSON
 * Schema, in docs/partners/apartment-list.md.
 */
export type ListedApartment = {
  readonly id: string;
  readonly tower: string;
  readonly towerName: string;
  readonly floor: number;
  readonly floorName: string;
  readonly label: string;
  readonly name: string;
  readonly kind: Apartment["kind"];
  readonly entrance?: string;
  readonly type?: string;
  readonly rooms?: number;
  readonly bedrooms?: number;
  /** m². */
  readonly area?: number;
  readonly outdoorArea?: number;
  readonly status?: Status;
  /** When status and price were last confirmed. */
  readonly statedAt?: string;
  readonly priceKind?: Price["kind"];
  readonly price?: number;
  readonly currency?: string;
  readonly priceValidUntil?: string;
  /** When the current price became valid. */
  readonly priceSince?: string;
  /** As stated by the owner. */
  readonly pricePerM2?: number;
  readonly vat?: Price["vat"];
  readonly vatPercent?: number;
  readonly url?: string;
  readonly plan?: string;
} & { readonly [Name in `${AreaKind}Area`]?: number };

/** The content of apartments.json. */
export type ApartmentList = {
  readonly version: 1;
  readonly project: string;
  /** The language of all names. */
  readonly language: string;
  readonly statedAt?: string;
  /** The time after which statuses and prices are no longer valid. */
  readonly validThrough?: string;
  readonly apartments: readonly ListedApartment[];
};

/** A placeholder for the folder that contains the list. */
const folder = "https://kulla.invalid/";

/** Returns the absolute address of an apartment's page; `undefined` if it has none. */
export type PageOf = (apartment: string) => string | undefined;

type PublishedProject = {
  /** The content of project.json. */
  readonly projectFile: unknown;
  /** The content of its availability file, if it has one. */
  readonly availability: unknown;
  readonly pageOf?: PageOf;
};

/** The list to publish next to a project file, as text; addresses in its folder are relative. `undefined` if there is nothing to list. */
export function publishedListText(
  { projectFile, availability, pageOf }: PublishedProject,
  now: number,
): string | undefined {
  try {
    const { project } = parseProject(projectFile, `${folder}project.json`);
    const list = apartmentList(currentProject(project, availability, now), pageOf);
    return `${JSON.stringify(list).replaceAll(folder, "")}\n`;
  } catch {
    return undefined;
  }
}

/** The list of all apartments, with names in the project's first language. */
export function apartmentList(current: CurrentProject, pageOf: PageOf = () => undefined): ApartmentList {
  const { project, statedAt, validThrough } = current;
  const language = mainLanguage(project);
  return {
    version: 1,
    project: localText(project.name, language),
    language,
    ...(statedAt && { statedAt }),
    ...(validThrough && { validThrough }),
    apartments: project.floors.flatMap((floor) =>
      floor.apartments.map((apartment) => listedApartment(current, { floor, apartment, language, pageOf })),
    ),
  };
}

/** The first language of a project; Albanian if it names none. */
export function mainLanguage({ locales = [] }: Pick<Project, "locales">): string {
  return locales[0] ?? "sq";
}

type ListingContext = {
  readonly floor: Floor;
  readonly apartment: Apartment;
  readonly language: string;
  readonly pageOf: PageOf;
};

function listedApartment(
  current: CurrentProject,
  { floor, apartment, language, pageOf }: ListingContext,
): ListedApartment {
  const { id, tower, label, kind, entrance, type, rooms, area, outdoorArea, areas = {}, status } = apartment;
  const { project, statedAt } = current;
  const texts = { sq, en, de }[localeFrom(language) ?? "en"];
  const bedrooms = bedroomsOf(apartment);
  const plan = apartment.plan ?? findLayout(project, apartment.layout)?.plan;
  const areasByKind = Object.entries(areas).map(([name, value]) => [`${name}Area`, value] as const);
  const price = priceOf(apartment);
  const url = pageOf(id);
  return {
    id,
    tower,
    towerName: localText(findTower(project, tower)?.name ?? "", language),
    floor: floor.floor,
    floorName: floorTitle(floor, { texts, locale: language }),
    label,
    name: apartmentTitle(apartment, texts),
    kind,
    ...(entrance && { entrance }),
    ...(type && { type }),
    ...(rooms !== undefined && { rooms }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(area !== undefined && { area }),
    ...(outdoorArea !== undefined && { outdoorArea }),
    ...Object.fromEntries(areasByKind),
    ...(status && { status }),
    ...((status || price) && statedAt && { statedAt }),
    ...price,
    ...(url && { url }),
    ...(plan && { plan: plan.src }),
  };
}

/** Visitors see no price of a sold apartment. */
function priceOf({ status, price }: Apartment) {
  if (!price || status === "sold") return undefined;
  const { kind, amount, currency = "EUR", validUntil, since, perM2, vat, vatPercent } = price;
  if (kind === "onRequest" || amount === undefined) return { priceKind: "onRequest" } as const;
  return {
    priceKind: kind,
    price: amount,
    currency,
    ...(validUntil && { priceValidUntil: validUntil }),
    ...(since && { priceSince: since }),
    ...(perM2 && { pricePerM2: perM2 }),
    ...(vat && { vat }),
    ...(vat && vatPercent !== undefined && { vatPercent }),
  };
}
