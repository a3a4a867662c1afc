// npm run studio [-- folder]: builds the studio's page, and serves it until Ctrl+C.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { runStudio } from "../owner/studio/server/runStudio.ts";
import { buildTourViewer, studioPage } from "./studioPage.ts";
import { print, printCrashes } from "../owner/system/terminal/print.ts";

printCrashes();
// As in the published package.
process.env["NODE_ENV"] = "production";
const page = "node_modules/.cache/studio";
await build({ ...studioPage(page), logLevel: "error" });
await buildTourViewer(page, "error");
const kit = "dist/package";
if (!existsSync(join(kit, "site/kit.json")))
  print(
    'The studio cannot show the website yet: its parts are missing. Stop it, run "npm run build" once, and start it again.',
  );
const [folder] = process.argv.slice(2);
const sample = { project: "public/project", tours: "public/tours", copy: join(homedir(), "kulla-sample") };
process.exitCode = await runStudio({ folder, page, kit, sample });
