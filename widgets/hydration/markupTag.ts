import { escapeHtml } from "../../src/markup/escapeHtml.ts";

/** An opening tag of HTML; values are escaped, names are written as they are. */
export function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join("")}>`;
}

/** Normalizes line ends as an HTML parser does, so that the stamp of the markup still matches in the browser. */
export const lineEndsOf = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
