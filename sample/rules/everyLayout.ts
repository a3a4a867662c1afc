import { deriveLayout } from "../derive/deriveLayout.ts";
import type { Rule } from "./fault.ts";
import type { LayoutRule } from "./layoutCase.ts";

/** A rule for apartments as a rule for the complex: it holds for every drawn layout, mirrors follow their base. */
export function everyLayout(rule: LayoutRule): Rule {
  return ({ layouts, grid }) =>
    Object.entries(layouts).flatMap(([id, layout]) =>
      "base" in layout ? [] : rule({ id, place: `layouts.${id}`, grid, layout, derived: deriveLayout(layout) }),
    );
}
