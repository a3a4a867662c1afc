/**
 * `npm run contract`: writes what stands in the repository and follows from the contract: the README's tables and the types
 * that the showcase and the tests are compiled against. With `--check` it writes nothing and fails where one is out of date.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { format, resolveConfig } from "prettier";
import { packageFiles } from "./packageFiles.ts";
import { readmeTables } from "./readmeTables.ts";

const typesFolder = "widgets/contract/types";

async function readme(): Promise<string> {
  const old = await readFile("README.md", "utf8");
  const text = Object.entries(readmeTables).reduce(
    (page, [name, write]) => replaced(page, [`<!-- contract: ${name} -->`, `<!-- /contract: ${name} -->`], write()),
    old,
  );
  return format(text, { ...(await resolveConfig("README.md")), parser: "markdown" });
}

/** A page with new text between two markers, each of which stands in it once. */
function replaced(page: string, [from, to]: readonly [string, string], text: string): string {
  const [before, old, ...more] = page.split(from);
  const after = old?.split(to)[1];
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`README.md needs ${from} once.`);
  return `${before}${from}\n\n${text}\n\n${to}${after}`;
}

async function written(): Promise<Readonly<Record<string, string>>> {
  const { "kulla.d.ts": kulla = "", "react.d.ts": react = "" } = packageFiles("");
  return {
    "README.md": await readme(),
    [`${typesFolder}/kulla.d.ts`]: kulla,
    [`${typesFolder}/react.d.ts`]: react,
  };
}

const isCheck = process.argv.includes("--check");
for (const [file, text] of Object.entries(await written())) {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
  if (isCheck) {
    console.error(`${file} does not say what the contract says: npm run contract writes it.`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${file} written.`);
  }
}
