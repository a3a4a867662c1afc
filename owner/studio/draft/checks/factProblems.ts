import type { Steps } from "../../../../src/project/ProjectDataError.ts";
import { storeysText } from "../apartments/storeys.ts";
import type { Draft, DraftApartment, DraftFloor } from "../draft.ts";
import { labelOf } from "../edit/planApartments.ts";
import type { Problem } from "./problem.ts";

/** What apartments say that does not go together: floors that their building lacks, and two figures for one area. */
export function factProblems({ project: { floors, mainArea = "net" } }: Draft): readonly Problem[] {
  const present = new Set(floors.map(({ tower, floor }) => `${tower} ${floor}`));
  return floors.flatMap((floor, f) =>
    floor.apartments.flatMap((apartment, a): Problem[] => {
      const at: Steps = ["floors", f, "apartments", a];
      const values = { label: labelOf(apartment) };
      const problems: Problem[] = [];
      if (!standsOn(apartment, floor, present)) {
        const storeys = storeysText(apartment.storeys ?? []) || String(apartment.storeys?.[0] ?? "");
        problems.push({ code: "storeysWrong", weight: "warning", at, mend: "open", values: { ...values, storeys } });
      }
      const [area, stated] = [apartment.area, apartment.areas?.[mainArea]];
      if (area && stated && shown(area) !== shown(stated)) {
        const figures = { area, stated, main: mainArea };
        problems.push({ code: "areasDiffer", weight: "warning", at, mend: "open", values: { ...values, ...figures } });
      }
      return problems;
    }),
  );
}

/** Whether all its floors are there, its own among them. */
function standsOn({ storeys }: DraftApartment, { tower, floor }: DraftFloor, present: ReadonlySet<string>): boolean {
  if (!storeys || storeys.length === 0) return true;
  return storeys.includes(floor) && storeys.every((each) => present.has(`${tower} ${each}`));
}

/** Visitors read one decimal. */
const shown = (m2: number): number => Math.round(m2 * 10);
