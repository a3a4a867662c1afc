import type { Layout, Picture, Project } from "../../../src/project/types.ts";
import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { pictureTag } from "../pictureTag.ts";
import { layoutName } from "../words.ts";
import { layoutPage } from "./layoutPage.ts";

/** Two pages for every layout that is not a mirror: a picture, and its facts. */
export function layoutLeaves(project: Project): readonly Leaf[] {
  const originals = project.layouts.filter(({ mirrorOf }) => mirrorOf === null);
  return originals.toSorted((a, b) => Number(a.id) - Number(b.id)).flatMap(spread);
}

function spread(layout: Layout): readonly Leaf[] {
  const name = layoutName(layout);
  const id = `layout-${layout.id}`;
  return [
    {
      id: `${id}-pictures`,
      alt: `${name}: banesa nga brenda dhe nga lart`,
      ground: "paper",
      body: (book) => pictures(book, layout),
    },
    { id, alt: `${name}: plani dhe dhomat`, ground: "sheet", foot: name, body: (book) => layoutPage(book, layout) },
  ];
}

function pictures(book: Book, { pictures: all, plan }: Layout): string {
  const photographs = all.filter(({ src }) => src.endsWith(".jpg"));
  const doll = photographs.find(({ width, height }) => Math.abs(width / height - 4 / 3) < 0.02);
  const still = photographs.find((picture) => picture !== doll);
  if (!doll) return still ? pictureTag(book, still, coverBox(still, { ratio: 690 / 800 })) : "";
  // A long apartment that is alone on the page is cropped more closely than its picture.
  const isLong = !still && (plan?.height ?? 0) > (plan?.width ?? 0) * 1.25;
  const seen = pictureTag(book, doll, isLong ? coverBox(doll, { ratio: 690 / 800 }) : fullBox(doll));
  if (isLong) return seen;
  if (!still) return `<div class="doll alone">${seen}</div>`;
  const room = pictureTag(book, still, coverBox(still, { ratio: 690 / 400 }));
  return `<div class="strip" style="height:400px">${room}</div><div class="doll">${seen}</div>`;
}

function fullBox({ width, height }: Picture) {
  return { x: 0, y: 0, width, height };
}
