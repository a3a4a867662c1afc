import { bedroomsOf } from "../../project/apartmentFigures.ts";
import { floorLabel } from "../../project/localText.ts";
import { findLayout } from "../../project/lookUps.ts";
import type { Apartment, Floor, Price } from "../../project/types.ts";
import type { CurrentProject } from "./currentProject.ts";

/** An apartment as a page presents it. */
export type PresentedApartment = {
  readonly apartment: Apartment;
  readonly floor: Floor;
  /** For instance "Apartment 7, Floor 3". */
  readonly name: string;
  /** The language of the page: a floor may be named in it. */
  readonly locale: string;
  readonly description?: string;
  /** Absolute address of its page. */
  readonly url: string;
  /** Identifies the apartment within the data. */
  readonly id?: string;
  /** The building or buildings it is in, in schema.org's vocabulary. */
  readonly containedIn?: object;
  /** The seller, in schema.org's vocabulary. */
  readonly seller?: object;
};

/**
 * An apartment as JSON-LD in schema.org's vocabulary, with an offer if its status or price is stated and it is for sale. Nothing is
 * guessed: facts that the project does not state are left out.
 */
export function apartmentData(current: CurrentProject, presented: PresentedApartment): object {
  const { apartment, floor, name, locale, description, url, id, containedIn } = presented;
  const layout = findLayout(current.project, apartment.layout);
  const { pictures = layout?.pictures ?? [], plan = layout?.plan, area } = apartment;
  const [rooms, bedrooms] = [roomsOf(apartment), bedroomsOf(apartment)];
  const offer = offerOf(current, presented);
  const schemaType = apartment.kind === "home" ? "Apartment" : "Accommodation";
  return {
    // Only products have offers.
    "@type": offer ? [schemaType, "Product"] : schemaType,
    ...(id && { "@id": id }),
    name,
    ...(description && { description }),
    url,
    floorLevel: floorLabel(floor, locale),
    ...(area !== undefined && { floorSize: { "@type": "QuantitativeValue", value: area, unitCode: "MTK" } }),
    ...(rooms !== undefined && { numberOfRooms: rooms }),
    ...(bedrooms !== undefined && { numberOfBedrooms: bedrooms }),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => src) }),
    ...(plan && { accommodationFloorPlan: { "@type": "FloorPlan", layoutImage: plan.src } }),
    ...(containedIn && { containedInPlace: containedIn }),
    ...(offer && { offers: offer }),
  };
}

/** As stated, or from a type: "2+1" is two bedrooms and a living room. */
function roomsOf({ rooms, type = "" }: Apartment): number | undefined {
  const [, bedrooms, others] = /^(\d{1,2})\+(\d)$/.exec(type) ?? [];
  return rooms ?? (bedrooms === undefined ? undefined : Number(bedrooms) + Number(others));
}

/** The offer; `undefined` for an apartment that is sold or not yet for sale. */
function offerOf({ validThrough }: CurrentProject, { apartment, url, seller }: PresentedApartment): object | undefined {
  const { status } = apartment;
  const price = priceOf(apartment);
  if (status === "sold" || status === "notReleased" || (!status && !price)) return undefined;
  return {
    "@type": "Offer",
    url,
    ...(status && { availability: `https://schema.org/${status === "available" ? "InStock" : "Reserved"}` }),
    ...price,
    ...(validThrough && { validThrough }),
    ...(seller && { seller }),
  };
}

/** A "from" price is a minimum, so it is not stated as `price`. Everything else that the owner states follows as specifications. */
function priceOf({ price }: Apartment): object | undefined {
  if (price?.amount === undefined || price.kind === "onRequest") return undefined;
  const { kind, amount, currency: priceCurrency = "EUR", validUntil } = price;
  const specifications = specificationsOf(price);
  const details = specifications.length > 1 ? specifications : specifications[0];
  return {
    ...(kind === "exact" && { price: amount, priceCurrency }),
    ...(details && { priceSpecification: details }),
    ...(validUntil && { priceValidUntil: validUntil }),
  };
}

/**
 * The price with its tax and the day from which it applies, if that adds anything to the offer; the price per m², if stated; and the
 * previous price, if published and higher. A lower previous price is left out: it would be mistaken for the current price.
 */
function specificationsOf({ kind, amount = 0, currency, perM2, vat, since, before = 0 }: Price): readonly object[] {
  const shared = {
    priceCurrency: currency ?? "EUR",
    ...(vat && { valueAddedTaxIncluded: vat === "included" }),
    ...(since && { validFrom: since }),
  };
  const amountAs = (value: number | undefined) => (kind === "from" ? { minPrice: value } : { price: value });
  const whole = { "@type": "PriceSpecification", ...amountAs(amount), ...shared };
  const perSquareMetre = { "@type": "UnitPriceSpecification", ...amountAs(perM2), unitCode: "MTK", ...shared };
  const previous = {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: before,
    priceCurrency: shared.priceCurrency,
  };
  // The amount before a "from" price may have been an exact price, which cannot be compared with it.
  const hasReduction = kind === "exact" && before > amount;
  return [
    ...(kind === "from" || vat || since || hasReduction ? [whole] : []),
    ...(perM2 ? [perSquareMetre] : []),
    ...(hasReduction ? [previous] : []),
  ];
}

/** schema.org data as a block of a page. It is data, not a script: nothing in it runs, and no text in it can close the block. */
export function dataBlock(data: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
