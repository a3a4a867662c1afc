import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SampleFacts } from "../../draft/api.ts";
import { asFailure } from "../StudioError.ts";

/** A complete sample project. */
export type Sample = {
  /** The folder of its project file. */
  readonly project: string;
  /** The folder of its tours, which the project file names as "../tours/". */
  readonly tours: string;
  /** The owner's own copy of both, in one folder: this is the one that is opened. */
  readonly copy: string;
};

/** Null if there is no readable sample: owners with a folder of their own do not need it. */
export async function sampleFacts({ project, copy }: Sample): Promise<SampleFacts | null> {
  try {
    const { towers, floors } = JSON.parse(await readFile(join(project, "project.json"), "utf8")) as {
      readonly towers: readonly unknown[];
      readonly floors: readonly { readonly apartments: readonly unknown[] }[];
    };
    return { folder: copy, towers: towers.length, apartments: floors.flatMap((floor) => floor.apartments).length };
  } catch {
    return null;
  }
}

/** Copies the sample, completely or not at all; an existing copy is the owner's, and stays unchanged. @throws StudioError */
export async function makeSample({ project, tours, copy }: Sample): Promise<void> {
  const isThere = await stat(copy).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const half = join(dirname(copy), `.kulla-sample-${randomBytes(4).toString("hex")}.tmp`);
  try {
    // Thousands of small files: asynchronous copying one after the other takes five times as long.
    cpSync(project, half, { recursive: true });
    cpSync(tours, join(half, "tours"), { recursive: true });
    await moveAddresses(half);
    await rename(half, copy);
  } catch (error) {
    throw asFailure(error, `${copy} cannot be written`);
  } finally {
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The tours are in the project's folder now, and no longer next to it. */
async function moveAddresses(folder: string): Promise<void> {
  const place = join(folder, "project.json");
  const text = await readFile(place, "utf8");
  await writeFile(place, text.replaceAll("../tours/", "tours/"));
  const { tours = [] } = JSON.parse(text) as { readonly tours?: readonly { readonly url: string }[] };
  for (const { url } of tours) {
    const tour = join(folder, "tours", dirname(url.replace("../tours/", "")), "tour.json");
    await writeFile(tour, (await readFile(tour, "utf8")).replaceAll("../../../project/", "../../../"));
  }
}
