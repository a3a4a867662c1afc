import { createHash } from "node:crypto";
import {
  nextRevision,
  type AvailabilityFile,
  type ApartmentAvailability,
} from "../../../../src/project/availability.ts";
import { ownersList, studioSource } from "../../draft/changes/statusSource.ts";
import type { DraftSettings } from "../../draft/draft.ts";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../../../src/project/readAvailabilityFile.ts";
import { withoutPriceHistory } from "../../../../src/project/priceHistory.ts";
import { openPriceRecord, type PriceRecord } from "../../../sync/prices/priceRecord.ts";
import { insideFolder } from "../folder/insideFolder.ts";
import { ownNames } from "../folder/folderPath.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readOwnText } from "../folder/readOwnFile.ts";

export const availabilityName = "availability.json";

/** Without a synced sheet an owner changes it by publishing: it is valid until then. About 30 years. */
const staleAfterS = 1e9;

/** The published availability.json, reduced to the known fields; `undefined` if there is none. */
export async function presentAvailability({ root }: OwnerFolder): Promise<AvailabilityFile | undefined> {
  const text = await readOwnText(root, `${ownNames.published}/${availabilityName}`);
  const json = text === undefined ? undefined : parseJsonText(text);
  return json?.ok ? readAvailabilityFile(json.value) : undefined;
}

type AvailabilityInput = {
  readonly project: ProjectFile;
  /** The present file in the published folder. */
  readonly present: AvailabilityFile | undefined;
  readonly statusesFrom: DraftSettings["statusesFrom"];
};

/** prices.jsonl of an owner's folder, for the current publication. @throws StudioError if the folder cannot be read */
export const openPrices = async ({ root }: OwnerFolder, now: Date): Promise<PriceRecord> =>
  openPriceRecord(await insideFolder(root, ownNames.prices), now.toISOString().slice(0, 10));

/** An availability file in its written form. */
export const availabilityText = (file: AvailabilityFile): string => `${JSON.stringify(file)}\n`;

/**
 * The availability file of a project's statuses and prices; the present one if nothing in it has changed, or if another program
 * writes it (`kulla sync`), unless the owner chose the studio's.
 */
export function studioAvailability({ project, present, statusesFrom }: AvailabilityInput, now: Date): AvailabilityFile {
  if (present && ownersList(present) && statusesFrom !== "studio") return present;
  const apartments = apartmentsOf(project, present, now);
  const isSame =
    present?.source === studioSource &&
    JSON.stringify(withoutTimes(present.homes)) === JSON.stringify(withoutTimes(apartments));
  if (isSame) return present;
  return {
    version: 1,
    revision: nextRevision(present, now),
    generatedAt: now.toISOString(),
    staleAfterS,
    source: studioSource,
    homes: apartments,
  };
}

/** A hash of statuses and prices without the times at which they were written: the same project yields the same hash. */
export function availabilityHash(project: ProjectFile): string {
  const apartments = withoutTimes(apartmentsOf(project, undefined, new Date(0)));
  return createHash("sha256").update(JSON.stringify(apartments)).digest("hex");
}

function apartmentsOf(
  project: ProjectFile,
  present: AvailabilityFile | undefined,
  now: Date,
): AvailabilityFile["homes"] {
  const apartments = project.floors.flatMap((floor) => floor.apartments ?? []);
  const previous = new Map(Object.entries(present?.homes ?? {}));
  return Object.fromEntries(
    apartments.map((apartment) => {
      const { id } = apartment;
      const offer = offerOf(apartment);
      const before = previous.get(id);
      const isSame = before && JSON.stringify(offer) === JSON.stringify(offerOf(before));
      return [id, { ...offer, changedAt: isSame ? before.changedAt : now.toISOString() }];
    }),
  );
}

type Offer = { readonly [Name in "status" | "price" | "reservedUntil"]?: ApartmentAvailability[Name] | undefined };

/** Without the history of the price, which is written anew each time. */
const offerOf = ({ status, price, reservedUntil }: Offer): Omit<ApartmentAvailability, "changedAt"> => ({
  ...(status && { status }),
  ...(price && { price: withoutPriceHistory(price) }),
  ...(reservedUntil && { reservedUntil }),
});

const withoutTimes = (apartments: AvailabilityFile["homes"]): object =>
  Object.fromEntries(Object.entries(apartments).map(([id, apartment]) => [id, offerOf(apartment)]));
