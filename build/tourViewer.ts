import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build, type LogLevel } from "vite";
import { tourScripts } from "./scripts.ts";

const fonts = ["hanken-grotesk.woff2", "newsreader-300.woff2"];

/** The tours' viewer with all that it names, `tours/` and `fonts/`, beside the studio's page: it goes along with what an owner publishes. */
export async function buildTourViewer(within: string, logLevel: LogLevel): Promise<void> {
  await build({ ...tourScripts(join(within, "tours")), logLevel });
  await copyFile("tours/viewer.css", join(within, "tours/viewer.css"));
  await mkdir(join(within, "fonts"), { recursive: true });
  for (const name of fonts) await copyFile(`public/fonts/${name}`, join(within, "fonts", name));
}
