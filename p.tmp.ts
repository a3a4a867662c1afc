import { grownProject } from "./tests/bench/bigProject.ts";
import { parseProject } from "./src/project/parseProject.ts";
import { readShape } from "./src/project/file/readShape.ts";
import { projectShape } from "./src/project/file/projectShape.ts";
const json = JSON.stringify(grownProject({ floors: 200, homes: 50 }));
const t = (n: string, f: () => unknown) => { const a = performance.now(); const r = f(); console.log(n, (performance.now() - a).toFixed(1)); return r; };
for (let i = 0; i < 6; i++) {
  const o = JSON.parse(json);
  t("readShape", () => readShape(projectShape as any, o, { baseUrl: "http://a/b/", report: () => {} }));
  t("parseProject", () => (parseProject as any)(o, "http://a/b/"));
}
