import type { Apartment, Layout, Project } from "../../../src/project/types.ts";
import type { Book } from "../bookTypes.ts";
import { inlineSvg } from "../pictureTag.ts";
import { layoutName, sq, squareMetres } from "../words.ts";

/** The maximum size of the plan on the page. */
const most = { width: 372, height: 440 };

/** A layout's facts, its plan with numbered rooms, the rooms with their areas, and its locations. */
export function layoutPage({ project }: Book, layout: Layout): string {
  const apartments = apartmentsOf(project, layout.id);
  const rooms = layout.rooms.map(
    ({ name, area }, index) =>
      `<li><span class="small">${index + 1}</span><span>${sq(name)}</span><span class="right">${squareMetres(area)}</span></li>`,
  );
  return `<h2 class="title">${layoutName(layout)}</h2>${facts(apartments)}<div class="home-plan">${drawn(layout)}</div><ol class="rooms" data-heads="Në plan|Dhoma|Sipërfaqja">${rooms.join("")}</ol><p class="where">${where(project, layout)}</p>`;
}

function apartmentsOf({ floors }: Project, id: string): readonly Apartment[] {
  return floors.flatMap((floor) => floor.apartments).filter(({ layout }) => layout === id);
}

function facts(apartments: readonly Apartment[]): string {
  const apartment = apartments[0];
  if (!apartment) return "";
  const outdoor = apartments.flatMap(({ outdoorArea }) => outdoorArea ?? []);
  const [least, largest] = [Math.min(...outdoor), Math.max(...outdoor)];
  const open = least === largest ? squareMetres(least) : `${String(least).replace(".", ",")}–${squareMetres(largest)}`;
  const rows = [
    [apartment.type ?? "", "Dhomat"],
    [apartment.area === undefined ? "" : squareMetres(apartment.area), "Sipërfaqja"],
    [open, "Ballkon, tarracë"],
    [String(apartments.length), apartments.length === 1 ? "Banesë" : "Banesa"],
  ];
  return `<ul class="facts">${rows.map(([value, name]) => `<li><span class="small">${name}</span><span class="sub">${value}</span></li>`).join("")}</ul>`;
}

function drawn({ plan, rooms }: Layout): string {
  if (!plan) return "";
  const scale = Math.min(most.width / plan.width, most.height / plan.height);
  const [width, height] = [Math.round(plan.width * scale), Math.round(plan.height * scale)];
  const numbers = rooms.map(({ at }, index) =>
    at
      ? `<span aria-hidden="true" class="room" style="left:${Math.round(at[0] * scale)}px;top:${Math.round(at[1] * scale)}px">${index + 1}</span>`
      : "",
  );
  return `<div class="lettered" style="width:${width}px;height:${height}px">${inlineSvg(plan.src)}${numbers.join("")}</div>`;
}

function where(project: Project, { id }: Layout): string {
  const ids = new Set([id, `${id}-mirror`]);
  const towers = project.towers.flatMap((tower) => {
    const floors = project.floors.filter(
      (floor) => floor.tower === tower.id && floor.apartments.some(({ layout }) => ids.has(layout)),
    );
    if (floors.length === 0) return [];
    const word = floors.length === 1 ? "kati" : "katet";
    return [`${sq(tower.name)}, ${word} ${listed(floors.map(({ floor }) => floor))}`];
  });
  const mirror = project.layouts.find(({ mirrorOf }) => mirrorOf === id);
  const count = mirror ? apartmentsOf(project, mirror.id).length : 0;
  const mirrored = count > 0 ? ` Edhe në pasqyrë: ${count} banesa të tjera.` : "";
  return `${towers.join("; ")}.${mirrored}`;
}

/** "2, 3 dhe 4"; runs of three or more become "2 deri 5". */
function listed(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ""} deri ${run.at(-1) ?? ""}`] : run.map(String),
  );
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} dhe ${parts.at(-1) ?? ""}`;
}
