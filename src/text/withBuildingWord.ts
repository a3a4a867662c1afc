import { withOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/**
 * A table that speaks of a project's buildings by its own word, one and many: `["bllok", "blloqet"]`. Languages inflect, so no sentence is
 * built from it: headings are the plural, the sentence names no building. Words of the page win.
 */
export function withBuildingWord<Table extends Texts>(
  texts: Table,
  word: readonly string[] | undefined,
  own?: OwnTexts,
): Table {
  const many = word?.[1] ?? word?.[0];
  if (!many) return texts;
  const towers = many.charAt(0).toUpperCase() + many.slice(1);
  return withOwnTexts({ ...texts, towers, switchTower: towers, towerList: towers, chooseTower: texts.choose }, own);
}
