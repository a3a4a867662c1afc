// npm run sample: writes the plan drawings, the model for the renderer, project.json, its schema, the site map and the tours' pages from
// the model; then checks everything that is named. With -- --check, nothing is written.
import { writeAmenityDrawings } from "./project/amenityDrawings.ts";
import { checkProject } from "./project/checkProject.ts";
import { writeViews } from "./project/views.ts";
import { writeProject } from "./project/writeProject.ts";
import { writeSiteMap } from "./project/writeSiteMap.ts";
import { writeSchema } from "./project/writeSchema.ts";
import { writeTours } from "./project/tours/writeTours.ts";
import { print, printError } from "../owner/system/terminal/print.ts";

if (!process.argv.includes("--check")) {
  await import("./writeModel.ts");
  await import("./drawPlans.ts");
  await writeViews();
  await writeAmenityDrawings();
  writeProject();
  writeSchema();
  writeSiteMap();
  await writeTours();
}
const findings = await checkProject();
for (const finding of findings) printError(finding);
if (findings.length > 0) process.exitCode = 1;
else print("The complex is complete: every picture, plan, outline and tour that project.json names is there.");
