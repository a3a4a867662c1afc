import type { Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { pictureTag } from "../pictureTag.ts";

const names = [
  "Qasje e sigurt",
  "Komunitet frymëzues",
  "Palestër",
  "Sistem smart home",
  "Thithje qendrore e pluhurit",
  "Ngrohje dhe ftohje me pompë termike",
  "Dhomat e ndenjes",
  "Kuzhina",
  "Dhoma e prindërve",
  "Dhoma e fëmijëve",
  "Mbi 10 000 m² gjelbërim",
  "Kënd lojërash",
  "Investim strategjik",
  "Parking në 3 nivele",
];

/** The fourteen amenities by name, each with its number. */
export const amenityLeaves: readonly Leaf[] = [
  {
    id: "amenities",
    alt: "14 arsye për të ardhur në shtëpi",
    ground: "night",
    chapter: "Shërbimet",
    body: () =>
      `<p class="colossal" aria-hidden="true">14</p><h1 class="title low">14 arsye për të ardhur <br>në shtëpi.</h1>`,
  },
  {
    id: "amenities-picture",
    alt: "Kulla 5 dhe parku",
    ground: "bleed",
    body: (book) => {
      const picture = book.project.towers[0]?.picture;
      if (!picture) throw new Error("The amenities need the first tower's picture.");
      return pictureTag(book, picture, coverBox(picture, { ratio: 690 / 800, share: 0.62, at: [0.72, 1] }));
    },
  },
  { id: "amenities-1", alt: "Shërbimet 1 deri 7", ground: "paper", foot: "Shërbimet", body: () => list(0) },
  { id: "amenities-2", alt: "Shërbimet 8 deri 14", ground: "paper", foot: "Shërbimet", body: () => list(7) },
];

function list(from: number): string {
  const rows = names
    .slice(from, from + 7)
    .map((name, index) => `<li><span class="stat">${from + index + 1}</span><span class="sub">${name}</span></li>`);
  return `<ol class="slabs amenities">${rows.join("")}</ol>`;
}
