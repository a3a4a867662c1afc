// Writes build/model.json: the complex in the format of the Blender scripts.
import { mkdirSync, writeFileSync } from "node:fs";
import { topScenes } from "./drawing/topScenes.ts";
import { complexModel } from "./model.ts";

const folder = new URL("./build/", import.meta.url);
mkdirSync(folder, { recursive: true });
const complex = complexModel();
writeFileSync(new URL("model.json", folder), JSON.stringify({ ...complex, tops: topScenes(complex) }));
