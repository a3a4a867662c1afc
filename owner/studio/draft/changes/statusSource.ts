import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { withoutPriceHistory } from "../../../../src/project/priceHistory.ts";
import type { Price, Status } from "../../../../src/project/types.ts";
import { isSamePrice, withTerms } from "../../../../src/project/withAvailability.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";

/** The source that an availability file written by publishing names. */
export const studioSource = "kulla-draft.json";

/** The availability file as the owner's list, if it was written by something other than the studio: `kulla sync`, or the owner's own system. */
export function ownersList(file: AvailabilityFile | undefined): AvailabilityFile | undefined {
  return file?.source === studioSource ? undefined : file;
}

type Offer = { readonly status?: Status | undefined; readonly price?: Price | undefined };

/** An apartment whose status or price in the studio differs from that in the list. */
export type StatusDifference = {
  readonly id: string;
  readonly at: Steps;
  readonly studio: Offer;
  readonly list: Offer;
};

/** Differences visible to visitors. If the list does not name an apartment, or has no price for it, the studio's value applies anyway. */
export function statusDifferences(project: DraftProject, list: AvailabilityFile): readonly StatusDifference[] {
  const listed = new Map(Object.entries(list.homes));
  return project.floors.flatMap(({ apartments }, floor) =>
    apartments.flatMap(({ id, status, price }, index): StatusDifference[] => {
      const entry = listed.get(id);
      if (!entry) return [];
      // The history of the price is not compared.
      const own = price && withoutPriceHistory(price);
      const listedOffer = {
        status: entry.status,
        price: entry.price ? withTerms(withoutPriceHistory(entry.price), own) : own,
      };
      if (status === listedOffer.status && isSamePrice(own, listedOffer.price)) return [];
      return [{ id, at: ["floors", floor, "apartments", index], studio: { status, price }, list: listedOffer }];
    }),
  );
}
