import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { build, type LogLevel } from "vite";
import { tags } from "../../widgets/contract/tags.ts";
import { packageFiles } from "../contract/packageFiles.ts";
import { noticesFile } from "../scripts.ts";
import { buildTourViewer, studioPage } from "../studioPage.ts";
import { packageEntries, packageStyles, typedEntries } from "./packageEntries.ts";
import { commandLibraries, commandScripts, libraries, packageScripts, standaloneScripts } from "./packageScripts.ts";

const entry = (name: string) => ({ types: "./kulla.d.ts", default: `./${name}.js` });

/** Minimum versions, so that npm can deduplicate React with the page's own. */
const minimumVersions: Readonly<Record<string, string>> = { react: "^19.2.0", "react-dom": "^19.2.0" };

/**
 * Optional peer dependencies. Only `kulla check`, `kulla publish` and `kulla studio` need pdfium and sharp, and they report if these are
 * missing; a website's framework may require another version of sharp.
 */
const peers = {
  "@hyzyla/pdfium": "^2.1.0",
  "@types/react": "^18.0.0 || ^19.0.0",
  sharp: "^0.33.0 || ^0.34.0 || ^0.35.0",
  svelte: "^5.0.0",
  vue: "^3.3.0",
};

/** Schemas of the files that owners write. */
const schemas = ["project.schema.json", "availability.schema.json"];

type Versions = { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };

export function packageDescription({ version, dependencies }: Versions) {
  return {
    name: "kulla",
    version,
    // Prevents publishing, except in a release build.
    ...(process.env["KULLA_PUBLISH"] === "1" ? {} : { private: true }),
    description:
      "The apartment picker: custom elements that lead from a picture of two towers to one apartment and its price.",
    license: "SEE LICENSE IN LICENSE",
    type: "module",
    types: "./kulla.d.ts",
    customElements: "custom-elements.json",
    "web-types": "./web-types.json",
    sideEffects: ["./*.js"],
    files: [
      "*.js",
      "*.css",
      "*.js.map",
      "*.d.ts",
      "*.json",
      "bin",
      "c",
      "types",
      "studio",
      "site",
      "docs",
      "integrations",
      "CHANGELOG.md",
      "SECURITY.md",
      noticesFile,
    ],
    exports: {
      ".": entry("kulla"),
      ...Object.fromEntries(tags.map((tag) => [`./${tag}`, entry(tag)])),
      ...Object.fromEntries(
        ["react", "vue", "svelte"].map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: "./kulla.js" }]),
      ),
      ...Object.fromEntries(
        Object.keys(packageEntries).map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
      ),
      ...Object.fromEntries(packageStyles.map((name) => [`./${name}.css`, `./${name}.css`])),
      "./custom-elements.json": "./custom-elements.json",
      ...Object.fromEntries(schemas.map((name) => [`./${name}`, `./${name}`])),
      "./texts.schema.json": "./texts.schema.json",
      "./kulla.iife.js": entry("kulla.iife"),
      "./package.json": "./package.json",
    },
    bin: { kulla: "./bin/kulla.js" },
    dependencies: Object.fromEntries(
      [...libraries, ...commandLibraries].map((name) => [
        name,
        minimumVersions[name] ?? `^${dependencies[name] ?? ""}`,
      ]),
    ),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

/**
 * Writes the npm package: one entry per tag, `kulla` with all of them; types and editor data are generated from the contract.
 * `widgets`: the folder of the scripts for pages without a bundler; the package contains the one with all tags. The studio's page is built
 * into `studio/`.
 */
export async function writePackage(widgets: string, folder: string, logLevel: LogLevel = "info"): Promise<void> {
  const versions = JSON.parse(await readFile("package.json", "utf8")) as Versions;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const scripts of [packageScripts(folder), ...standaloneScripts(folder)]) await build({ ...scripts, logLevel });
  await build({ ...commandScripts(folder), logLevel });
  await build({ ...studioPage(join(folder, "studio")), logLevel });
  await buildTourViewer(join(folder, "studio"), logLevel);
  for (const name of ["kulla.iife.js", "kulla.iife.js.map"]) await copyFile(join(widgets, name), join(folder, name));
  for (const name of packageStyles) await copyFile(join(widgets, `${name}.css`), join(folder, `${name}.css`));
  for (const name of schemas) await copyFile(join("public/project", name), join(folder, name));
  await copyManual(folder);
  for (const name of ["LICENSE", "SECURITY.md"]) await copyFile(name, join(folder, name));
  await copyFile(join(widgets, noticesFile), join(folder, noticesFile));
  await writeFile(join(folder, "kulla.js"), tags.map((tag) => `import "./${tag}.js";\n`).join(""));
  await writeFile(join(folder, "package.json"), `${JSON.stringify(packageDescription(versions), null, 2)}\n`);
  for (const [file, text] of Object.entries(packageFiles(versions.version))) await writeFile(join(folder, file), text);
  await writeSourceTypes(folder);
}

/** Generates the types of entries in `types/`. Throws the compiler's errors. */
async function writeSourceTypes(folder: string): Promise<void> {
  // Inside the repository, so that the compiler finds the types of dependencies.
  const configFile = resolve("node_modules/.cache/packageTypes.json");
  const outDir = resolve(folder, "types");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: resolve("."),
  };
  const files = typedEntries.map(([, file]) => resolve(file));
  await mkdir(dirname(configFile), { recursive: true });
  await writeFile(
    configFile,
    JSON.stringify({ extends: resolve("tsconfig.json"), compilerOptions, files, include: [] }),
  );
  await promisify(execFile)(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", configFile]);
  await rm(configFile);
  for (const [name, file] of typedEntries) {
    const source = file.replace(/\.tsx?$/, ".js");
    await writeFile(join(folder, `${name}.d.ts`), `export * from "./types/${source}";\n`);
  }
}

/** Copies the manual's pages for partners with the same folder structure, so that links work; the first one is also the README. */
async function copyManual(folder: string): Promise<void> {
  for (const name of ["docs/partners", "docs/elements", "docs/accessibility.md"])
    await cp(name, join(folder, name), { recursive: true });
  // One of the pages links to it.
  await cp("integrations/recipes/dataLayer.js", join(folder, "integrations/recipes/dataLayer.js"));
  await copyFile("CHANGELOG.md", join(folder, "CHANGELOG.md"));
  const firstPage = await readFile("docs/partners/first-embed.md", "utf8");
  const readme = firstPage
    .replaceAll(/\]\((?=[a-z-]+\.md)/g, "](docs/partners/")
    .replaceAll("](../elements/", "](docs/elements/");
  await writeFile(join(folder, "README.md"), readme);
}
