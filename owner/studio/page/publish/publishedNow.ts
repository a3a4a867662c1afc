import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { readAvailabilityFile } from "../../../../src/project/readAvailabilityFile.ts";
import type { DraftProject } from "../../draft/draft.ts";
import { takeProject } from "../../draft/file/takeProject.ts";
import { publishedAddress } from "../server/folderAddresses.ts";
import { askVersions } from "../server/studioCalls.ts";

export type PublishedNow = {
  /** With the statuses and prices of now. */
  readonly project: DraftProject;
  /** Whether publishing writes statuses and prices: a sheet that is kept in sync knows better. */
  readonly areStatusesOurs: boolean;
};

/** What visitors get now; undefined where nothing is published that can be read. */
export async function publishedNow(): Promise<PublishedNow | undefined> {
  const versions = await askVersions();
  if (!versions.ok || !versions.value.isPublished) return undefined;
  const [project, availability] = await Promise.all([textOf("project.json"), textOf("availability.json")]);
  const taken = project === undefined ? undefined : takeProject(project);
  if (!taken?.ok) return undefined;
  const json = parseJsonText(availability ?? "");
  const { source, homes: apartments } = (json.ok && readAvailabilityFile(json.value)) || { source: "", homes: {} };
  return {
    project: withAvailability(taken.draft.project, apartments),
    areStatusesOurs: source === "" || source === ours,
  };
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(publishedAddress(path));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** What an availability file that publishing wrote says of itself. */
const ours = "kulla-draft.json";

function withAvailability(project: DraftProject, apartments: Readonly<Record<string, Offer>>): DraftProject {
  const floors = project.floors.map((floor) => ({
    ...floor,
    apartments: floor.apartments.map((apartment) => {
      const { status: _status, price: _price, ...facts } = apartment;
      const { status, price } = apartments[apartment.id] ?? apartment;
      return { ...facts, ...(status && { status }), ...(price && { price }) };
    }),
  }));
  return { ...project, floors };
}

type Offer = Pick<DraftProject["floors"][number]["apartments"][number], "status" | "price">;
