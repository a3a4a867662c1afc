/** Floors in the spelling of the specification's routes, lowest first ("nineth" is how it writes it). */
export const floorNames = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "nineth",
  "tenth",
  "eleventh",
] as const;

const beforeFloor = "/floors/";

/** Address of a floor: in the specification's spelling where it names it, else by its number (`/floors/0`). */
export function floorPath(floor: number): string {
  const name = floorNames[floor - 1];
  return name ? `/${name}-floor` : `${beforeFloor}${floor}`;
}

/** The floor whose page stands at a path that the specification does not name. */
export function floorAt(path: string): number | undefined {
  const floor = Number(path.slice(beforeFloor.length));
  return path.startsWith(beforeFloor) && path === floorPath(floor) ? floor : undefined;
}

const beforeApartment = "/apartments/";

/** Address of an apartment's own page. */
export const listingPath = (apartment: string): string => beforeApartment + apartment;

/** The apartment whose page stands at a path. */
export function apartmentAt(path: string): string | undefined {
  return path.startsWith(beforeApartment) ? path.slice(beforeApartment.length) : undefined;
}
