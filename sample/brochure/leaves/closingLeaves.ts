import type { Book, Leaf } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { escapeHtml } from "../../../src/text/escapeHtml.ts";
import { pictureTag } from "../pictureTag.ts";
import { sq } from "../words.ts";

const outside = [
  ["#eeeae3", "Pllaka të bardha"],
  ["#e3d9ca", "Gur i çelët"],
  ["#7b5f48", "Arrë"],
  ["#7d6046", "Bronz"],
  ["#39312b", "Korniza të errëta"],
] as const;

const palettes = [
  { name: "Tërshërë", tones: ["#bd9f7d", "#d8cdbc", "#e6e0d5", "#a86a4f", "#8b6443"] },
  { name: "Argjilë", tones: ["#ad8b6a", "#c0af98", "#cdb9a1", "#9c5f45", "#6f4a31"] },
  { name: "Arrë", tones: ["#9e7f60", "#e2d9ca", "#4a433c", "#b07a4e", "#5d4029"] },
] as const;

/** Materials, how to inquire, contact, back cover. */
export const closingLeaves: readonly Leaf[] = [
  {
    id: "materials",
    alt: "Fasada nga afër: pllaka, gur, arrë, qelq",
    ground: "bleed",
    chapter: "Materialet",
    body: facade,
  },
  { id: "materials-outside", alt: "Materialet e fasadës", ground: "paper", foot: "Materialet", body: outsideWords },
  { id: "materials-inside", alt: "Tri paletat e brendshme", ground: "paper", foot: "Materialet", body: insideWords },
  { id: "materials-room", alt: "Dhomë dite me dru dhe ngjyra balte", ground: "bleed", body: room },
  {
    id: "ask",
    alt: "Si të pyesni për çmimin",
    ground: "paper",
    foot: "Pyet për çmimin",
    chapter: "Pyet për çmimin",
    body: ask,
  },
  { id: "contact", alt: "Telefoni, e-maili, adresa", ground: "night", body: contact },
  { id: "back", alt: "Kopertina e pasme", ground: "night", body: back },
];

function facade(book: Book): string {
  const picture = book.project.towers[1]?.picture;
  return picture
    ? pictureTag(book, picture, coverBox(picture, { ratio: 690 / 800, share: 0.5, at: [0.56, 0.42] }))
    : "";
}

function room(book: Book): string {
  const stills = book.project.layouts
    .flatMap(({ pictures }) => pictures)
    .filter(({ src, width, height }) => src.endsWith(".jpg") && width / height > 1.5);
  const still = stills[Math.min(4, stills.length - 1)];
  return still ? pictureTag(book, still, coverBox(still, { ratio: 690 / 800, at: [0.6, 0.5] })) : "";
}

function outsideWords(): string {
  const rows = outside.map(
    ([tone, name]) =>
      `<li><span class="swatch" style="background:${tone}"></span><span class="sub">${name}</span></li>`,
  );
  return `<h1 class="title">Pllaka të bardha <br>mbi qelq të errët.</h1><p class="lead">Materialet siç janë vizatuar në figurat e kësaj broshure.</p><ul class="slabs swatches">${rows.join("")}</ul>`;
}

function insideWords(): string {
  const rows = palettes.map(
    ({ name, tones }) =>
      `<li><span class="tones">${tones.map((tone) => `<i style="background:${tone}"></i>`).join("")}</span><span class="sub">${name}</span></li>`,
  );
  return `<h2 class="title">Tri paleta <br>brenda.</h2><p class="lead">Banesat në figura janë mobiluar në tri paleta: tërshërë, argjilë, arrë.</p><ul class="palettes">${rows.join("")}</ul>`;
}

function ask({ project, pageOf }: Book): string {
  const steps = [
    `Zgjidhni kullën, katin dhe banesën në faqe ose këtu: katet nga faqja ${pageOf("k5-floors")}, banesat nga faqja ${pageOf("catalogue-title")}.`,
    "Shtypni PYET PER CMIMIN te banesa dhe shkruani emrin dhe mbiemrin, telefonin dhe e-mailin.",
    `Më shpejt me telefon: ${escapeHtml(project.contact.phone ?? "")}.`,
  ];
  const rows = steps.map((step, index) => `<li><span class="stat">${index + 1}</span><span>${step}</span></li>`);
  return `<h1 class="title">Pyet për çmimin</h1><ol class="slabs steps">${rows.join("")}</ol><p>Të dhënat tuaja i përdorim vetëm për t’iu përgjigjur kësaj kërkese.</p>`;
}

function contact({ project }: Book): string {
  const { phone, email, address } = project.contact;
  const lines = [phone, email, sq(address)].map((line) => `<li>${escapeHtml(line ?? "")}</li>`);
  return `<h2 class="title">Na shkruani.</h2><ul class="slabs contact">${lines.join("")}</ul>`;
}

function back({ complex }: Book): string {
  const widths = Object.values(complex.towers).map(({ storeys: floors }) => floors.length);
  return `<p class="brand back-brand">Kulla</p><p class="back-line">${widths.join(" + ")} kate mbi Prishtinë</p>`;
}
