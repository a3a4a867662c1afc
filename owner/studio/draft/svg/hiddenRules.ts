import { cleanSheet } from "./svgStyle.ts";

export type StyledElement = { readonly name: string; readonly id: string; readonly classes: readonly string[] };

/** `path`, `.cls-1`, `#kati-3`, `g.hidden`: the selectors that drawing programs write. */
const simple = /^(?<name>[a-z]*)(?:#(?<id>[\w-]+))?(?<classes>(?:\.[\w-]+)*)$/i;

/** Whether declarations of a style hide their element. */
export const isHiding = (declarations: string): boolean =>
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse))\b/i.test(declarations);

/** Whether the style sheets of a drawing hide an element, by rules of plain selectors. */
export function hiddenBySheet(sheet: string): (element: StyledElement) => boolean {
  const selectors = cleanSheet(sheet)
    .css.split("\n")
    .flatMap((rule) => {
      const [heads = "", body = ""] = rule.split(/[{}]/);
      return isHiding(body) ? heads.split(",").map((head) => simple.exec(head.trim())?.groups) : [];
    });
  return ({ name, id, classes }) =>
    selectors.some((found) => {
      if (!found) return false;
      const required = (found["classes"] ?? "").split(".").filter(Boolean);
      return (
        (found["name"] === "" || found["name"] === name) &&
        (found["id"] === undefined || found["id"] === id) &&
        required.every((each) => classes.includes(each)) &&
        `${found["name"]}${found["id"] ?? ""}${required.join("")}` !== ""
      );
    });
}
