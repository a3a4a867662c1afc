import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../../../src/project/readAvailabilityFile.ts";
import { ownersList } from "../../draft/changes/statusSource.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { draftFromProjectFile } from "../../draft/file/draftFromProjectFile.ts";
import { publishedAddress } from "../server/folderAddresses.ts";
import { askVersions } from "../server/studioCalls.ts";

export type PublishedNow = {
  /** With its current statuses and prices. */
  readonly project: DraftProject;
  /** The list that provides statuses and prices; undefined if publishing writes them. */
  readonly list: AvailabilityFile | undefined;
};

/** What visitors get now; undefined if nothing readable has been published. */
export async function publishedNow(): Promise<PublishedNow | undefined> {
  const versions = await askVersions();
  if (!versions.ok || !versions.value.isPublished) return undefined;
  const [project, availability] = await Promise.all([textOf("project.json"), textOf("availability.json")]);
  const read = project === undefined ? undefined : draftFromProjectFile(project);
  if (!read?.ok) return undefined;
  const file = availabilityIn(availability);
  return {
    project: file ? withPublishedStatuses(read.draft.project, file) : read.draft.project,
    list: ownersList(file),
  };
}

/** The statuses and prices that visitors get now; "none" if nothing is published. */
export async function availabilityNow(): Promise<AvailabilityFile | "none"> {
  const versions = await askVersions();
  if (!versions.ok || !versions.value.isPublished) return "none";
  return availabilityIn(await textOf("availability.json")) ?? "none";
}

function availabilityIn(text: string | undefined): AvailabilityFile | undefined {
  const json = parseJsonText(text ?? "");
  return json.ok ? readAvailabilityFile(json.value) : undefined;
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(publishedAddress(path));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A project as visitors get it, with the statuses and prices of an availability file. */
export function withPublishedStatuses(project: DraftProject, { homes: apartments }: AvailabilityFile): DraftProject {
  const floors = project.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((apartment) => {
      const { status: _status, price: _price, ...facts } = apartment;
      const entry = Object.hasOwn(apartments, apartment.id) ? apartments[apartment.id] : undefined;
      // If the file does not state a price, visitors get the project's.
      const { status, price } = entry ? { price: apartment.price, ...entry } : apartment;
      return { ...facts, ...(status && { status }), ...(price && { price }) };
    }),
  }));
  return { ...project, floors };
}
