/**
 * `npm run contract`: updates the files that are generated from the contract: the tables and sentences of the manual, the types that the
 * showcase and the tests use, and the style sheet with which the WordPress plugin reserves space. With `--check` it writes nothing, and
 * fails if any of these files is out of date.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { format, resolveConfig } from "prettier";
import { packageFiles } from "./packageFiles.ts";
import { manualTables } from "./manualTables.ts";
import { reservedPlaceCss } from "../../widgets/contract/reservedPlace.ts";

const typesFolder = "widgets/contract/types";
const reservedPlaceFile = "integrations/wordpress/kulla/reserved-place.css";

/** The README and the pages for partners and elements, with new tables between their markers. Throws if no page has a table's markers. */
async function updatedPages(): Promise<Readonly<Record<string, string>>> {
  const folders = ["docs/partners", "docs/elements"];
  const inFolders = folders.map(async (folder) => (await readdir(folder)).map((name) => `${folder}/${name}`));
  const files = ["README.md", ...(await Promise.all(inFolders)).flat()];
  const usedTables = new Set<string>();
  const entries = files.map(async (file) => {
    let text = await readFile(file, "utf8");
    for (const [name, write] of Object.entries(manualTables)) {
      const [startMarker, endMarker] = [`<!-- contract: ${name} -->`, `<!-- /contract: ${name} -->`];
      if (!text.includes(startMarker)) continue;
      usedTables.add(name);
      text = withTable(text, [startMarker, endMarker], { file, table: write(file) });
    }
    return [file, await format(text, { ...(await resolveConfig(file)), parser: "markdown" })] as const;
  });
  const pages = Object.fromEntries(await Promise.all(entries));
  for (const name of Object.keys(manualTables))
    if (!usedTables.has(name)) throw new Error(`No page of the manual has <!-- contract: ${name} -->.`);
  return pages;
}

type Table = { readonly file: string; readonly table: string };

/** A page with a new table between two markers. Throws unless each of them occurs exactly once. */
function withTable(page: string, [startMarker, endMarker]: readonly [string, string], { file, table }: Table): string {
  const [before, old, ...more] = page.split(startMarker);
  const [, after, ...rest] = old?.split(endMarker) ?? [];
  if (before === undefined || after === undefined || more.length + rest.length > 0)
    throw new Error(`${file} must contain ${startMarker} and ${endMarker} exactly once.`);
  return `${before}${startMarker}\n\n${table}\n\n${endMarker}${after}`;
}

async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const { "kulla.d.ts": kulla = "", "react.d.ts": react = "" } = packageFiles("");
  return {
    ...(await updatedPages()),
    [`${typesFolder}/kulla.d.ts`]: kulla,
    [`${typesFolder}/react.d.ts`]: react,
    // Only with scripting: without scripts nothing would ever fill the reserved space.
    [reservedPlaceFile]: await format(`@media (scripting) {${reservedPlaceCss}}`, {
      ...(await resolveConfig(reservedPlaceFile)),
      parser: "css",
    }),
  };
}

const isCheck = process.argv.includes("--check");
for (const [file, text] of Object.entries(await generatedFiles())) {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
  if (isCheck) {
    console.error(`${file} is out of date: run npm run contract.`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${file} written.`);
  }
}
