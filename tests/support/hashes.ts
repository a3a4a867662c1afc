// Checks that the name of every file that may be cached forever changes with its content. Files are built again: the same source
// produces the same files, byte by byte; with one line of the source changed no name has different bytes than before. Files not
// named by the builds (a style sheet the prerender writes, a version's folder) are compared with their own hash, or with the file
// they are a copy of.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build, createBuilder, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { partnerScripts, tourScripts } from "../../build/scripts.ts";
import { headerRules, headersOf } from "../../demo/server/headers.ts";

process.env["NODE_ENV"] = "production";
const site = "dist/site";

/** SHA-256 by path below the site. */
type Files = ReadonlyMap<string, string>;

const hashOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

function filesOf(folder: string, built: unknown): readonly (readonly [string, string])[] {
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) =>
    output.map((file) => [folder + file.fileName, hashOf(file.type === "chunk" ? file.code : file.source)] as const),
  );
}

/** One line of the source changes for each build: a text that elements, tours and the showcase show. */
const edits: Readonly<Record<string, readonly [before: string, after: string]>> = {
  "/src/text/sq.ts": ["Duke u ngarkuar...", "Duke u ngarkuar…"],
  "/src/text/tour/tour.en.ts": ["Loading...", "Loading…"],
  "/demo/text/loadFailed.ts": ["Provo përsëri", "Provoni përsëri"],
};

function editedSource(): Plugin {
  return {
    name: "edited-source",
    enforce: "pre",
    transform(code, id) {
      const [before, after] = Object.entries(edits).find(([file]) => id.endsWith(file))?.[1] ?? ["", ""];
      if (before && !code.includes(before)) throw new Error(`${id} says "${before}" no more.`);
      return before ? code.replace(before, after) : undefined;
    },
  };
}

/** Builds everything that browsers load, without writing it. */
async function buildAll(plugins: readonly Plugin[]): Promise<Files> {
  const unwritten = (config: InlineConfig): InlineConfig => ({
    ...config,
    logLevel: "error",
    plugins: [...(config.plugins ?? []), ...plugins],
    build: { ...config.build, write: false },
  });
  const files = new Map<string, string>();
  const keep = (folder: string, built: unknown): void => {
    for (const [name, hash] of filesOf(folder, built)) files.set(name, hash);
  };
  for (const config of partnerScripts("widgets")) keep("widgets/", await build(unwritten(config)));
  keep("tours/", await build(unwritten(tourScripts("tours"))));
  const builder = await createBuilder(unwritten({}));
  const { client } = builder.environments;
  if (client) keep("", await builder.build(client));
  return files;
}

/** Files below the site that a host may cache forever. */
function immutableFiles(): readonly string[] {
  const rules = headerRules();
  const isImmutable = (path: string): boolean =>
    (headersOf(`/${path}`, rules)["Cache-Control"] ?? "").includes("immutable");
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter(isImmutable);
}

function faultOf(path: string, built: Files): string | undefined {
  const hash = hashOf(readFileSync(join(site, path)));
  const original = path.replace(/^widgets\/v[\d.]+\//, "widgets/");
  if (original !== path) {
    const isCopy = existsSync(join(site, original)) && hashOf(readFileSync(join(site, original))) === hash;
    return isCopy ? undefined : `${path} is not a copy of ${original}`;
  }
  const again = built.get(path);
  if (again) return again === hash ? undefined : `${path} has other bytes when it is built again`;
  return basename(path).includes(hash.slice(0, 8)) ? undefined : `${path} has another hash: ${hash.slice(0, 8)}`;
}

const same = await buildAll([]);
const edited = await buildAll([editedSource()]);
const immutable = immutableFiles();
const isHashed = (path: string): boolean => immutable.includes(path);
const renamed = [...same.keys()].filter((path) => isHashed(path) && !edited.has(path));
const faults = [
  ...immutable.flatMap((path) => faultOf(path, same) ?? []),
  ...[...same.keys()]
    .filter((path) => !existsSync(join(site, path)) && !path.startsWith(".vite"))
    .map((path) => `${path} is missing`),
  ...[...same]
    .filter(([path, hash]) => isHashed(path) && (edited.get(path) ?? hash) !== hash)
    .map(([path]) => `${path} carries other bytes after an edit`),
  // Otherwise the edit has had no effect, and the comparison proves nothing.
  ...["widgets/", "tours/", "assets/"]
    .filter((folder) => !renamed.some((path) => path.startsWith(folder)))
    .map((folder) => `the edit renamed nothing in ${folder}`),
];
for (const fault of faults) console.log(fault);
console.log(
  `${immutable.length} files cached forever, ${same.size} built again, ${renamed.length} renamed by an edit.`,
);
process.exitCode = immutable.length > 0 && faults.length === 0 ? 0 : 1;
