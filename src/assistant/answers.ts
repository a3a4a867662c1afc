import { apartmentDetails } from "../finder/state/apartmentDetails.ts";
import type { FinderProps } from "../finder/state/finderProps.ts";
import type { Apartment, Project } from "../project/types.ts";
import { fill } from "../text/format/fill.ts";
import { formatDate, formatMoment } from "../text/format/formatDate.ts";
import type { Language } from "../ui/TextsContext.tsx";

/** The facts of an apartment as the screens show them; missing facts are left out. */
export function shownApartment(settings: FinderProps, record: Apartment, language: Language) {
  const { title, tower, floor, tour, facts } = apartmentDetails(settings, record.id, language);
  const { area, bedrooms, side, price, status } = facts ?? {};
  const href = settings.hrefOf({ name: "apartment", apartment: record.id });
  const shown = { title, tower, floor, area, bedrooms, side, price, status, href, dataSheet: record.pdf };
  const shownFacts = Object.entries(shown).filter(([, value]) => value);
  return { id: record.id, ...Object.fromEntries(shownFacts), hasTour: tour !== undefined };
}

/** The date of the statuses and prices: "As of 22/11, 14:32". */
export function asOfText({ statusDate = "" }: Project, { texts, locale }: Language): { readonly asOf: string } {
  const date = (statusDate.includes("T") ? formatMoment : formatDate)(statusDate, locale);
  return { asOf: date ? fill(texts.asOf, { date }) : "not known" };
}
