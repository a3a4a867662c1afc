import type { Book, Leaf } from "../bookTypes.ts";
import { inlineSvg } from "../pictureTag.ts";

/** The two pages with the layouts that mirror another one. */
export const mirrorLeaves: readonly Leaf[] = [0, 2].map((from) => ({
  id: `mirrors-${from}`,
  alt: `Tipat në pasqyrë ${from + 1} dhe ${from + 2}`,
  ground: "sheet",
  foot: "Banesat në pasqyrë",
  body: (book) => mirrors(book, from),
}));

function mirrors({ project }: Book, from: number): string {
  const items = project.layouts
    .filter(({ mirrorOf }) => mirrorOf !== null)
    .slice(from, from + 2)
    .map(({ plan, mirrorOf, id }) => {
      const apartments = project.floors
        .flatMap((floor) => floor.apartments)
        .filter(({ layout }) => layout === id).length;
      const scale = plan ? 290 / plan.height : 0;
      const drawing = plan
        ? `<div style="width:${Math.round(plan.width * scale)}px;height:290px">${inlineSvg(plan.src)}</div>`
        : "";
      return `<li>${drawing}<p><span class="sub">Tipi ${mirrorOf ?? ""} në pasqyrë</span><span>${apartments} banesa. Dhomat dhe sipërfaqet si te tipi ${mirrorOf ?? ""}.</span></p></li>`;
    });
  return `${from === 0 ? `<h2 class="visually-hidden">Banesat në pasqyrë</h2>` : ""}<ul class="mirrors">${items.join("")}</ul>`;
}
