/**
 * Control characters (C0 with line breaks, C1), invisible characters including those that change the writing direction, line
 * separators, and unpaired surrogates.
 */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * A text as one line of a terminal: nothing in it moves the cursor, changes colors, the title or the clipboard, creates a link, changes
 * the writing direction, or starts a new line. Each such character is shown as a dot.
 */
export const printable = (text: string): string => text.replaceAll(steering, "·");

/** The same for HTML, which keeps its lines and its meaning: unsafe characters become character references where possible. */
export function printableHtml(html: string): string {
  return html.replaceAll(steering, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === "\n" || sign === "\t") return sign;
    // A reference to one of these is read as a different character.
    const hasNoReference = code === 0 || (code >= 0x7f && code <= 0x9f) || (code >= 0xd800 && code <= 0xdfff);
    return hasNoReference ? "\ufffd" : `&#${code};`;
  });
}

/** Runs work whose errors are printed elsewhere: message and stack become lines without control characters. */
export function withPrintableErrors<T>(work: (input: T) => Promise<void>): (input: T) => Promise<void> {
  return (input) =>
    work(input).catch((error: unknown) => {
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
