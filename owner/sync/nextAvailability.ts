import { nextRevision, type AvailabilityFile, type ApartmentAvailability } from "../../src/project/availability.ts";
import { withoutPriceHistory } from "../../src/project/priceHistory.ts";
import type { Price, Status } from "../../src/project/types.ts";
import { isSamePrice } from "../../src/project/withAvailability.ts";
import { withListTerms } from "./cells/apartments/priceTerms.ts";
import type { ProjectApartment } from "./cells/apartments/projectApartments.ts";
import type { ApartmentNews, SheetNews } from "./readApartments.ts";

/** An apartment's previous and next offer as visitors see it. */
export type OfferChange = {
  readonly apartment: string;
  readonly before: Offer;
  readonly after: Offer;
  /** No availability.json contained it yet. */
  readonly isNew: boolean;
};

export type Offer = { readonly status?: Status; readonly price?: Price; readonly reservedUntil?: string };

export type Next = {
  readonly file: AvailabilityFile;
  readonly changes: readonly OfferChange[];
  /** Apartments of the project that the sheet does not name. */
  readonly missing: readonly string[];
};

export type SyncContext = {
  readonly previous: AvailabilityFile | undefined;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly staleAfterS: number;
  readonly source: string;
};

/**
 * The next file. The sheet takes precedence; a wrong cell leaves the previous value; an apartment that the sheet no longer names keeps
 * its status, but is never "available", and has no price.
 */
export function nextAvailability(
  projectApartments: readonly ProjectApartment[],
  news: SheetNews,
  occasion: SyncContext,
): Next {
  const { previous, now, staleAfterS, source } = occasion;
  const apartments: (readonly [string, ApartmentAvailability])[] = [];
  const changes: OfferChange[] = [];
  const missing: string[] = [];
  for (const project of projectApartments) {
    const previousEntry = entryOf(previous, project.id);
    const row = news.apartments.get(project.id);
    if (!row) missing.push(project.id);
    const before: Offer = previousEntry ?? (project.status ? { status: project.status } : {});
    const after = row ? merged(row, { previousEntry, before, project }) : unnamed(before);
    const isSame = previousEntry !== undefined && areSame(previousEntry, after);
    apartments.push([project.id, { ...after, changedAt: isSame ? previousEntry.changedAt : now }]);
    if (!isSame) changes.push({ apartment: project.id, before, after, isNew: previousEntry === undefined });
  }
  const revision = nextRevision(previous, new Date(now));
  // Built from entries: an assignment to an object would lose an apartment named `__proto__`.
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

type Earlier = {
  /** The previous availability.json. */
  readonly previousEntry: ApartmentAvailability | undefined;
  readonly before: Offer;
  readonly project: ProjectApartment;
};

/** A wrong cell of an apartment that availability.json did not contain leaves the project's status, unless that is "available". */
function merged(news: ApartmentNews, { previousEntry, before, project }: Earlier): Offer {
  const previous = previousEntry ?? unnamed(before);
  const status = news.status === "unread" ? previous.status : news.status;
  const price =
    news.price === "unread" ? previous.price : news.price && pricedWith(news, news.price, { previousEntry, project });
  const until = reservedUntilOf(news, { previousEntry, project });
  // The day of a reservation that has ended no longer applies.
  return offerOf(status, price, status === "reserved" ? until : undefined);
}

/** If the cell of the price per m² is wrong, its previous value stays only if the price itself is unchanged. */
function pricedWith(
  { perM2, terms = {} }: ApartmentNews,
  price: Price,
  { previousEntry, project }: Omit<Earlier, "before">,
): Price {
  const isSameAmount =
    previousEntry?.price?.amount === price.amount && previousEntry?.price?.currency === price.currency;
  const stated = perM2 === "unread" ? isSameAmount && previousEntry?.price?.perM2 : perM2?.value;
  const whole = { ...price, ...(stated !== false && stated !== undefined && { perM2: stated }) };
  return withListTerms(whole, terms, { previous: previousEntry?.price, project: project.price });
}

/** A list without the column does not state it: the project's own day applies as long as both call the apartment reserved. */
function reservedUntilOf(
  { reservedUntil: stated }: ApartmentNews,
  { previousEntry, project }: Omit<Earlier, "before">,
): string | undefined {
  if (stated === "unread") return previousEntry?.reservedUntil;
  if (stated) return stated.value;
  return project.status === "reserved" ? project.reservedUntil : undefined;
}

function unnamed({ status, reservedUntil }: Offer): Offer {
  return offerOf(status === "available" ? undefined : status, undefined, reservedUntil);
}

function offerOf(status: Status | undefined, price: Price | undefined, reservedUntil: string | undefined): Offer {
  return { ...(status && { status }), ...(price && { price }), ...(reservedUntil && { reservedUntil }) };
}

/** The list does not provide the history of a price: it is added when the file is written. */
function areSame(one: Offer, other: Offer): boolean {
  const [price, otherPrice] = [one, other].map((offer) => offer.price && withoutPriceHistory(offer.price));
  const isSameStatus = one.status === other.status && one.reservedUntil === other.reservedUntil;
  return isSameStatus && isSamePrice(price, otherPrice);
}
