import type { SiteFacts } from "../facts/siteFacts.ts";

/** The page with all buildings. */
export const towersPath = "/click-floor";

/** Address of a building's own page. */
export const buildingPath = (tower: string): string => `/buildings/${tower}`;

/** Address of a floor's page according to the project's facts; for a floor that does not exist, the page with all buildings. */
export function floorPath(towers: SiteFacts["towers"], floor: number): string {
  return towers.flatMap(({ floors }) => floors).find((each) => each.floor === floor)?.path ?? towersPath;
}

const beforeApartment = "/apartments/";

/** Address of an apartment's own page. */
export const listingPath = (apartment: string): string => beforeApartment + apartment;

/** The apartment whose page has this path; `undefined` for other paths. */
export const apartmentAt = (path: string): string | undefined =>
  path.startsWith(beforeApartment) ? path.slice(beforeApartment.length) : undefined;

/** Address of a tour's page: the id itself if all ids of the project begin as in the specification, otherwise the id under /vr. */
export const tourPath = (tour: string, tours: SiteFacts["tours"]): string =>
  Object.keys(tours).every((id) => id.startsWith("vr-")) ? `/${tour}` : `/vr/${tour}`;
