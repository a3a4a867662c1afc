import type { Layout, Project } from "../../../src/project/types.ts";
import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { inlineSvg, pictureTag } from "../pictureTag.ts";
import { layoutName, squareMetres } from "../words.ts";

/** Before the layouts: a room, the number of layouts, and all of them at the same scale on two pages. */
export const catalogueLeaves: readonly Leaf[] = [
  { id: "catalogue", alt: "Dhoma e ndenjes me tryezë pranë dritares", ground: "bleed", body: room },
  { id: "catalogue-title", alt: "Tipat e banesave", ground: "paper", foot: "Banesat", chapter: "Banesat", body: title },
  {
    id: "catalogue-1",
    alt: "Planet e tipave 1 deri 10 në një shkallë",
    ground: "sheet",
    foot: "Të gjitha në një shkallë",
    body: (book) => scaled(book, 0, 11),
  },
  {
    id: "catalogue-2",
    alt: "Planet e tipave 11 deri 20 në një shkallë",
    ground: "sheet",
    foot: "Të gjitha në një shkallë",
    body: (book) => scaled(book, 11, 21),
  },
];

function room(book: Book): string {
  const still = book.project.layouts
    .flatMap(({ pictures }) => pictures)
    .find(({ src, width, height }) => src.endsWith(".jpg") && width / height > 1.5);
  return still ? pictureTag(book, still, coverBox(still, { ratio: 690 / 800, at: [0.42, 0.5] })) : "";
}

function originals({ layouts }: Project): readonly Layout[] {
  return layouts.filter(({ mirrorOf }) => mirrorOf === null).toSorted((a, b) => Number(a.id) - Number(b.id));
}

function title({ project }: Book): string {
  const apartments = project.floors.flatMap((floor) => floor.apartments);
  const types = [...new Set(apartments.flatMap(({ type }) => type ?? []))].toSorted();
  const rows = types.map((type) => {
    const some = apartments.filter((apartment) => apartment.type === type);
    const areas = some.flatMap(({ area }) => area ?? []);
    const range = `${String(Math.min(...areas)).replace(".", ",")}–${squareMetres(Math.max(...areas))}`;
    return `<li><span class="stat">${type}</span><span>${some.length} banesa</span><span class="right">${range}</span></li>`;
  });
  return `<h1 class="title">Çdo dhomë ka dritare, <br>çdo banesë ka ballkon.</h1><p class="lead">Njëzet tipa banesash, dhe tipi 19 edhe pa tarracën e madhe. Dhomat e ndenjes dhe të gjumit kanë dritare; çdo banesë ka ballkon, loxhë ose tarracë.</p><ul class="slabs types" data-heads="Dhomat|Banesat|Sipërfaqja">${rows.join("")}</ul>`;
}

function scaled({ project }: Book, from: number, to: number): string {
  const scale = 0.36;
  const items = originals(project)
    .slice(from, to)
    .flatMap(({ plan, ...layout }) =>
      plan
        ? [
            `<li><div style="width:${Math.round(plan.width * scale)}px;height:${Math.round(plan.height * scale)}px">${inlineSvg(plan.src)}</div><span class="small">${layoutName(layout)}</span></li>`,
          ]
        : [],
    );
  const heading = from === 0 ? `<h2 class="title">Të gjitha <br>në një shkallë</h2>` : "";
  return `${heading}<ul class="catalogue">${items.join("")}</ul>`;
}
