import { printable, printableHtml } from "./printable.ts";

// All output to the terminal goes through here, because texts from files, spreadsheets and errors may contain control characters.

type Lines = string | readonly string[];

const text = (lines: Lines): string => (typeof lines === "string" ? [lines] : lines).map(printable).join("\n");

/** Prints one or several lines; a line break within a line is shown as a dot. */
export const print = (lines: Lines): void => console.log(text(lines));

/** Like `print`, to standard error. */
export const printError = (lines: Lines): void => console.error(text(lines));

/** Prints HTML, with control characters as character references. */
export const printHtml = (html: string): void => console.log(printableHtml(html));

/** Prints uncaught errors through `printError`, then exits with 1. */
export function printCrashes(): void {
  process.on("uncaughtException", (error: unknown) => {
    printError(linesOf(error));
    process.exit(1);
  });
}

/** The lines for an error: its message, the stack frames, and the cause. */
function linesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [`Uncaught ${String(error)}`];
  const { stack = "", cause } = error;
  const message = `${error.name}: ${error.message}`;
  const frames = (stack.startsWith(message) ? stack.slice(message.length) : stack).split("\n").filter(Boolean);
  return [message, ...frames, ...(cause === undefined ? [] : ["Caused by", ...linesOf(cause)])];
}
