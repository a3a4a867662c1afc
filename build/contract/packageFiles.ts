import { elementTypes } from "./elementTypes.ts";
import { reactTypes, svelteTypes, vueTypes } from "./frameworkTypes.ts";
import { manifest, vsCodeTags, vsCodeVariables, webTypes } from "./manifest.ts";
import { serverTypes } from "./serverTypes.ts";
import { textsSchema } from "./textsSchema.ts";

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** All generated files of the npm package, by name. */
export function packageFiles(version: string): Readonly<Record<string, string>> {
  return {
    "kulla.d.ts": elementTypes(),
    "react.d.ts": reactTypes(),
    "vue.d.ts": vueTypes(),
    "svelte.d.ts": svelteTypes(),
    "server.d.ts": serverTypes(),
    "custom-elements.json": json(manifest()),
    "web-types.json": json(webTypes(version)),
    "vscode.html-custom-data.json": json(vsCodeTags()),
    "vscode.css-custom-data.json": json(vsCodeVariables()),
    "texts.schema.json": json(textsSchema()),
  };
}
