/**
 * `npm run docs`: the manual with live reload. Its elements are those of the built site, if there is one; the search only works in the
 * built manual.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, watch } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import { rspressCommand, installedRspress } from "../docs/rspress.ts";
import { writeRspressFolder } from "../docs/writeRspressFolder.ts";

/** Editors save a file in several steps, each of which is an event. */
const debounceMs = 100;
const port = process.env["KULLA_DOCS_PORT"] ?? "4184";

const rspressFolder = await installedRspress();
if (rspressFolder === undefined) {
  console.error("Rspress, which builds the manual, is not installed, and npm's registry cannot be reached.");
  process.exit(1);
}
const workFolder = mkdtempSync(join(rspressFolder, "work-"));
process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
await writeRspressFolder(rspressFolder, workFolder);

let timer: NodeJS.Timeout | undefined;
const scheduleUpdate = (): void => {
  clearTimeout(timer);
  // A page may be incomplete, for example without a heading: the error is printed, and the next save tries again.
  timer = setTimeout(
    () => void writeRspressFolder(rspressFolder, workFolder).catch((error: unknown) => console.error(String(error))),
    debounceMs,
  );
};
watch("docs", { recursive: true }, scheduleUpdate);

if (!existsSync("dist/site/widgets/kulla.js")) console.log("Run npm run build to see the elements on the pages.");
const server = await startStaticServer(0, [{ at: "", folder: "dist/site" }]);
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const child = spawn(process.execPath, [rspressCommand(rspressFolder), "dev", "--port", port], {
  cwd: workFolder,
  stdio: "inherit",
  env: { ...process.env, KULLA_DOCS_SITE: site },
});
child.once("exit", (status) => process.exit(status ?? 0));
console.log(`The manual: http://127.0.0.1:${port}/docs/`);
await new Promise(() => {});
