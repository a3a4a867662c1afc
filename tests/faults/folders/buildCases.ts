import { mkdir, mkdtemp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { commandScripts } from "../../../build/package/packageScripts.ts";

/** The scripts of the cases, in their own folder. */
export type BuiltCases = { readonly folder: string; readonly caseWorker: string };

/**
 * Builds the process of the cases like the package's command line. From source, each list and each brochure would be read by a
 * thread that starts Vite first, which takes far longer than the reading. It is in this checkout, where a program may read itself.
 */
export async function buildCases(): Promise<BuiltCases> {
  const cache = resolve("node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "kulla-cases-"));
  const command = commandScripts(folder);
  const rolldownOptions = command.build?.rolldownOptions;
  const input = {
    ...(rolldownOptions?.input as Record<string, string>),
    caseWorker: "tests/faults/folders/caseWorker.ts",
  };
  await build({
    ...command,
    logLevel: "error",
    build: { ...command.build, rolldownOptions: { ...rolldownOptions, input } },
  });
  return { folder, caseWorker: join(folder, "bin/c/caseWorker.js") };
}
