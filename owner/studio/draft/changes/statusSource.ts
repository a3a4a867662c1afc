import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { statedPrice } from "../../../../src/project/priceHistory.ts";
import type { Price, Status } from "../../../../src/project/types.ts";
import { isSamePrice, withTerms } from "../../../../src/project/withAvailability.ts";
import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import type { DraftProject } from "../draft.ts";

/** What an availability file says of itself that publishing wrote. */
export const studioSource = "kulla-draft.json";

/** The availability file as the owner's list, where somebody else than the studio writes it: `kulla sync`, or their own system. */
export function listIn(file: AvailabilityFile | undefined): AvailabilityFile | undefined {
  return file?.source === studioSource ? undefined : file;
}

type Offer = { readonly status?: Status | undefined; readonly price?: Price | undefined };

/** An apartment whose status or price is another one in the studio than in the list. */
export type StatusDifference = {
  readonly id: string;
  readonly at: Steps;
  readonly studio: Offer;
  readonly list: Offer;
};

/** Where the two differ for visitors. Of an apartment that the list does not name, or without a price, the studio's applies anyway. */
export function statusDifferences(project: DraftProject, list: AvailabilityFile): readonly StatusDifference[] {
  const listed = new Map(Object.entries(list.homes));
  return project.floors.flatMap(({ apartments }, floor) =>
    apartments.flatMap(({ id, status, price }, index): StatusDifference[] => {
      const entry = listed.get(id);
      if (!entry) return [];
      // Neither side's history of the price is a difference.
      const own = price && statedPrice(price);
      const listedOffer = { status: entry.status, price: entry.price ? withTerms(statedPrice(entry.price), own) : own };
      if (status === listedOffer.status && isSamePrice(own, listedOffer.price)) return [];
      return [{ id, at: ["floors", floor, "apartments", index], studio: { status, price }, list: listedOffer }];
    }),
  );
}
