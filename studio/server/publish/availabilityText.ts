import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { nextRevision, type AvailabilityFile, type HomeAvailability } from "../../../src/project/availability.ts";
import type { ProjectFile } from "../../../src/project/file/projectShape.ts";
import { publishedPlace, type OwnerFolder } from "../folder/ownerFolder.ts";

export const availabilityName = "availability.json";

/** An owner who keeps no sheet in sync changes it by publishing: it holds until then. About 30 years. */
const staleAfterS = 1e9;
const ours = "kulla-draft.json";

/**
 * The availability file of a project's statuses and prices; the present one where nothing of it has changed, and where somebody else
 * writes it (`kulla sync`), as that one knows better.
 */
export async function availabilityText(folder: OwnerFolder, project: ProjectFile, now: Date): Promise<string> {
  const text = await readFile(join(publishedPlace(folder), availabilityName), "utf8").catch(() => undefined);
  const present = text === undefined ? undefined : parse(text);
  if (text !== undefined && present && present.source !== ours) return text;
  const homes = homesOf(project, present, now);
  const isSame = present && JSON.stringify(withoutTimes(present.homes)) === JSON.stringify(withoutTimes(homes));
  if (text !== undefined && isSame) return text;
  const file: AvailabilityFile = {
    version: 1,
    revision: nextRevision(present, now),
    generatedAt: now.toISOString(),
    staleAfterS,
    source: ours,
    homes,
  };
  return `${JSON.stringify(file)}\n`;
}

/** Statuses and prices without the times at which they were written: the same project gives the same. */
export function availabilityHash(project: ProjectFile): string {
  const homes = withoutTimes(homesOf(project, undefined, new Date(0)));
  return createHash("sha256").update(JSON.stringify(homes)).digest("hex");
}

function homesOf(project: ProjectFile, present: AvailabilityFile | undefined, now: Date): AvailabilityFile["homes"] {
  const homes = project.floors.flatMap(({ apartments }) => apartments ?? []);
  return Object.fromEntries(
    homes.map(({ id, status, price }) => {
      const told = toldOf({ ...(status && { status }), ...(price && { price }) });
      const before = present?.homes[id];
      const isSame = before && JSON.stringify(told) === JSON.stringify(toldOf(before));
      return [id, { ...told, changedAt: isSame ? before.changedAt : now.toISOString() }];
    }),
  );
}

const toldOf = ({ status, price }: Partial<HomeAvailability>): object => ({
  ...(status && { status }),
  ...(price && { price }),
});

const withoutTimes = (homes: AvailabilityFile["homes"]): object =>
  Object.fromEntries(Object.entries(homes).map(([id, home]) => [id, toldOf(home)]));

function parse(text: string): AvailabilityFile | undefined {
  try {
    const file = JSON.parse(text) as AvailabilityFile;
    return typeof file.revision === "number" && typeof file.homes === "object" ? file : undefined;
  } catch {
    return undefined;
  }
}
