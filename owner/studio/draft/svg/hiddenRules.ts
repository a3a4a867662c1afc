import { cleanSheet } from "./svgStyle.ts";

export type StyledElement = { readonly name: string; readonly id: string; readonly classes: readonly string[] };

/** `path`, `.cls-1`, `#kati-3`, `g.hidden`: the selectors that drawing programs write. */
const simple = /^(?<name>[a-z]*)(?:#(?<id>[\w-]+))?(?<classes>(?:\.[\w-]+)*)$/i;

/** Whether declarations of a style hide their element. */
export const isHiding = (declarations: string): boolean =>
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse))\b/i.test(declarations);

type Selector = { readonly name: string; readonly id: string | undefined; readonly classes: readonly string[] };

/** Drawing programs write a few; each is compared with many elements. */
const maxSelectors = 1000;

/** Whether the style sheets of a drawing hide an element, by rules of plain selectors. */
export function hiddenBySheet(sheet: string): (element: StyledElement) => boolean {
  const selectors = cleanSheet(sheet)
    .css.split("\n")
    .flatMap((rule) => {
      const [heads = "", body = ""] = rule.split(/[{}]/);
      return isHiding(body) ? heads.split(",").flatMap(selectorOf) : [];
    })
    .slice(0, maxSelectors);
  // An element is only compared with selectors that name its id, one of its classes, or only its own name.
  const byKey = new Map<string, Selector[]>();
  for (const selector of selectors) byKey.set(keyOf(selector), [...(byKey.get(keyOf(selector)) ?? []), selector]);
  const matches =
    ({ name, id, classes }: StyledElement) =>
    (selector: Selector) =>
      (selector.name === "" || selector.name === name) &&
      (selector.id === undefined || selector.id === id) &&
      selector.classes.every((each) => classes.includes(each));
  return (element) =>
    [`#${element.id}`, ...element.classes.map((each) => `.${each}`), element.name].some(
      (key) => byKey.get(key)?.some(matches(element)) === true,
    );
}

function selectorOf(head: string): readonly Selector[] {
  const found = simple.exec(head.trim())?.groups;
  const selector = {
    name: found?.["name"] ?? "",
    id: found?.["id"],
    classes: (found?.["classes"] ?? "").split(".").filter(Boolean),
  };
  return keyOf(selector) === "" ? [] : [selector];
}

const keyOf = ({ name, id, classes: [first] }: Selector): string =>
  id === undefined ? (first === undefined ? name : `.${first}`) : `#${id}`;
