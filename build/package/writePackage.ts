import { readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tags } from "../../widgets/contract/tags.ts";
import { withoutSecondTry } from "../secondTry.ts";
import { declarations, reactDeclarations } from "./declarations.ts";
import { svelteDeclarations, vueDeclarations } from "./frameworkDeclarations.ts";
import { editorData, manifest, webTypes } from "./manifest.ts";

const entry = (name: string) => ({ types: "./kulla.d.ts", default: `./${name}.js` });

function description(version: string): object {
  return {
    name: "kulla",
    version,
    description:
      "The apartment picker: custom elements that lead from a picture of two towers to one home and its price.",
    license: "UNLICENSED",
    type: "module",
    types: "./kulla.d.ts",
    customElements: "custom-elements.json",
    "web-types": "./web-types.json",
    sideEffects: ["*.js"],
    files: ["*.js", "*.d.ts", "*.json", "c"],
    exports: {
      ".": entry("kulla"),
      ...Object.fromEntries(tags.map((tag) => [`./${tag}`, entry(tag)])),
      "./react": { types: "./react.d.ts", default: "./kulla.js" },
      "./vue": { types: "./vue.d.ts", default: "./kulla.js" },
      "./svelte": { types: "./svelte.d.ts", default: "./kulla.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./project.schema.json": "./project.schema.json",
      "./package.json": "./package.json",
    },
    peerDependencies: { "@types/react": ">=18" },
    peerDependenciesMeta: { "@types/react": { optional: true } },
  };
}

/**
 * The npm package: a tag's script is an entry of its own, `kulla` is all of them; types and editor data are written from the
 * contract. Its scripts are those of the widgets' folder, but import their parts as any bundler understands it.
 */
export async function writePackage(widgets: string, folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "c"), { recursive: true });
  const chunks = readdirSync(join(widgets, "c")).map((file) => `c/${file}`);
  for (const file of [...tags.map((tag) => `${tag}.js`), ...chunks]) {
    await writeFile(join(folder, file), withoutSecondTry(await readFile(join(widgets, file), "utf8")));
  }
  await copyFile(join(widgets, "bic-2.0.2.js"), join(folder, "bic-2.0.2.js"));
  await copyFile("public/project/project.schema.json", join(folder, "project.schema.json"));
  await copyFile("README.md", join(folder, "README.md"));
  await writeFile(join(folder, "kulla.js"), tags.map((tag) => `import "./${tag}.js";\n`).join(""));
  await writeFile(join(folder, "kulla.d.ts"), declarations());
  await writeFile(join(folder, "react.d.ts"), reactDeclarations());
  await writeFile(join(folder, "vue.d.ts"), vueDeclarations());
  await writeFile(join(folder, "svelte.d.ts"), svelteDeclarations());
  const json: Readonly<Record<string, object>> = {
    package: description(version),
    "custom-elements": manifest(),
    "web-types": webTypes(version),
    "vscode.html-custom-data": editorData.html(),
    "vscode.css-custom-data": editorData.css(),
  };
  for (const [name, data] of Object.entries(json)) {
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
  }
}
