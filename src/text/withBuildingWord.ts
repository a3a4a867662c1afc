import { withOwnTexts, type OwnTexts } from "./ownTexts.ts";
import type { Texts } from "./texts.ts";

/**
 * A language's texts that speak of a project's buildings by its own word, one and many: `["bllok", "blloqet"]`. Languages inflect, so
 * no sentence is built from it: headings are the plural, and a sentence that names towers gives way to one that names no building.
 * Words of the page win.
 */
export function withBuildingWord(texts: Texts, word: readonly string[] | undefined, own?: OwnTexts): Texts {
  const [one, many = one] = word ?? [];
  if (!one || !many) return texts;
  const towers = capitalized(many);
  const { searchScreen } = texts;
  return withOwnTexts(
    {
      ...texts,
      towers,
      switchTower: towers,
      towerList: towers,
      chooseTower: texts.choose,
      searchScreen: {
        ...searchScreen,
        viewGrid: towers,
        towerTitle: capitalized(one),
        ofFreeBoth: searchScreen.ofFree,
        limitTower: one,
      },
    },
    own,
  );
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
