import { nextRevision, type AvailabilityFile, type ApartmentAvailability } from "../../src/project/availability.ts";
import { statedPrice } from "../../src/project/priceHistory.ts";
import type { Price, Status } from "../../src/project/types.ts";
import { isSamePrice } from "../../src/project/withAvailability.ts";
import type { ProjectApartment } from "./apartments/projectApartments.ts";
import type { ApartmentNews, SheetNews } from "./readApartments.ts";

/** What visitors were told of an apartment, and what they will be told. */
export type Change = {
  readonly apartment: string;
  readonly before: Offer;
  readonly after: Offer;
  /** No availability.json spoke of it yet. */
  readonly isNew: boolean;
};

export type Offer = { readonly status?: Status; readonly price?: Price };

export type Next = {
  readonly file: AvailabilityFile;
  readonly changes: readonly Change[];
  /** Apartments of the project that the sheet does not name. */
  readonly missing: readonly string[];
};

export type Occasion = {
  readonly previous: AvailabilityFile | undefined;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly staleAfterS: number;
  readonly source: string;
};

/**
 * The next file. What the sheet says wins; a wrong cell leaves what was said before; an apartment the sheet no longer names keeps
 * its status, but is never "available", and has no price.
 */
export function nextAvailability(
  projectApartments: readonly ProjectApartment[],
  news: SheetNews,
  occasion: Occasion,
): Next {
  const { previous, now, staleAfterS, source } = occasion;
  const apartments: (readonly [string, ApartmentAvailability])[] = [];
  const changes: Change[] = [];
  const missing: string[] = [];
  for (const project of projectApartments) {
    const known = entryOf(previous, project.id);
    const said = news.apartments.get(project.id);
    if (!said) missing.push(project.id);
    const before: Offer = known ?? (project.status ? { status: project.status } : {});
    const after = said ? merged(said, known, before) : unnamed(before);
    const isSame = known !== undefined && areSame(known, after);
    apartments.push([project.id, { ...after, changedAt: isSame ? known.changedAt : now }]);
    if (!isSame) changes.push({ apartment: project.id, before, after, isNew: known === undefined });
  }
  const revision = nextRevision(previous, new Date(now));
  // By its entries: an object that is filled in takes no apartment of the name `__proto__`.
  const file = {
    version: 1,
    revision,
    generatedAt: now,
    staleAfterS,
    source,
    homes: Object.fromEntries(apartments),
  } as const;
  return { file, changes, missing };
}

function entryOf(file: AvailabilityFile | undefined, id: string): ApartmentAvailability | undefined {
  return file && Object.hasOwn(file.homes, id) ? file.homes[id] : undefined;
}

/**
 * `known`: what availability.json said. A wrong cell of an apartment it did not speak of leaves the project's status, but not
 * "available".
 */
function merged({ status, price }: ApartmentNews, known: ApartmentAvailability | undefined, before: Offer): Offer {
  const previous = known ?? unnamed(before);
  return offerOf(status === "unread" ? previous.status : status, price === "unread" ? previous.price : price);
}

function unnamed({ status }: Offer): Offer {
  return offerOf(status === "available" ? undefined : status, undefined);
}

function offerOf(status: Status | undefined, price: Price | undefined): Offer {
  return { ...(status && { status }), ...(price && { price }) };
}

/** The history of a price is not the list's: it is added where the file is written. */
function areSame(one: Offer, other: Offer): boolean {
  const [price, otherPrice] = [one, other].map((offer) => offer.price && statedPrice(offer.price));
  return one.status === other.status && isSamePrice(price, otherPrice);
}
