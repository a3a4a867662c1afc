import { parseArgs, type ParseArgsConfig } from "node:util";
import { StudioFault } from "../studio/server/StudioFault.ts";
import { print, printError } from "../terminal/print.ts";

/** A command's own help text, and what may be said besides `--help`. */
export type CommandLine<Options extends NonNullable<ParseArgsConfig["options"]>> = {
  readonly help: string;
  readonly options: Options;
};

const helpOption = { help: { type: "boolean", short: "h", default: false } } as const;

/** A command that works on what stands behind its name; `work` is not called for `--help` and for what it does not take. */
export async function runCommand<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  { help, options }: CommandLine<Options>,
  work: (given: Given<Options>) => number | Promise<number>,
): Promise<number> {
  let given: Given<Options>;
  try {
    const all = { ...options, ...helpOption };
    const { values, positionals } = parseArgs({ args: [...args], options: all, allowPositionals: true });
    if ("help" in values && values.help === true) {
      print(help.split("\n"));
      return 0;
    }
    given = { values, positionals };
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error), help);
  }
  try {
    return await work(given);
  } catch (error) {
    if (!(error instanceof StudioFault)) throw error;
    printError(error.message);
    return 1;
  }
}

export type Given<Options extends NonNullable<ParseArgsConfig["options"]>> = {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>["values"];
  readonly positionals: readonly string[];
};

/** Says what is wrong with the command and how it is used. */
export function wrongUse(sentence: string, help: string): number {
  printError([sentence, "", ...help.split("\n")]);
  return 2;
}
