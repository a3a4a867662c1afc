import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearestWord } from "../../src/text/nearestWord.ts";

export type Options = NonNullable<ParseArgsConfig["options"]>;

export type ParsedArgs<Accepted extends Options> = {
  readonly values: ReturnType<typeof parseArgs<{ options: Accepted }>>["values"];
  readonly positionals: readonly string[];
};

/** A command line that cannot be parsed; the message explains how to write it. */
export class UsageError extends Error {}

/** Reads options and positional arguments. Throws a UsageError instead of Node's error, whose message mentions the internals of `parseArgs`. */
export function readOptions<Accepted extends Options>(
  args: readonly string[],
  options: Accepted,
): ParsedArgs<Accepted> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error, options));
  }
}

function messageOf(error: unknown, options: Options): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? error.code : "";
  const name = /'(?:-\w, )?(--?[^\s'=]+)/.exec(message)?.[1] ?? "";
  const option = options[name.replace(/^--?/, "")];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return unknownOption(name, Object.keys(options));
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" || !option) return message;
  return option.type === "boolean" ? `${name} does not take a value.` : `${name} needs a value: ${name} <value>.`;
}

function unknownOption(name: string, names: readonly string[]): string {
  const meant = nearestWord(name, names);
  const suggestion =
    meant === undefined
      ? `The options are ${names.map((each) => `--${each}`).join(", ")}.`
      : `Did you mean --${meant}?`;
  return `There is no option ${name}. ${suggestion}`;
}
