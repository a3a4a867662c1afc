import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { runStudio } from "../studio/server/runStudio.ts";
import { print, printError } from "../terminal/print.ts";

const help = `kulla studio [folder] [options]

Opens the studio on a folder with an owner's pictures: prints an address of this computer, which a browser shows, and
serves it until Ctrl+C. Everything stays in the folder; nothing is sent anywhere.

  --port <number>   this port and no other (without it: 4180, or the next that is free); 0 takes a free one

Pictures are published with the package "sharp": npm install sharp

Exit codes: 0 stopped; 1 it was told why it could not start; 2 wrong use.`;

const options = {
  port: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** As the package has it: this code lies in bin/c/, the page in studio/. */
const page = fileURLToPath(new URL("../../studio", import.meta.url));

/** `kulla studio`; returns the exit code. */
export async function studioCommand(args: readonly string[]): Promise<number> {
  let given;
  try {
    given = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
  const { port, help: isAsked } = given.values;
  if (isAsked) {
    print(help.split("\n"));
    return 0;
  }
  const [folder, ...more] = given.positionals;
  if (more.length > 0) return wrongUse("Say one folder.");
  if (port !== undefined && !/^\d{1,5}$/.test(port)) return wrongUse(`--port takes a number, not "${port}".`);
  return runStudio({ folder, page, ...(port !== undefined && { port: Number(port) }) });
}

function wrongUse(sentence: string): number {
  printError([sentence, "", ...help.split("\n")]);
  return 2;
}
