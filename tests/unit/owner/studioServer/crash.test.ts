import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "vite";
import { readPreviousDraft } from "../../../../owner/studio/server/draft/draftFile.ts";
import { findFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { parseDraft } from "../../../../owner/studio/server/draft/parsedDraft.ts";
import { randomOf } from "../../../support/random.ts";

const seed = 17;
const kills = 20;

let all = "";
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-crash-"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      target: "node20",
      outDir: all,
      ssr: "tests/support/studio/saveRepeatedly.ts",
      rolldownOptions: { output: { entryFileNames: "save.mjs" } },
    },
  });
});
afterAll(() => rm(all, { recursive: true }));

type Death = {
  /** How many drafts are saved by then, however slow the machine is. */
  readonly saves: number;
  /** So long after the last of them. */
  readonly afterMs: number;
};

/** Saves until it is killed; returns the last draft that it reported as saved. */
function saveAndDie(folder: string, from: number, { saves, afterMs }: Death): Promise<number> {
  const child = spawn(process.execPath, [join(all, "save.mjs"), folder, String(from)]);
  let printed = "";
  let isDying = false;
  child.stdout.on("data", (chunk) => {
    printed += String(chunk);
    if (isDying || printed.split("\n").length <= saves) return;
    isDying = true;
    setTimeout(() => child.kill("SIGKILL"), afterMs);
  });
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  return new Promise((resolve, reject) =>
    child.on("close", (code) => {
      const last = Number(printed.trimEnd().split("\n").at(-1));
      if (code === null && Number.isInteger(last)) resolve(last);
      else reject(new Error(`It ended by itself: ${printed}`));
    }),
  );
}

it(`has a complete draft after each of ${kills} kills while it saved (seed ${seed}), none older than the last one reported as saved`, async () => {
  const folder = await findFolder(await mkdtemp(join(all, "owner-")));
  const random = randomOf(seed);
  let safe = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const death = { saves: 1 + random.below(4), afterMs: random.below(20_000) / 1000 };
    const reported = await saveAndDie(folder.root, safe, death);
    const text = await readFile(join(folder.root, "kulla-draft.json"), "utf8");
    parseDraft(text, "kulla-draft.json");
    const { count } = JSON.parse(text) as { count: number };
    expect(count).toBeGreaterThanOrEqual(reported);
    // The draft being saved may already be there without having been reported.
    expect(count).toBeLessThanOrEqual(reported + 1);
    if (kill > 0) expect(await readPreviousDraft(folder)).toBeDefined();
    safe = count;
  }
  expect(safe).toBeGreaterThan(kills);
  // Temporary files do not pile up, neither next to the draft nor in the studio's own folder.
  expect((await readdir(folder.root)).toSorted()).toEqual([".kulla", "kulla-draft.json"]);
  expect((await readdir(join(folder.root, ".kulla"))).length).toBeLessThan(5);
}, 180_000);
