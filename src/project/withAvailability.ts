import type { Availability } from "./readAvailability.ts";
import { toJson } from "./toJson.ts";
import type { Apartment, ApartmentId, Floor, Price, Project } from "./types.ts";

/** An availability file and the current time, ms. */
export type CurrentAvailability = { readonly availability: Availability; readonly now: number };

const dayMs = 86_400_000;

/**
 * Applies an availability file to a project. Once the file is stale, all statuses and prices are missing, so that visitors are asked to
 * inquire. Unchanged floors and
 * apartments are the same objects as in `shown`, and so is the project if nothing changed.
 */
export function withAvailability(project: Project, current: CurrentAvailability, shown: Project = project): Project {
  const { generatedAt, staleAfterS } = current.availability;
  const isStale = current.now - Date.parse(generatedAt) > staleAfterS * 1000;
  const before = new Map<ApartmentId, Apartment>();
  for (const { apartments } of shown.floors) for (const apartment of apartments) before.set(apartment.id, apartment);
  const live = (apartment: Apartment): Apartment => {
    const offer = isStale ? {} : offerOf(apartment, current);
    const unchanged = [before.get(apartment.id), apartment].find((each) => each && isSame(each, offer));
    return unchanged ?? withOffer(apartment, offer);
  };
  const after = new Map<ApartmentId, Apartment>();
  const cachedLive = (apartment: Apartment): Apartment => {
    const shownNow = after.get(apartment.id) ?? live(apartment);
    after.set(apartment.id, shownNow);
    return shownNow;
  };
  const floors = project.floors.map((floor, index) => liveFloor(floor, shown.floors[index] ?? floor, cachedLive));
  const isUnchanged = floors.every((floor, index) => floor === shown.floors[index]);
  if (isUnchanged && shown.statusDate === generatedAt) return shown;
  return { ...project, statusDate: generatedAt, floors: isUnchanged ? shown.floors : floors };
}

/** Ids of the changed apartments. */
export function changedApartments(before: Project, after: Project): readonly ApartmentId[] {
  return after.floors.flatMap((floor, f) => {
    const old = before.floors[f];
    if (floor === old) return [];
    return floor.apartments.flatMap((apartment, a) => (apartment === old?.apartments[a] ? [] : apartment.id));
  });
}

type Offer = Pick<Apartment, "status" | "price" | "reservedUntil">;

function offerOf(apartment: Apartment, { availability, now }: CurrentAvailability): Offer {
  const entry = availability.homes.get(apartment.id);
  const { status, price, reservedUntil } = entry ? { price: apartment.price, ...entry } : apartment;
  const whole = price && withTerms(price, apartment.price);
  return {
    ...(status && { status }),
    ...(whole && isValid(whole, now) && { price: whole }),
    ...(reservedUntil && { reservedUntil }),
  };
}

/** Valid until the end of its last day, UTC; a price of 0 is not valid. */
function isValid({ amount, validUntil }: Price, now: number): boolean {
  if (amount === 0) return false;
  return validUntil === undefined || now < Date.parse(validUntil) + dayMs;
}

function isSame({ status, price, reservedUntil }: Apartment, offer: Offer): boolean {
  return status === offer.status && reservedUntil === offer.reservedUntil && isSamePrice(price, offer.price);
}

/** A price from an owner's list with the terms of the project: a list contains amounts, but not what they include. */
export function withTerms(price: Price, { vat, vatPercent, extras }: Partial<Price> = {}): Price {
  if (price.kind === "onRequest" || !(vat ?? extras)) return price;
  return { ...(vat && { vat }), ...(vatPercent !== undefined && { vatPercent }), ...(extras && { extras }), ...price };
}

/** Whether two prices are equal, regardless of the order of their fields. */
export function isSamePrice(one: Price | undefined, other: Price | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof Price>;
  return [...names].every((name) => one[name] === other[name] || toJson(one[name]) === toJson(other[name]));
}

function withOffer(apartment: Apartment, offer: Offer): Apartment {
  const { status: _status, price: _price, reservedUntil: _until, ...rest } = apartment;
  return { ...rest, ...offer };
}

function liveFloor(floor: Floor, shown: Floor, live: (apartment: Apartment) => Apartment): Floor {
  const apartments = floor.apartments.map(live);
  const through = floor.through?.map(live);
  const isSameList = (current: readonly Apartment[] = [], previous: readonly Apartment[] = []) =>
    current.every((apartment, index) => apartment === previous[index]);
  if (isSameList(apartments, shown.apartments) && isSameList(through, shown.through)) return shown;
  return { ...floor, apartments, ...(through && { through }) };
}
