import type { Project } from "../../project/types.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { groups, isActive, type Filter, type Group } from "../filter/filter.ts";
import { groupText, type FilterTextContext } from "../panel/filterTexts.ts";
import { filterOptionsOf } from "../panel/filterOptions.ts";

/** A group of the filter in words: "2 ose 3 dhoma gjumi", "Katet 3–11". */
export type Chip = { readonly group: Group; readonly label: string };

/** The filter as chips. */
export function chipsOf(filter: Filter, project: Project, language: Language): readonly Chip[] {
  const context: FilterTextContext = { project, options: filterOptionsOf(project), language };
  return groups
    .filter((group) => isActive(filter, group))
    .map((group) => ({ group, label: groupText(filter, group, context) }));
}
