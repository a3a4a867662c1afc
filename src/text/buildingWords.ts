import type { OwnTexts } from "./ownTexts.ts";
import type { SearchTexts } from "./search/searchTexts.ts";
import type { Texts } from "./texts.ts";

/**
 * What a search says of a project's buildings by its own word, one and many; nothing where it has none. `texts`: those that all
 * elements share, by that word already. Languages inflect, so a sentence that names towers gives way to one that names no building.
 */
export function buildingWords(
  search: SearchTexts,
  texts: Texts,
  word: readonly string[] | undefined,
): OwnTexts | undefined {
  const [one] = word ?? [];
  if (!one) return undefined;
  const towerTitle = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    strings: { viewGrid: texts.towers, towerTitle, ofFreeBoth: search.ofFree },
    failures: {},
  };
}
