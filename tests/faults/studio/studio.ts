import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyOwnerFolder } from "../../support/copyOwnerFolder.ts";
import { makeOwnerFolder } from "../../support/ownerFolder.ts";
import { randomOf } from "../../support/random.ts";
import { inParallel, type Fault, type Outcome, type Trial } from "../faultClass.ts";
import { cases, type Fixture } from "./cases.ts";
import { startCommand } from "./owner.ts";
import { openWindow } from "./window.ts";

type Shared = Pick<Fixture, "published" | "scratch" | "window" | "windowFolder">;

/** Broken files of every kind, full or read-only disks, and crashes while writing, for the commands and the studio's server. */
export async function tryStudio(trial: Trial): Promise<Outcome> {
  const scratch = await mkdtemp(join(tmpdir(), "kulla-studio-"));
  const published = await publishOnce(scratch);
  const windowFolder = await copyOwnerFolder(published, scratch);
  const window = await openWindow(windowFolder);
  const reported = await inParallel(trial, (index) =>
    tryOne({ published, scratch, window, windowFolder }, trial.seed + index),
  );
  await window.studio.stop();
  await rm(scratch, { recursive: true });
  const broken = reported.reduce((sum, each) => sum + each.broken, 0);
  return { cases: trial.count, faults: reported.flatMap(({ faults }) => faults), more: `${broken} broken drafts` };
}

/** An owner who has saved twice and published once. */
async function publishOnce(scratch: string): Promise<string> {
  const folder = await makeOwnerFolder(scratch);
  const window = await openWindow(folder);
  for (const count of [1, 0]) {
    const { status, text } = await window.save(count);
    if (status !== 200) throw new Error(text);
  }
  await window.studio.stop();
  const { code, printed } = await startCommand(["publish", folder]).ended;
  if (code !== 0) throw new Error(printed);
  return folder;
}

async function tryOne(shared: Shared, seed: number) {
  const random = randomOf(seed);
  const names = Object.keys(cases);
  // Each in its turn.
  const name = names[seed % names.length] ?? "";
  const amiss = new Set<string>();
  let broken = 0;
  const expect = (isSo: boolean, reported: string): void => {
    if (!isSo) amiss.add(reported);
  };
  const breakDraft = (reported: string): void => {
    broken += 1;
    amiss.add(reported);
  };
  await cases[name]?.({ ...shared, random, expect, breakDraft }).catch((error: unknown) => amiss.add(String(error)));
  const faults: readonly Fault[] = amiss.size > 0 ? [{ seed, reported: `${name}: ${[...amiss].join("; ")}` }] : [];
  return { faults, broken };
}
