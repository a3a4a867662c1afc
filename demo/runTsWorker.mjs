// Runs a TypeScript file of this project in a worker thread; it and its imports need no bundling. `argv` names the file. Starting Vite for it
// (runTs.mjs) takes four times as long, and a thread is started for every file that it reads.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transform } from "rolldown/utils";

/** Node's loader of modules, in a thread of its own, for which this file is loaded once more. */
export async function load(url, context, next) {
  if (!url.startsWith("file:") || !url.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code, errors } = await transform(path, await readFile(path, "utf8"));
  const [error] = errors;
  if (error) throw error;
  return { format: "module", source: code, shortCircuit: true };
}

if (!import.meta.url.endsWith("?loader")) {
  const [file] = process.argv.slice(2);
  register(`${import.meta.url}?loader`);
  await import(pathToFileURL(file));
}
