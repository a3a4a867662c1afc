import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import type { Complex, Storey, Tower } from "../buildingTypes.ts";
import { figures } from "../derive/figures.ts";
import { storeyPlans } from "../drawing/storeyPlans.ts";
import type { Exterior } from "./exterior.ts";
import { fades } from "./fades.ts";
import { statusOf } from "./statusOf.ts";

/** Floors by tower that pass their number as customFloorUrl (docs/developers/specification.md, section 2, building picker). */
const customFloorUrls: Readonly<Record<string, readonly number[]>> = { k5: [2, 3, 4], k6: [3, 4] };

type FloorRecord = NonNullable<ProjectFile["floors"][number]>;

/** From this floor up the plan's hover also acts on small screens (docs/developers/specification.md, section 2, floor plan screens). */
const firstHoverOnNarrow = 8;

/** Every storey of every tower with its homes, bottom first. */
export function floorRecords(complex: Complex, { outlineOf }: Exterior): FloorRecord[] {
  const plans = storeyPlans(complex);
  return Object.values(complex.towers).flatMap((tower) =>
    tower.storeys.map((storey): FloorRecord => {
      const id = tower.name.toLowerCase();
      const { floor } = storey;
      const plan = plans.find((drawn) => drawn.tower.name === tower.name && drawn.floors.includes(floor));
      if (!plan) throw new Error(`Floor ${floor} of ${tower.name} has no plan.`);
      return {
        tower: id,
        floor,
        plan: plan.id,
        outline: outlineOf(`towers/${id}`, id, floor),
        portraitOutline: outlineOf(`towers/${id}-portrait`, id, floor),
        fadeMs: fades.floor,
        customFloorUrl: customFloorUrls[id]?.includes(floor) ? String(floor) : "",
        hoverOnNarrow: floor >= firstHoverOnNarrow,
        apartments: apartmentRecords(complex, tower, storey),
      };
    }),
  );
}

function apartmentRecords(complex: Complex, tower: Tower, storey: Storey): NonNullable<FloorRecord["apartments"]> {
  return figures(complex, storey, tower.rot).map(({ slot, layout, tour, type, netArea, openArea, sides }) => {
    const id = [tower.name.toLowerCase(), twoDigits(storey.floor), twoDigits(slot)].join("-");
    return {
      id,
      number: slot,
      layout,
      tour,
      type,
      area: netArea,
      outdoorArea: openArea,
      side: [...sides],
      status: statusOf(id, storey.floor),
    };
  });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
