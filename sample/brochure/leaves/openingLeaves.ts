import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { pictureTag } from "../pictureTag.ts";

const mark = `<svg aria-hidden="true" class="mark" viewBox="0 0 25 18.4"><path d="M0 0h5v2.4h-5zM0 4h8v2.4h-8zM0 8h11v2.4h-11zM0 12h11v2.4h-11zM0 16h11v2.4h-11zM20 4h5v2.4h-5zM17 8h8v2.4h-8zM14 12h11v2.4h-11zM14 16h11v2.4h-11zM14 20h11v2.4h-11z"/></svg>`;

/** Cover, inside cover, table of contents. */
export const openingLeaves: readonly Leaf[] = [
  { id: "cover", alt: "Kopertina: dy kullat dhe parku", ground: "bleed", body: cover },
  {
    id: "imprint",
    alt: "Shenja e Kullës",
    ground: "night",
    body: ({ project }) =>
      `<div class="giant">${mark}</div><p class="imprint">Kulla, Prishtinë.<br>Të dhënat e kësaj broshure janë të ditës ${dayOf(project.statusDate)}. Figurat dhe vizatimet janë nxjerrë nga modeli i kompleksit; figurat nuk janë fotografi.</p>`,
  },
  { id: "contents", alt: "Përmbajtja", ground: "paper", body: contents },
];

function cover(book: Book): string {
  const portrait = book.project.site?.portrait;
  if (!portrait) throw new Error("The cover needs the site's portrait.");
  const box = coverBox(portrait, { ratio: 690 / 800, at: [0.5, 0.565] });
  return `${pictureTag(book, portrait, box)}<p class="brand">${mark}Kulla</p><h1 class="cover-title">Dy kulla, <br>një park.</h1>`;
}

function contents({ chapters }: Book): string {
  const rows = chapters.map(
    ({ title, page }) => `<li><span class="sub">${title}</span><span class="page-of">${page}</span></li>`,
  );
  return `<h2 class="title">Përmbajtja</h2><ol class="slabs contents" data-heads="Kapitulli|Faqja">${rows.join("")}</ol>`;
}

function dayOf(date: string | undefined): string {
  return (date ?? "").split("-").toReversed().map(Number).join(".");
}
