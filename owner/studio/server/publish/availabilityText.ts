import { createHash } from "node:crypto";
import {
  nextRevision,
  type AvailabilityFile,
  type ApartmentAvailability,
} from "../../../../src/project/availability.ts";
import { listIn, studioSource } from "../../draft/changes/statusSource.ts";
import type { DraftSettings } from "../../draft/draft.ts";
import type { ProjectFile } from "../../../../src/project/file/projectShape.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../../../src/project/readAvailabilityFile.ts";
import { ownNames } from "../folder/folderPath.ts";
import type { OwnerFolder } from "../folder/ownerFolder.ts";
import { readOwnText } from "../folder/readOwnFile.ts";

export const availabilityName = "availability.json";

/** An owner who keeps no sheet in sync changes it by publishing: it holds until then. About 30 years. */
const staleAfterS = 1e9;

/** What the published folder's own file says, whoever has written it: only what belongs there. */
export async function presentAvailability({ root }: OwnerFolder): Promise<AvailabilityFile | undefined> {
  const text = await readOwnText(root, `${ownNames.published}/${availabilityName}`);
  const json = text === undefined ? undefined : parseJsonText(text);
  return json?.ok ? readAvailabilityFile(json.value) : undefined;
}

type Said = {
  readonly project: ProjectFile;
  /** What lies in the published folder. */
  readonly present: AvailabilityFile | undefined;
  readonly statusesFrom: DraftSettings["statusesFrom"];
};

/**
 * The availability file of a project's statuses and prices; the present one where nothing of it has changed, and where somebody else
 * writes it (`kulla sync`), unless the owner chose the studio's.
 */
export function availabilityText({ project, present, statusesFrom }: Said, now: Date): string {
  if (listIn(present) && statusesFrom !== "studio") return `${JSON.stringify(present)}\n`;
  const apartments = apartmentsOf(project, present, now);
  const isSame =
    present?.source === studioSource &&
    JSON.stringify(withoutTimes(present.homes)) === JSON.stringify(withoutTimes(apartments));
  if (isSame) return `${JSON.stringify(present)}\n`;
  const file: AvailabilityFile = {
    version: 1,
    revision: nextRevision(present, now),
    generatedAt: now.toISOString(),
    staleAfterS,
    source: studioSource,
    homes: apartments,
  };
  return `${JSON.stringify(file)}\n`;
}

/** Statuses and prices without the times at which they were written: the same project gives the same. */
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
  const known = new Map(Object.entries(present?.homes ?? {}));
  return Object.fromEntries(
    apartments.map((apartment) => {
      const { id } = apartment;
      const offer = offerOf(apartment);
      const before = known.get(id);
      const isSame = before && JSON.stringify(offer) === JSON.stringify(offerOf(before));
      return [id, { ...offer, changedAt: isSame ? before.changedAt : now.toISOString() }];
    }),
  );
}

type Offer = { readonly [Name in "status" | "price" | "reservedUntil"]?: ApartmentAvailability[Name] | undefined };

const offerOf = ({ status, price, reservedUntil }: Offer): object => ({
  ...(status && { status }),
  ...(price && { price }),
  ...(reservedUntil && { reservedUntil }),
});

const withoutTimes = (apartments: AvailabilityFile["homes"]): object =>
  Object.fromEntries(Object.entries(apartments).map(([id, apartment]) => [id, offerOf(apartment)]));
