import { StudioError } from "../studio/server/StudioError.ts";
import { print, printError } from "../system/terminal/print.ts";
import { readOptions, UsageError, type ParsedArgs, type Options } from "./readOptions.ts";

/** A command's help text, and its options besides `--help`. */
export type CommandLine<Accepted extends Options> = {
  readonly help: string;
  readonly options: Accepted;
};

const helpOption = { help: { type: "boolean", short: "h", default: false } } as const;

/** Runs `work` with the parsed command line, unless it requests help or is invalid. Returns the exit code. */
export async function runCommand<Accepted extends Options>(
  args: readonly string[],
  { help, options }: CommandLine<Accepted>,
  work: (parsed: ParsedArgs<Accepted>) => number | Promise<number>,
): Promise<number> {
  try {
    const { values, positionals } = readOptions(args, { ...options, ...helpOption });
    if ("help" in values && values.help === true) {
      print(help.split("\n"));
      return 0;
    }
    return await work({ values, positionals });
  } catch (error) {
    if (error instanceof UsageError) return usageError(error.message, help);
    if (!(error instanceof StudioError)) throw error;
    printError(error.message);
    return 1;
  }
}

/** Prints what is wrong with the command line, and the help. */
export function usageError(sentence: string, help: string): number {
  printError([sentence, "", ...help.split("\n")]);
  return 2;
}
