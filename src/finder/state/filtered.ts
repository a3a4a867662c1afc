import type { ReactNode } from "react";
import type { CountsCode } from "../../hotspots/HotspotPicture.tsx";
import type { Apartment, Floor, Project, Tower } from "../../project/types.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FloorFacts } from "../../facts/floorFacts.ts";
import type { HomeFacts } from "../../facts/homeFacts.ts";
import type { TowerFacts } from "../../facts/towerFacts.ts";

/** What pictures, plans and lists show in place of their own while a filter is set. */
export type Filtered = {
  readonly counts: CountsCode;
  readonly floorFacts: (floor: Floor, language: Language) => FloorFacts;
  readonly towerFacts: (project: Project, tower: Tower, language: Language) => TowerFacts;
  readonly homeFacts: (home: Apartment, language: Language) => HomeFacts;
  /** "2 nga 9 përputhen". */
  readonly storeySentence: (homes: readonly Apartment[]) => string;
  readonly cells: (homes: readonly Apartment[], share: number) => ReactNode;
  readonly legend: ReactNode;
  /** The summary with its ways; with homes it counts them first. */
  readonly bar: (homes?: readonly Apartment[]) => ReactNode;
};
