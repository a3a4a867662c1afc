import type { Apartment, Floor, Picture, Tower } from "../../../src/project/types.ts";
import type { Book, Box } from "../bookTypes.ts";
import { coverBox } from "../coverBox.ts";
import { pictureTag } from "../pictureTag.ts";
import { sideName } from "../sideName.ts";
import { squareMetres } from "../words.ts";

const rowHeight = 36;
/** The height of everything except picture and rows: the column headings and the footer. */
const rest = 124;

/** The floor outlined on the facade, and a list of its apartments. */
export function facadePage(book: Book, tower: Tower, floor: Floor): string {
  const high = 800 - rest - floor.apartments.length * rowHeight;
  const rows = floor.apartments.map((apartment) => row(book, apartment));
  const picture = tower.picture ? facade(book, tower.picture, { floor, high }) : "";
  return `<div class="strip" style="height:${high}px">${picture}</div><table class="homes"><thead><tr><th>Banesa</th><th>Dhomat</th><th>Sipërfaqja</th><th>Ballkon, tarracë</th><th>Orientimi</th><th class="right">Faqja</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function facade(book: Book, picture: Picture, { floor, high }: { floor: Floor; high: number }): string {
  const middle = middleOf(floor.outline);
  const at = [0.5, middle / picture.height] as const;
  const box = coverBox(picture, { ratio: 690 / high, share: 0.9, at });
  return pictureTag(book, picture, box) + outlined(floor.outline, box);
}

function outlined(outline: string, { x, y, width, height }: Box): string {
  const shade = `<path class="shaded" d="M${x} ${y}h${width}v${height}h${-width}z${outline}"/>`;
  return `<svg aria-hidden="true" class="fill outlined" viewBox="${x} ${y} ${width} ${height}">${shade}<path class="edge" d="${outline}"/></svg>`;
}

/** The vertical centre of an outline with one M and relative l steps; of its full extent otherwise. */
function middleOf(outline: string): number {
  const numbers = outline.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  let y = numbers[1] ?? 0;
  let [low, high] = [y, y];
  for (let index = 3; index < numbers.length; index += 2) {
    y += numbers[index] ?? 0;
    [low, high] = [Math.min(low, y), Math.max(high, y)];
  }
  return (low + high) / 2;
}

function row(book: Book, { number, type, area, outdoorArea, side, layout }: Apartment): string {
  const cells = [
    `<td class="num">${number}</td>`,
    `<td>${type ?? ""}</td>`,
    `<td>${area === undefined ? "" : squareMetres(area)}</td>`,
    `<td>${outdoorArea === undefined ? "" : squareMetres(outdoorArea)}</td>`,
    `<td>${sideName(side)}</td>`,
    `<td class="right">${book.pageOf(`layout-${layout.replace("-mirror", "")}`)}</td>`,
  ];
  return `<tr>${cells.join("")}</tr>`;
}
