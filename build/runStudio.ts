// npm run studio [-- folder]: makes the page as it is written now, and serves it until Ctrl+C.
import { build } from "vite";
import { runStudio } from "../studio/server/runStudio.ts";
import { studioPage } from "./studioPage.ts";
import { buildTourViewer } from "./tourViewer.ts";

// The page is built as the package has it.
process.env["NODE_ENV"] = "production";
const page = "node_modules/.cache/studio";
await build({ ...studioPage(page), logLevel: "error" });
await buildTourViewer(page, "error");
const [folder] = process.argv.slice(2);
process.exitCode = await runStudio({ folder, page });
