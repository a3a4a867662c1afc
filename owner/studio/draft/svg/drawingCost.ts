import { properties } from "./svgNames.ts";

/** An element of a published drawing, with its accepted content. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: (SvgElement | string)[];
};

/** Chains of elements and references this deep do not occur in real drawings. */
const deepest = 1000;

/**
 * The number of elements that a browser draws: reused ones count each time, including reuse by patterns, masks and markers.
 * A drawing of a few lines may expand to a billion.
 */
export function drawingCost(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const sheetReferences: string[] = [];
  const walk = (element: SvgElement): void => {
    for (const [name, value] of element.attributes) if (name === "id" && !byId.has(value)) byId.set(value, element);
    for (const child of element.children) {
      if (typeof child !== "string") walk(child);
      else if (element.name === "style") sheetReferences.push(...referencesIn(child));
    }
  };
  walk(root);
  const costs = new Map<SvgElement, number>();
  const costOf = (element: SvgElement, depth: number): number => {
    const cached = costs.get(element);
    if (cached !== undefined) return cached;
    if (depth > deepest) return Infinity;
    // No browser draws an element that uses itself.
    costs.set(element, 0);
    let cost = 1;
    for (const child of element.children) if (typeof child !== "string") cost += costOf(child, depth + 1);
    for (const reference of referencesOf(element)) cost += usedCost(reference, depth + 1);
    // A rule of a style sheet may apply to any element that has a class.
    if (element.attributes.some(([name]) => name === "class")) cost += sheetCost(depth + 1);
    costs.set(element, cost);
    return cost;
  };
  const usedCost = (id: string, depth: number): number => {
    const used = byId.get(id);
    return used ? costOf(used, depth) : 0;
  };
  let sheet: number | undefined;
  const sheetCost = (depth: number): number => {
    if (sheet === undefined) {
      sheet = 0;
      sheet = sheetReferences.reduce((sum, id) => sum + usedCost(id, depth), 0);
    }
    return sheet;
  };
  return costOf(root, 0);
}

const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/url\(\s*["']?#([\w.-]+)/gi)].map(([, id = ""]) => id);

const referencesOf = ({ attributes }: SvgElement): readonly string[] =>
  attributes.flatMap(([name, value]) => {
    if (name === "href") return value.startsWith("#") ? [value.slice(1)] : [];
    return properties.has(name) || name === "style" ? referencesIn(value) : [];
  });
