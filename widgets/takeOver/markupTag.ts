import { escapeHtml } from "../../src/markup/escapeHtml.ts";

/** An opening tag of HTML; values are escaped, names are written as they are. */
export function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join("")}>`;
}

/** As a browser reads a text in a page: only so does the stamp of markup fit there. */
export const lineEndsOf = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
