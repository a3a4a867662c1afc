import type { ReactNode } from "react";
import type { CountsCode } from "../../hotspots/HotspotPicture.tsx";
import type { Apartment, Floor, Project, Tower } from "../../project/types.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import type { FloorFacts } from "../../facts/floorFacts.ts";
import type { ApartmentFacts } from "../../facts/apartmentFacts.ts";
import type { TowerFacts } from "../../facts/towerFacts.ts";

/** The facts that replace the usual ones on pictures, plans and lists while a filter is set. */
export type FilterView = {
  readonly counts: CountsCode;
  readonly floorFacts: (floor: Floor, language: Language) => FloorFacts;
  readonly towerFacts: (project: Project, tower: Tower, language: Language) => TowerFacts;
  readonly apartmentFacts: (apartment: Apartment, language: Language) => ApartmentFacts;
  /** "2 nga 9 përputhen". */
  readonly floorSentence: (apartments: readonly Apartment[]) => string;
  readonly cells: (apartments: readonly Apartment[], relativeWidth: number) => ReactNode;
  readonly legend: ReactNode;
  /** The filter summary with its links; with `apartments`, their count comes first. */
  readonly bar: (apartments?: readonly Apartment[]) => ReactNode;
};
