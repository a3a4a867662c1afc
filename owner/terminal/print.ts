import { printable, printableHtml } from "./printable.ts";

// The only place where commands and servers print. What comes from folders, sheets, addresses and errors goes out as text.

type Lines = string | readonly string[];

const text = (lines: Lines): string => (typeof lines === "string" ? [lines] : lines).map(printable).join("\n");

/** Prints one line, or several; a line break inside of one is shown as a dot. */
export const print = (lines: Lines): void => console.log(text(lines));

/** The same, to the standard error. */
export const printError = (lines: Lines): void => console.error(text(lines));

/** Prints HTML as a page may have it. */
export const printHtml = (html: string): void => console.log(printableHtml(html));

/** Ends the process where something unexpected is thrown, as Node does, but prints the error like everything else. */
export function printCrashes(): void {
  process.on("uncaughtException", (error: unknown) => {
    printError(linesOf(error));
    process.exit(1);
  });
}

/** The message as one line, then where it was thrown. */
function linesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [`Uncaught ${String(error)}`];
  const { stack = "", cause } = error;
  const message = `${error.name}: ${error.message}`;
  const frames = (stack.startsWith(message) ? stack.slice(message.length) : stack).split("\n").filter(Boolean);
  return [message, ...frames, ...(cause === undefined ? [] : ["Caused by", ...linesOf(cause)])];
}
