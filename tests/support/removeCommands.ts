import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where test files build `kulla` for themselves, among the modules, so that it finds its libraries. */
export const commandsFolder = "node_modules/.cache";

/** How the folders begin that the tests of a run have built: its processes are children of the run's own. */
export const commandPrefix = (runPid: number): string => `kulla-command-${runPid}-`;

/** Vitest ends its processes without notice, so the run itself removes what they have built. */
export async function teardown(): Promise<void> {
  const names = (await readdir(commandsFolder).catch(() => [])).filter((name) =>
    name.startsWith(commandPrefix(process.pid)),
  );
  await Promise.all(names.map((name) => rm(join(commandsFolder, name), { recursive: true })));
}
