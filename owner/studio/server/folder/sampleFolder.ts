import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SampleFacts } from "../../api.ts";
import { asFault } from "../StudioFault.ts";

/** A whole project to try things on. */
export type Sample = {
  /** The folder of its project file. */
  readonly project: string;
  /** The folder of its tours, which the project file names as "../tours/". */
  readonly tours: string;
  /** The owner's own copy of both, in one folder: that is what is opened. */
  readonly copy: string;
};

/** Null where there is no sample that can be read: whoever has a folder of their own works without one. */
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

/** Copies the sample, whole or not at all; a copy that is there is the owner's, and stays as it is. @throws StudioFault */
export async function makeSample({ project, tours, copy }: Sample): Promise<void> {
  const isThere = await stat(copy).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const half = join(dirname(copy), `.kulla-sample-${randomBytes(4).toString("hex")}.tmp`);
  try {
    // Thousands of small files: one after the other through promises takes five times as long.
    cpSync(project, half, { recursive: true });
    cpSync(tours, join(half, "tours"), { recursive: true });
    await moveAddresses(half);
    await rename(half, copy);
  } catch (error) {
    throw asFault(error, `${copy} cannot be written`);
  } finally {
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The tours lie in the project's folder now, and no longer beside it. */
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
