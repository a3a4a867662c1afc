import { nextRevision, type AvailabilityFile, type ApartmentAvailability } from "../../src/project/availability.ts";
import { withoutPriceHistory } from "../../src/project/priceHistory.ts";
import type { Price, Status } from "../../src/project/types.ts";
import { isSamePrice } from "../../src/project/withAvailability.ts";
import { withListTerms } from "./apartments/priceTerms.ts";
import type { ProjectApartment } from "./apartments/projectApartments.ts";
import type { ApartmentNews, SheetNews } from "./readApartments.ts";

/** An apartment's previous and next offer as visitors see it. */
export type Change = {
  readonly apartment: string;
  readonly before: Offer;
  readonly after: Offer;
  /** No availability.json contained it yet. */
  readonly isNew: boolean;
};

export type Offer = { readonly status?: Status; readonly price?: Price; readonly reservedUntil?: string };

export type Next = {
  readonly file: AvailabilityFile;
  readonly changes: readonly Change[];
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
  const changes: Change[] = [];
  const missing: string[] = [];
  for (const project of projectApartments) {
    const known = entryOf(previous, project.id);
    const row = news.apartments.get(project.id);
    if (!row) missing.push(project.id);
    const before: Offer = known ?? (project.status ? { status: project.status } : {});
    const after = row ? merged(row, { known, before, project }) : unnamed(before);
    const isSame = known !== undefined && areSame(known, after);
    apartments.push([project.id, { ...after, changedAt: isSame ? known.changedAt : now }]);
    if (!isSame) changes.push({ apartment: project.id, before, after, isNew: known === undefined });
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
  readonly known: ApartmentAvailability | undefined;
  readonly before: Offer;
  readonly project: ProjectApartment;
};

/** A wrong cell of an apartment that availability.json did not contain leaves the project's status, unless that is "available". */
function merged(news: ApartmentNews, { known, before, project }: Earlier): Offer {
  const previous = known ?? unnamed(before);
  const status = news.status === "unread" ? previous.status : news.status;
  const price =
    news.price === "unread" ? previous.price : news.price && pricedWith(news, news.price, { known, project });
  const until = reservedUntilOf(news, { known, project });
  // The day of a reservation that has ended no longer applies.
  return offerOf(status, price, status === "reserved" ? until : undefined);
}

/** If the cell of the price per m² is wrong, its previous value stays only if the price itself is unchanged. */
function pricedWith(
  { perM2, terms = {} }: ApartmentNews,
  price: Price,
  { known, project }: Omit<Earlier, "before">,
): Price {
  const isSameAmount = known?.price?.amount === price.amount && known?.price?.currency === price.currency;
  const stated = perM2 === "unread" ? isSameAmount && known?.price?.perM2 : perM2?.value;
  const whole = { ...price, ...(stated !== false && stated !== undefined && { perM2: stated }) };
  return withListTerms(whole, terms, { known: known?.price, project: project.price });
}

/** A list without the column does not state it: the project's own day applies as long as both call the apartment reserved. */
function reservedUntilOf(
  { reservedUntil: said }: ApartmentNews,
  { known, project }: Omit<Earlier, "before">,
): string | undefined {
  if (said === "unread") return known?.reservedUntil;
  if (said) return said.value;
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
