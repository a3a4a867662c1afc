import { floorsOf } from "../project/lookUps.ts";
import { localText } from "../project/localText.ts";
import type { Project, Tower } from "../project/types.ts";
import type { Language } from "../ui/TextsContext.tsx";
import { counted, countedApartments } from "./counted.ts";

/** The facts of a tower as texts; "" if unknown. */
export type TowerFacts = {
  readonly id: string;
  readonly title: string;
  /** "11 kate, 91 banesa". */
  readonly note: string;
  /** All facts in one line, for screen readers. */
  readonly name: string;
  /** Number of matching apartments; missing without a filter. */
  readonly count?: number;
};

export function towerFacts(project: Project, { id, name }: Tower, language: Language): TowerFacts {
  const floors = floorsOf(project, id);
  const apartments = floors.flatMap((floor) => floor.apartments);
  const title = localText(name, language.locale);
  const note = `${counted(language, "floors", floors.length)}, ${countedApartments(language, apartments)}`;
  return { id, title, note, name: `${title}, ${note}` };
}
