import { attributes } from "../../widgets/contract/attributes.ts";
import { events } from "../../widgets/contract/events.ts";
import { tags, type Tag } from "../../widgets/contract/tags.ts";
import { rowsOf } from "./names.ts";

const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(" ");

/** The README's table of what each element knows and tells: one row per tag (Markdown, cells not padded). */
export function elementRows(): readonly string[] {
  const row = (tag: Tag) => {
    const names = rowsOf(attributes, tag).map(([name]) => name);
    const told = rowsOf(events, tag).map(([name, { isCancelable }]) => `${name}${isCancelable ? "*" : ""}`);
    return `| \`<${tag}>\` | ${coded(names)} | ${coded(told)} |`;
  };
  return tags.map(row);
}
