// Writes build/model.json: the complex as the Blender scripts read it.
import { mkdirSync, writeFileSync } from "node:fs";
import { complexModel } from "./model.ts";

const folder = new URL("./build/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("model.json", folder), JSON.stringify(complexModel()));
