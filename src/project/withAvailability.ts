import type { Availability } from "./readAvailability.ts";
import type { Apartment, ApartmentId, Floor, Price, Project } from "./types.ts";

/** An availability file, and the time it is looked at, ms. */
export type Told = { readonly availability: Availability; readonly now: number };

const dayMs = 86_400_000;

/**
 * A project with what its availability file tells of its homes. Past the file's time nothing is known of any home any more: statuses
 * and prices are missing then. Storeys and homes that are as in `shown` are the very same objects, and so is a project without a change.
 */
export function withAvailability(project: Project, told: Told, shown: Project = project): Project {
  const { generatedAt, staleAfterS } = told.availability;
  const isStale = told.now - Date.parse(generatedAt) > staleAfterS * 1000;
  const before = new Map<ApartmentId, Apartment>();
  for (const { apartments } of shown.floors) for (const home of apartments) before.set(home.id, home);
  const live = (home: Apartment): Apartment => {
    const now = isStale ? {} : saidOf(home, told);
    return [before.get(home.id), home].find((same) => same && isSame(same, now)) ?? replaced(home, now);
  };
  const after = new Map<ApartmentId, Apartment>();
  const kept = (home: Apartment): Apartment => {
    const found = after.get(home.id) ?? live(home);
    after.set(home.id, found);
    return found;
  };
  const floors = project.floors.map((floor, index) => liveFloor(floor, shown.floors[index] ?? floor, kept));
  const isUnchanged = floors.every((floor, index) => floor === shown.floors[index]);
  if (isUnchanged && shown.statusDate === generatedAt) return shown;
  return { ...project, statusDate: generatedAt, floors: isUnchanged ? shown.floors : floors };
}

/** The homes that are not as they were. */
export function changedHomes(before: Project, after: Project): readonly ApartmentId[] {
  return after.floors.flatMap((floor, f) => {
    const old = before.floors[f];
    if (floor === old) return [];
    return floor.apartments.flatMap((home, a) => (home === old?.apartments[a] ? [] : home.id));
  });
}

type Said = Pick<Apartment, "status" | "price">;

function saidOf(home: Apartment, { availability, now }: Told): Said {
  const told = availability.homes.get(home.id);
  const { status, price } = told ? { price: home.price, ...told } : home;
  return { ...(status && { status }), ...(price && isHolding(price, now) && { price }) };
}

/** To the end of its last day, by universal time. */
function isHolding({ validUntil }: Price, now: number): boolean {
  return validUntil === undefined || now < Date.parse(validUntil) + dayMs;
}

function isSame({ status, price }: Apartment, now: Said): boolean {
  if (status !== now.status || !price !== !now.price) return false;
  return (["kind", "amount", "currency", "validUntil"] as const).every(
    (field) => price?.[field] === now.price?.[field],
  );
}

function replaced(home: Apartment, now: Said): Apartment {
  const { status: _status, price: _price, ...rest } = home;
  return { ...rest, ...now };
}

function liveFloor(floor: Floor, shown: Floor, live: (home: Apartment) => Apartment): Floor {
  const apartments = floor.apartments.map(live);
  const through = floor.through?.map(live);
  const isSameList = (now: readonly Apartment[] = [], old: readonly Apartment[] = []) =>
    now.every((home, index) => home === old[index]);
  if (isSameList(apartments, shown.apartments) && isSameList(through, shown.through)) return shown;
  return { ...floor, apartments, ...(through && { through }) };
}
