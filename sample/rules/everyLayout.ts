import { deriveLayout } from "../derive/deriveLayout.ts";
import type { Rule } from "./finding.ts";
import type { LayoutRule } from "./layoutCase.ts";

/** Turns a rule for apartments into a rule for the complex: applied to every drawn layout, while mirrors follow their base. */
export function everyLayout(rule: LayoutRule): Rule {
  return ({ layouts, grid }) =>
    Object.entries(layouts).flatMap(([id, layout]) =>
      "base" in layout ? [] : rule({ id, place: `layouts.${id}`, grid, layout, derived: deriveLayout(layout) }),
    );
}
