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
