import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex } from "../buildingTypes.ts";
import { figures } from "../derive/figures.ts";
import { planRegions } from "../drawing/planRegions.ts";
import { floorPlans } from "../drawing/floorPlans.ts";
import { fades } from "./fades.ts";
import { pictures, withoutPlaceholder } from "./pictures.ts";

/** The floor drawings with a region for each apartment. */
export function planRecords(complex: Complex): NonNullable<ProjectFile["plans"]> {
  const rendered = pictures();
  return floorPlans(complex).map((plan) => {
    const top = rendered[`plans/${plan.id}-top`];
    const { width, height, regions } = planRegions(complex, plan);
    const apartments = figures(complex, plan.floor, plan.tower.rot);
    return {
      id: plan.id,
      picture: { src: `plans/${plan.id}.svg`, width, height, alt: altOf(plan.floors) },
      ...(top && { top: withoutPlaceholder(top) }),
      // The plans of both towers are drawn with north at the top.
      northDeg: 0,
      regions: regions.map(({ slot, label, outline, at: [x, y] }) => ({
        number: slot,
        label,
        outline,
        fadeMs: fades.region(apartments.find((apartment) => apartment.slot === slot)?.netArea ?? 0),
        at: [x, y],
      })),
    };
  });
}

function altOf(floors: readonly number[]): { sq: string; en: string; de: string } {
  const numbers = floors.length > 1 ? `${floors[0]}–${floors.at(-1)}` : String(floors[0]);
  return {
    sq: floors.length > 1 ? `Plani i kateve ${numbers}` : `Plani i katit ${numbers}`,
    en: floors.length > 1 ? `Plan of floors ${numbers}` : `Plan of floor ${numbers}`,
    de: floors.length > 1 ? `Grundriss der Etagen ${numbers}` : `Grundriss der ${numbers}. Etage`,
  };
}
