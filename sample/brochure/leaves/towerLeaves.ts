import type { Tower } from "../../../src/project/types.ts";
import { areaRange } from "../../../src/project/apartmentFigures.ts";
import { formatAreaRange } from "../../../src/text/format/formatArea.ts";
import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { elevation } from "../drawings/elevation.ts";
import { groundPlan } from "../drawings/groundPlan.ts";
import { modelTower } from "../modelTower.ts";
import { pictureTag } from "../pictureTag.ts";
import { sq } from "../words.ts";

/** The two towers: both fronts, then each tower with its picture and its section as a list, then the ground floor. */
export const towerLeaves: readonly Leaf[] = [
  front(0, "Dy kullat"),
  front(1),
  picture(0),
  section(0),
  section(1),
  picture(1),
  {
    id: "ground",
    alt: "Plani i përdhesës së Kullës 5 me lokalet",
    ground: "sheet",
    foot: "Përdhesa",
    body: ({ complex }) => `<h2 class="title">Përdhesa</h2><div class="middle">${groundPlan(complex)}</div>`,
  },
  {
    id: "ground-text",
    alt: "Përdhesa: lokalet dhe hyrja e banorëve",
    ground: "paper",
    foot: "Përdhesa",
    body: groundText,
  },
];

function towerOf({ project }: Book, index: number): Tower {
  const tower = project.towers[index];
  if (!tower) throw new Error(`The project has no tower ${index}.`);
  return tower;
}

function front(index: 0 | 1, chapter?: string): Leaf {
  const name = `Kulla ${index + 5}`;
  return {
    id: `front-${index}`,
    alt: `${name}: fasada jugore`,
    ground: "sheet",
    foot: `Fasada jugore, ${name}`,
    ...(chapter ? { chapter } : {}),
    body: (book) => {
      const tower = modelTower(book.complex, towerOf(book, index).id);
      const title = index === 0 ? `<h1 class="title">Dy kulla, <br>nga jugu.</h1>` : "";
      return `${title}<div class="front">${elevation(book.complex, tower)}</div>`;
    },
  };
}

function picture(index: 0 | 1): Leaf {
  return {
    id: `tower-${index}`,
    alt: `Kulla ${index + 5}, pamje nga jugu`,
    ground: "bleed",
    body: (book) => {
      const shown = towerOf(book, index).portrait;
      if (!shown) throw new Error("A tower's page needs its portrait.");
      return pictureTag(book, shown, coverBox(shown, { ratio: 690 / 800, at: [0.5, 0.46] }));
    },
  };
}

function section(index: 0 | 1): Leaf {
  const name = `Kulla ${index + 5}`;
  return {
    id: `section-${index}`,
    alt: `${name}: katet nga lart poshtë, me numrin e banesave`,
    ground: "paper",
    foot: name,
    body: (book) => {
      const tower = towerOf(book, index);
      const floors = book.project.floors
        .filter((floor) => floor.tower === tower.id)
        .toSorted((a, b) => b.floor - a.floor);
      const apartmentCount = floors.flatMap((floor) => floor.apartments).length;
      const rows = floors.map(({ floor, apartments }) => {
        const range = areaRange(apartments);
        const cells = "<i></i>".repeat(apartments.length);
        const facts = `<span>${apartments.length} banesa</span><span class="range">${range ? formatAreaRange(range, "sq") : ""}</span>`;
        return `<li><span class="num">${floor}</span><span class="cells" aria-hidden="true">${cells}</span>${facts}<span class="page-of">${book.pageOf(`${tower.id}-${floor}`)}</span></li>`;
      });
      return `<h2 class="title">${sq(tower.name)}</h2><p class="lead">${floors.length} kate banimi mbi lokalet në përdhesë, ${apartmentCount} banesa. Në të djathtë, faqja e çdo kati.</p><ol class="slabs section side-${index}" data-heads="Kati|Banesat|Sipërfaqja|Faqja">${rows.join("")}</ol>`;
    },
  };
}

function groundText({ complex }: Book): string {
  const { shops, height } = complex.ground;
  const tall = String(height).replace(".", ",");
  const facts = [
    [String(shops.length), "lokale në secilën kullë"],
    [`${tall}\u202fm`, "lartësia e përdhesës"],
    ["2", "ashensorë dhe një palë shkallë"],
  ];
  const rows = facts.map(([figure, what]) => `<li><span class="stat">${figure}</span><span>${what}</span></li>`);
  return `<h2 class="title">Dymbëdhjetë lokale, <br>një hyrje.</h2><p class="lead">Lokalet mbushin përdhesën; mes tyre është hyrja e banorëve. Plani në të majtë tregon Kullën 5; Kulla 6 është i njëjti plan, i kthyer për gjysmë rrethi.</p><ul class="slabs stats">${rows.join("")}</ul>`;
}
