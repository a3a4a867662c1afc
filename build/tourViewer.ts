import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build, type LogLevel } from "vite";
import { tourScripts } from "./scripts.ts";

const fonts = ["hanken-grotesk.woff2", "newsreader-300.woff2"];

/** Builds the tours' viewer with its files, `tours/` and `fonts/`, next to the studio's page. It is published together with an owner's tours. */
export async function buildTourViewer(root: string, logLevel: LogLevel): Promise<void> {
  await build({ ...tourScripts(join(root, "tours")), logLevel });
  await copyFile("tours/viewer.css", join(root, "tours/viewer.css"));
  await mkdir(join(root, "fonts"), { recursive: true });
  for (const name of fonts) await copyFile(`public/fonts/${name}`, join(root, "fonts", name));
}
