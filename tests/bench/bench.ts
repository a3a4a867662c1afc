// npm run bench: measures Kulla next to hand-written pages with the same single purpose, in the same run.
// --gates uses fewer rounds and fails when a limit is exceeded. Times are printed, never gated.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { chromiumPath, shellPath } from "../support/chromiumPaths.ts";
import { measureAvailability } from "./availability.ts";
import { grownProject } from "./bigProject.ts";
import { measureBrochure } from "./brochure.ts";
import { byteRows } from "./bytes.ts";
import { measureConnections } from "./connections.ts";
import { launchChromium } from "./chromium.ts";
import { measureFilterStep } from "./filterStep.ts";
import { measureGrowth } from "./growth.ts";
import { measureHover } from "./hover.ts";
import { measureSubmissions } from "./submissions.ts";
import { measureMounts } from "./mounts.ts";
import { weighPictures } from "./pictures.ts";
import { weighPackage } from "./package.ts";
import { measurePresses } from "./presses.ts";
import { measurePortal } from "./portal.ts";
import { printRows, type Row } from "./rows.ts";
import { measureScreens } from "./screens.ts";
import { measureServerMarkup } from "./serverMarkup.tsx";
import { measureStart } from "./start.ts";
import { measureStudio } from "./studio.ts";
import { measureSync } from "./sync.ts";
import { measureTours } from "./tours.ts";
import { weigh } from "./weight.ts";

const port = Number(process.env["KULLA_BENCH_PORT"] ?? 4190);
const scratch = "test-results/bench";

async function measure(onlyGates: boolean): Promise<Row[]> {
  // Exact figures are also exact without a window's frame, in two thirds of the time.
  const path = onlyGates ? shellPath : chromiumPath;
  const browser = await launchChromium([], path);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const rows = [...weigh("dist/widgets"), ...byteRows("dist/widgets"), ...weighPictures("public")];
    rows.push(...(await weighPackage()));
    rows.push(...(await measureStart(browser, origin)));
    rows.push(...(await measurePortal(browser, origin)));
    rows.push(
      ...(await measureServerMarkup(browser, origin, { renders: onlyGates ? 20 : 300, visits: onlyGates ? 1 : 7 })),
    );
    rows.push(...(await measureScreens(browser, origin)));
    rows.push(...(await measureHover(browser, origin, onlyGates ? 30 : 200)));
    rows.push(...(await measureGrowth(browser, { origin, scratch, rounds: onlyGates ? 3 : 9 })));
    rows.push(...(await measureFilterStep(browser, { origin, scratch, rounds: onlyGates ? 6 : 20 })));
    rows.push(...(await measureAvailability(browser, origin)));
    rows.push(...(await measureMounts(origin, { path, times: onlyGates ? 200 : 500, scratch })));
    rows.push(...(await measureBrochure(browser, origin, scratch)));
    rows.push(...(await measurePresses(browser, { origin, isQuiet: !onlyGates })));
    rows.push(...(await measureTours(browser, { origin, turns: onlyGates ? 3 : 7, isQuiet: !onlyGates })));
    rows.push(...(await measureSubmissions(browser, onlyGates ? 12 : 500)));
    rows.push(...(await measureConnections(onlyGates ? 5 : 20)));
    rows.push(...(await measureSync(scratch)));
    const studio = onlyGates ? { presses: 10, photographs: 4 } : { presses: 60, photographs: 40 };
    rows.push(...(await measureStudio(browser, { scratch, ...studio })));
    return rows;
  } finally {
    await browser.close();
  }
}

await bench(process.argv.includes("--gates"));

async function bench(onlyGates: boolean): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(`${scratch}/2000.json`, JSON.stringify(grownProject({ floors: 2000, apartments: 0 })));
  const server: Server = await startStaticServer(port, [
    { at: "/__bench/", folder: scratch },
    // The pictures of the enlarged projects.
    { at: "/__bench/", folder: "dist/site/project" },
    { at: "/__fixtures/", folder: "tests/fixtures" },
    // The viewers that tours are compared with.
    { at: "/__modules/", folder: "node_modules" },
    { at: "", folder: "dist/site" },
  ]);
  const rows = await measure(onlyGates);
  server.closeAllConnections();
  server.close();
  const missed = printRows(rows);
  if (missed > 0) process.exitCode = 1;
}
