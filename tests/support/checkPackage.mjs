// Checks dist/package against the expectations of npm, bundlers, servers and TypeScript: publint, attw, pages that compile against
// it, Node, and the licences of bundled code.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const scratch = "test-results/package";
const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  skipLibCheck: false,
};

/** A separate project, as a partner has one: the package and one version of React's types among its modules. */
function project(name, files, { react, ...own } = {}) {
  const folder = resolve(scratch, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/node_modules/@types`, { recursive: true });
  symlinkSync(resolve("dist/package"), `${folder}/node_modules/kulla`);
  symlinkSync(resolve("node_modules/csstype"), `${folder}/node_modules/csstype`);
  for (const types of own.types ?? [])
    symlinkSync(resolve("node_modules/@types", types), `${folder}/node_modules/@types/${types}`);
  if (react) symlinkSync(resolve("node_modules", react), `${folder}/node_modules/@types/react`);
  const options = { ...compilerOptions, preserveSymlinks: true, ...own };
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: options, files: Object.keys(files) }));
  return ["tsc", "-p", folder];
}

/** A partner's page that is compiled and never run. */
const page = (file) => ({ [file]: readFileSync(`tests/fixtures/types/${file}`, "utf8") });

/** Pages of the manual, the skill for assistants and the README. The code of frameworks.md is what tests/hosts/ builds and runs. */
const manual = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => join("docs", file)),
].filter((file) => file.endsWith(".md") && !file.endsWith("frameworks.md"));

/** A manual page's code in a language, scripts in its HTML included, a file for each block. */
function blocksOf(file, pattern, extension) {
  const blocks = [...readFileSync(file, "utf8").matchAll(pattern)];
  const name = file.replaceAll(/\W+/g, "-");
  return Object.fromEntries(blocks.map(([, text], index) => [`${name}-${index + 1}.${extension}`, text]));
}

const typed = manual.map((file) => blocksOf(file, /^```ts\n([^]*?)^```$/gm, "ts"));
const inReact = blocksOf("docs/partners/frameworks.md", /^```tsx\n([^]*?)^```$/gm, "tsx");
const plain = manual.map((file) => ({
  ...blocksOf(file, /^```js\n([^]*?)^```$/gm, "ts"),
  ...blocksOf(file, /^<script>\n([^]*?)^<\/script>$/gm, "html.ts"),
}));
/** Programs for Node, and scripts of a page. */
const [onNode, inPages] = [true, false].map((isForNode) =>
  plain.map((blocks) =>
    Object.fromEntries(Object.entries(blocks).filter(([, text]) => text.includes('from "node:') === isForNode)),
  ),
);
/** Globals of a partner's page besides Kulla, and variables that a page of the manual has introduced in its text. */
const around = `import type { KullaApartmentPicker } from "kulla";
declare global {
  const picker: KullaApartmentPicker;
  const project: unknown;
  const availability: unknown;
  const gtag: (command: "event", name: string, values: object) => void;
  const _paq: unknown[];
  const fbq: (command: "track", name: string, values: object, options?: object) => void;
}
`;
/** The files that the manual asks to be copied next to its server. */
const recipes = Object.fromEntries(
  ["receiveInquiries.js", "inquiry.js"].map((file) => [file, readFileSync(`integrations/recipes/${file}`, "utf8")]),
);
/** Each block is a module: their names may repeat. */
const modules = (files) =>
  Object.fromEntries(
    files.flatMap((blocks) => Object.entries(blocks)).map(([file, text]) => [file, `${text}export {};\n`]),
  );

const { exports } = JSON.parse(readFileSync("dist/package/package.json", "utf8"));
// A style sheet has no types.
const styleSheets = Object.keys(exports).filter((name) => name.endsWith(".css"));
const steps = [
  ["publint", "run", "dist/package", "--strict"],
  ["attw", "--pack", "dist/package", "--profile", "esm-only", "--quiet", "--exclude-entrypoints", ...styleSheets],
  project("plain", page("plain.ts")),
  project("react19", page("react19.tsx"), { react: "@types/react" }),
  project("react18", page("react18.tsx"), { react: "@types/react-18" }),
  project("vue", page("vue.ts")),
  project("svelte", page("svelte.ts")),
  project("manual", modules(typed)),
  project("manual-react", inReact, { react: "@types/react" }),
  // A page's JavaScript may assume that the elements it queries exist.
  project(
    "manual-js",
    { ...modules(inPages), "around.d.ts": around },
    { strict: false, exactOptionalPropertyTypes: false, noUnusedLocals: false },
  ),
  project(
    "manual-node",
    { ...modules(onNode), ...recipes },
    { types: ["node"], allowJs: true, strict: false, exactOptionalPropertyTypes: false, skipLibCheck: true },
  ),
];
/** On a server (Next.js, Astro, Nuxt) an entry is imported too: it does nothing there, and throws nothing. */
const entries = Object.values(exports).flatMap((entry) => entry.default ?? (entry.endsWith(".js") ? entry : []));
const imports = entries.map((entry) => `await import("${pathToFileURL(resolve("dist/package", entry)).href}");`);
const before = `const before = Object.keys(globalThis).join();`;
const after = `if (Object.keys(globalThis).join() !== before) throw new Error("an entry set a global");`;
writeFileSync(`${scratch}/server.mjs`, [before, ...imports, after].join("\n"));
steps.push(["node", resolve(scratch, "server.mjs")]);

let failed = 0;
for (const [command, ...args] of steps) {
  const done =
    command === "node"
      ? spawnSync(command, args, { encoding: "utf8" })
      : spawnSync("npx", ["--no-install", command, ...args], { encoding: "utf8" });
  if (done.status === 0) continue;
  failed += 1;
  console.log(`${command} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
}
/** Modules that the command line imports by name must be in the package, or declared to npm as optional. */
const { dependencies, peerDependencies } = JSON.parse(readFileSync("dist/package/package.json", "utf8"));
for (const file of readdirSync("dist/package/bin", { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".js")) continue;
  const text = readFileSync(`dist/package/bin/${file}`, "utf8");
  for (const [, path] of text.matchAll(/^import (?:.* from )?"([^".][^"]*)"/gm)) {
    const name = path.split("/", path.startsWith("@") ? 2 : 1).join("/");
    if (name in dependencies || name in peerDependencies || isBuiltin(name)) continue;
    failed += 1;
    console.log(`bin/${file} imports ${name}, which is not a dependency of the package`);
  }
}
/** Published files name no folder of the machine that built them. */
for (const folder of ["dist/package", "dist/widgets"])
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|mjs|json|css|html|md|map|ts)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    for (const place of [resolve("."), homedir()]) {
      if (place === "/" || !text.includes(place)) continue;
      failed += 1;
      console.log(`${folder}/${file} names ${place}`);
    }
  }
/** An address without a registry: if npm itself refuses, it does not even try to send anything there. */
const nowhere = [
  "--loglevel",
  "error",
  "--registry",
  "http://127.0.0.1:9",
  "--//127.0.0.1:9/:_authToken=none",
  "--fetch-retries",
  "0",
];
const published = spawnSync("npm", ["publish", ...nowhere], { cwd: "dist/package", encoding: "utf8" });
if (process.env.KULLA_PUBLISH !== "1" && !published.stderr.includes("EPRIVATE")) {
  failed += 1;
  console.log(`npm publish is not refused\n${published.stderr}`);
}
const notices = readFileSync("dist/package/THIRD-PARTY-NOTICES.md", "utf8");
for (const name of ["react", "react-dom", "scheduler", "zustand", "react-toastify", "browser-image-compression"]) {
  if (notices.includes(`## ${name} - `)) continue;
  failed += 1;
  console.log(`THIRD-PARTY-NOTICES.md: nothing of ${name}`);
}
/** The kit of an owner's site contains its own libraries. */
for (const [file, ...names] of [
  ["THIRD-PARTY-NOTICES.md", "react-dom", "wouter", "yet-another-react-lightbox"],
  ["SW-THIRD-PARTY-NOTICES.md", "workbox-core", "workbox-strategies"],
]) {
  const text = readFileSync(`dist/package/site/files/${file}`, "utf8");
  for (const name of names.filter((each) => !text.includes(`## ${each} - `))) {
    failed += 1;
    console.log(`site/files/${file}: nothing of ${name}`);
  }
}
/** An owner has the package and no repository: the code that renders the pages includes everything it imports. */
for (const [, name] of readFileSync("dist/package/site/prerender/prerender.js", "utf8").matchAll(
  // As the minifier writes them: the snippets for partners have a space.
  /(?:\bfrom|\bimport|\brequire\()"([^"]+)"/g,
)) {
  if (isBuiltin(name)) continue;
  failed += 1;
  console.log(`site/prerender/prerender.js imports ${name}`);
}
/** The libraries that a file of the package imports, itself or through its own chunks. */
function librariesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join("dist/package", file), "utf8");
  return [...text.matchAll(/^(?:import|export) (?:[^"]* from )?"([^"]+)"/gm)].flatMap(([, path]) =>
    path.startsWith(".") ? librariesOf(join(dirname(file), path), seen) : [path],
  );
}
/** Servers and build scripts read a project and the contract without React installed. */
for (const file of ["project.js", "contract.js"])
  for (const library of librariesOf(file)) {
    failed += 1;
    console.log(`${file} imports ${library}`);
  }
/** Third-party licences have to be distributed with their code. */
const licences = ["package", "widgets"].flatMap((folder) =>
  ["LICENSE", "THIRD-PARTY-NOTICES.md"].map((file) => `dist/${folder}/${file}`),
);
/**
 * Files that a page loads lead a debugger to their source. The list of all tags, the command and the studio do not; nor does the
 * bundler's own code: its runtime, and files that only re-export a chunk.
 */
const withoutSource = ["kulla.js", join("c", "rolldown-runtime.js")];
const mapped = readdirSync("dist/package", { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /^(c\/)?[^/]+\.js$/.test(file.replaceAll("\\", "/")) &&
    !withoutSource.includes(file) &&
    !/^(import \{[^}]*\} from "[^"]+";\s*|export \{[^}]*\}( from "[^"]+")?;\s*)+$/.test(
      readFileSync(`dist/package/${file}`, "utf8"),
    ),
);
/** A bundler replaces it with an address of the machine it runs on. */
for (const file of mapped.filter((name) => readFileSync(`dist/package/${name}`, "utf8").includes("import.meta.url"))) {
  failed += 1;
  console.log(`${file} requests its own address`);
}
for (const file of [...licences, "dist/package/kulla.iife.js", ...mapped.map((name) => `dist/package/${name}.map`)]) {
  if (existsSync(file)) continue;
  failed += 1;
  console.log(`${file} is missing`);
}
/** The pages of the manual in the package: every link in them leads to a file of the package. */
for (const manualPage of readdirSync("dist/package", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".md"),
)) {
  if (manualPage.endsWith("NOTICES.md") || manualPage.endsWith("CHANGELOG.md")) continue;
  for (const [, target = ""] of readFileSync(`dist/package/${manualPage}`, "utf8").matchAll(
    /\]\((?!https?:|mailto:|#)([^)#\s]+)/g,
  )) {
    if (existsSync(join("dist/package", dirname(manualPage), target))) continue;
    failed += 1;
    console.log(`${manualPage} leads to ${target}, which is not in the package`);
  }
}
console.log(failed === 0 ? "The package passes all checks." : `${failed} checks of the package failed.`);
process.exitCode = failed === 0 ? 0 : 1;
