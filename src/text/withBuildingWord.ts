import { withOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/**
 * Replaces the word for buildings with the project's own, singular and plural: `["bllok", "blloqet"]`. Languages inflect, so no sentence
 * is composed with it: headings use the plural, and a sentence that mentions towers is replaced with one that does not.
 * Texts of the page win. Those of the search are replaced in searchTexts.ts.
 */
export function withBuildingWord(texts: Texts, word: readonly string[] | undefined, own?: OwnTexts): Texts {
  const [one, many = one] = word ?? [];
  if (!one || !many) return texts;
  const towers = capitalized(many);
  return withOwnTexts(
    {
      ...texts,
      towers,
      switchTower: towers,
      towerList: towers,
      chooseTower: texts.choose,
    },
    own,
  );
}

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
