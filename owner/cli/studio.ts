import { fileURLToPath } from "node:url";
import { runStudio } from "../studio/server/runStudio.ts";
import { runCommand, usageError } from "./commandLine.ts";

const help = `kulla studio [folder] [options]

Opens the studio on a folder with an owner's pictures: prints an address on this computer to open in a browser, and
serves it until Ctrl+C. Everything stays in the folder; nothing is sent anywhere.

  --port <number>   use this port; 0: any free one (default: 4180, or the next free one)

Pictures are published with the package "sharp": npm install sharp

Exit codes: 0 stopped; 1 it could not start, with the reason; 2 usage error.`;

/** As in the package: this code is in bin/c/, the page in studio/. */
const page = fileURLToPath(new URL("../../studio", import.meta.url));
const kit = fileURLToPath(new URL("../..", import.meta.url));

/** `kulla studio`; returns the exit code. */
export function studioCommand(args: readonly string[]): Promise<number> {
  return runCommand(args, { help, options: { port: { type: "string" } } }, ({ values: { port }, positionals }) => {
    const [folder, ...more] = positionals;
    if (more.length > 0) return usageError("Name one folder only.", help);
    if (port !== undefined && !/^\d{1,5}$/.test(port)) return usageError(`--port takes a number, not "${port}".`, help);
    return runStudio({ folder, page, kit, ...(port !== undefined && { port: Number(port) }) });
  });
}
