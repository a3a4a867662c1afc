/**
 * Control characters (C0 with line breaks, C1), invisible ones, among them those that turn the direction of writing, line separators, and
 * halves of a character.
 */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * A text as one line of a terminal: nothing in it moves the cursor, changes colors, the title or the clipboard, makes a link, turns the
 * direction of writing, or begins a line of its own. Each such character is shown as a dot.
 */
export const printable = (text: string): string => text.replaceAll(steering, "·");

/** The same for HTML, whose lines stay, and which means the same as before: what can be written as a character reference is. */
export function printableHtml(html: string): string {
  return html.replaceAll(steering, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === "\n" || sign === "\t") return sign;
    // A reference to one of these is read as another character.
    const hasNoReference = code === 0 || (code >= 0x7f && code <= 0x9f) || (code >= 0xd800 && code <= 0xdfff);
    return hasNoReference ? "\ufffd" : `&#${code};`;
  });
}

/** Work whose errors are printed by others: message and stack are lines that steer nothing. */
export function withPrintableErrors<T>(work: (given: T) => Promise<void>): (given: T) => Promise<void> {
  return (given) =>
    work(given).catch((error: unknown) => {
      throw printableError(error);
    });
}

function printableError(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const shown = new Error(printable(message));
  if (stack !== undefined)
    shown.stack = stack
      .replace(message, () => shown.message)
      .split("\n")
      .map(printable)
      .join("\n");
  return shown;
}
