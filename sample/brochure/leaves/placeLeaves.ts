import type { Picture } from "../../../src/project/types.ts";
import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { sitePlan } from "../drawings/sitePlan.ts";
import { pictureTag } from "../pictureTag.ts";

/** The location: a picture across two pages, text and figures, the site plan across two pages. */
export const placeLeaves: readonly Leaf[] = [
  {
    id: "place",
    alt: "Dy kullat nga parku, pjesa e majtë",
    ground: "bleed",
    chapter: "Vendi",
    body: (book) => half(book, 0),
  },
  { id: "place-right", alt: "Dy kullat nga parku, pjesa e djathtë", ground: "bleed", body: (book) => half(book, 1) },
  { id: "place-picture", alt: "Sheshi dhe parku te Kulla 6", ground: "bleed", body: square },
  { id: "place-text", alt: "Vendi dhe numrat e kompleksit", ground: "paper", foot: "Vendi", body: words },
  { id: "site-west", alt: "Plani i vendit, ana e Kullës 5", ground: "bleed", body: (book) => sitePage(book, "left") },
  { id: "site-east", alt: "Plani i vendit, ana e Kullës 6", ground: "bleed", body: (book) => sitePage(book, "right") },
];

function hero({ project }: Book): Picture {
  const picture = project.site?.picture;
  if (!picture) throw new Error("The brochure needs the site's picture.");
  return picture;
}

function half(book: Book, side: 0 | 1): string {
  const picture = hero(book);
  const full = coverBox(picture, { ratio: 1380 / 800, at: [0.5, 0.6] });
  const width = Math.floor(full.width / 2);
  const box = { ...full, width, x: full.x + side * width };
  const title = side === 0 ? `<h1 class="sky-title">Në Prishtinë, <br>me kodrat përballë.</h1>` : "";
  return pictureTag(book, picture, box) + title;
}

function square(book: Book): string {
  const picture = book.project.towers[1]?.picture ?? hero(book);
  return pictureTag(book, picture, coverBox(picture, { ratio: 690 / 800, share: 0.6, at: [0.3, 1] }));
}

function words({ project, complex }: Book): string {
  const apartments = project.floors.flatMap((floor) => floor.apartments).length;
  const { greenArea, businessArea, parkingLevels } = complex.site;
  const green = `${Math.floor(greenArea / 1000)} 000`;
  const facts = [
    [green, "m² gjelbërim"],
    [String(businessArea), "m² zonë afariste"],
    [String(apartments), "banesa në dy kullat"],
    [String(parkingLevels), "nivele parkimi nën tokë"],
  ];
  const rows = facts.map(([figure, what]) => `<li><span class="stat">${figure}</span><span>${what}</span></li>`);
  return `<h2 class="title">Makinat mbeten <br>nën tokë.</h2><p class="lead">Mes kullave kalohet në këmbë, nëpër park. Kullat hapen nga jugu dhe nga parku; lokalet janë në përdhesë, banesat mbi to.</p><ul class="slabs stats">${rows.join("")}</ul>`;
}

function sitePage({ complex }: Book, side: "left" | "right"): string {
  const labels =
    side === "left"
      ? `<h2 class="on-tower" style="left:390px;top:300px">Kulla 5</h2><p class="site-label" style="left:48px;top:640px">Parku</p>`
      : `<p class="on-tower" style="left:132px;top:300px">Kulla 6</p><p class="site-label" style="left:250px;top:594px">Kënd lojërash</p><p class="scale"><span></span>20 m</p><p class="north">V<svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11"/><path d="M12 18V6m-4 4l4-4l4 4"/></svg></p>`;
  return sitePlan(complex, side) + labels;
}
