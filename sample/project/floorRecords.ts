import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex, Floor, Tower } from "../buildingTypes.ts";
import { figures } from "../derive/figures.ts";
import { floorPlans } from "../drawing/floorPlans.ts";
import type { Exterior } from "./exterior.ts";
import { fades } from "./fades.ts";
import { statusOf } from "./statusOf.ts";

/** Floors by tower that pass their number as customFloorUrl (docs/developers/specification.md, section 2, building picker). */
const customFloorUrls: Readonly<Record<string, readonly number[]>> = { k5: [2, 3, 4], k6: [3, 4] };

type FloorRecord = NonNullable<ProjectFile["floors"][number]>;

/** From this floor upwards the plan also has hover effects on small screens (docs/developers/specification.md, section 2, floor plan screens). */
const firstHoverOnNarrow = 8;

/** Every floor of every tower with its apartments, from the bottom up. */
export function floorRecords(complex: Complex, { outlineOf }: Exterior): FloorRecord[] {
  const plans = floorPlans(complex);
  return Object.values(complex.towers).flatMap((tower) =>
    tower.storeys.map((floor): FloorRecord => {
      const id = tower.name.toLowerCase();
      const { floor: number } = floor;
      const plan = plans.find((drawn) => drawn.tower.name === tower.name && drawn.floors.includes(number));
      if (!plan) throw new Error(`Floor ${number} of ${tower.name} has no plan.`);
      return {
        tower: id,
        floor: number,
        plan: plan.id,
        outline: outlineOf(`towers/${id}`, id, number),
        portraitOutline: outlineOf(`towers/${id}-portrait`, id, number),
        fadeMs: fades.floor,
        customFloorUrl: customFloorUrls[id]?.includes(number) ? String(number) : "",
        hoverOnNarrow: number >= firstHoverOnNarrow,
        apartments: apartmentRecords(complex, tower, floor),
      };
    }),
  );
}

function apartmentRecords(complex: Complex, tower: Tower, floor: Floor): NonNullable<FloorRecord["apartments"]> {
  return figures(complex, floor, tower.rot).map(({ slot, layout, tour, type, netArea, openArea, sides }) => {
    const id = [tower.name.toLowerCase(), twoDigits(floor.floor), twoDigits(slot)].join("-");
    return {
      id,
      number: slot,
      layout,
      tour,
      type,
      area: netArea,
      outdoorArea: openArea,
      side: [...sides],
      status: statusOf(id, floor.floor),
    };
  });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
