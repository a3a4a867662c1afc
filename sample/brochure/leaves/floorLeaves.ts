import type { Floor, Project, Tower } from "../../../src/project/types.ts";
import type { Book, Leaf } from "../bookTypes.ts";
import { elevation } from "../drawings/elevation.ts";
import { modelTower } from "../modelTower.ts";
import { ordinals, sq } from "../words.ts";
import { facadePage } from "./facadePage.ts";
import { planPage } from "./planPage.ts";

/** Each tower's floors from the first upwards: the facade with a list of apartments, then the plan. */
export function floorLeaves(project: Project): readonly Leaf[] {
  return project.towers.flatMap((tower) => {
    const floors = project.floors.filter((floor) => floor.tower === tower.id).toSorted((a, b) => a.floor - b.floor);
    return [...opening(tower, floors), ...floors.flatMap((floor) => leavesOfFloor(tower, floor))];
  });
}

function opening(tower: Tower, floors: readonly Floor[]): readonly Leaf[] {
  const name = sq(tower.name);
  const apartments = floors.flatMap((floor) => floor.apartments).length;
  const figure = /\d+/.exec(name)?.[0] ?? "";
  return [
    {
      id: `${tower.id}-floors`,
      alt: `Katet e Kullës ${figure}`,
      ground: "night",
      chapter: `Katet e Kullës ${figure}`,
      body: () =>
        `<p class="colossal" aria-hidden="true">${figure}</p><h1 class="title low">Katet e Kullës ${figure}</h1><p class="low-line">${floors.length} kate, ${apartments} banesa</p>`,
    },
    {
      id: `${tower.id}-night`,
      alt: `${name}: fasada jugore, natën`,
      ground: "night",
      body: ({ complex }: Book) =>
        `<div class="front by-night">${elevation(complex, modelTower(complex, tower.id))}</div>`,
    },
  ];
}

function leavesOfFloor(tower: Tower, floor: Floor): readonly Leaf[] {
  const name = sq(tower.name);
  const ordinal = ordinals[floor.floor - 1] ?? String(floor.floor);
  const id = `${tower.id}-${floor.floor}`;
  return [
    {
      id,
      alt: `${name}, kati ${ordinal}: fasada dhe lista e banesave`,
      ground: "paper",
      foot: name,
      body: (book) => facadePage(book, tower, floor),
    },
    {
      id: `${id}-plan`,
      alt: `${name}, plani i katit ${floor.floor}`,
      ground: "sheet",
      foot: name,
      body: (book) => planPage(book, tower, floor),
    },
  ];
}
