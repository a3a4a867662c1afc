import { fill } from "../../../../src/text/format/fill.ts";
import { formatNumber } from "../../../../src/text/format/formatArea.ts";
import type { DraftFloor, DraftHome, DraftProject } from "../../draft/draft.ts";
import { homeNames } from "../../draft/edit/planHomes.ts";
import { type HomeColumn } from "../../draft/homes/homeCells.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { homeName } from "../frame/homeName.ts";
import { floorName, towerName } from "../overview/problemPlace.ts";

/** A home with where it lies. */
export type HomeRow = {
  readonly home: DraftHome;
  /** With its entrance where another apartment of the floor has the same label. */
  readonly place: string;
  /** "A", or "A, Entrance 2" where there are two. */
  readonly name: string;
};

/** Which homes the table shows; a tower and a storey of it as "k5 7", "" for all. */
export type HomeFilter = string;

/** The homes of a filter, tower by tower, the highest storey first. */
export function homeRows({ towers, floors }: DraftProject, filter: HomeFilter, texts: StudioTexts): readonly HomeRow[] {
  const order = new Map(towers.map(({ id }, index) => [id, index]));
  const towerNames = new Map(towers.map(({ id, label }) => [id, label || towerName({ towers }, id, texts)]));
  const names = homeNames(floors);
  return floors
    .filter((floor) => filter === "" || filter === floor.tower || filter === keyOf(floor))
    .toSorted((a, b) => (order.get(a.tower) ?? 0) - (order.get(b.tower) ?? 0) || b.floor - a.floor)
    .flatMap((floor) => {
      const place = `${towerNames.get(floor.tower) ?? floor.tower}, ${floorName(floor, texts)}`;
      return floor.apartments.map((home) => {
        const label = homeLabel(home);
        const name = homeName(names.get(home.id) ?? { label }, texts);
        return { home, name, place: `${place}${name.slice(label.length)}` };
      });
    });
}

export const keyOf = ({ tower, floor }: Pick<DraftFloor, "tower" | "floor">): HomeFilter => `${tower} ${floor}`;

export const homeLabel = ({ label, number, id }: DraftHome): string => label ?? String(number ?? id);

/** What a cell shows; "" where the home does not say it. */
export function cellText(home: DraftHome, column: HomeColumn, texts: StudioTexts): string {
  switch (column) {
    case "label":
      return homeLabel(home);
    case "status":
      return home.studio?.typedStatus ?? (home.status ? texts.homes.statuses[home.status] : "");
    case "price":
      return home.price ? priceText(home.price, texts) : "";
    case "type":
      return home.type ?? "";
    default: {
      const figure = home[column];
      return figure === undefined ? "" : formatNumber(figure, texts.language);
    }
  }
}

/** 178 500, "nga 178 500", or 98 500,50: read aloud and pasted back as the same price. */
export function priceText({ kind, amount }: NonNullable<DraftHome["price"]>, texts: StudioTexts): string {
  if (amount === undefined) return texts.homes.onRequest;
  const [whole = "", cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const price = cents === undefined ? grouped : `${grouped}${texts.language === "en" ? "." : ","}${cents}`;
  return kind === "from" ? fill(texts.homes.fromPrice, { price }) : price;
}

/** Columns of figures stand at the right. */
export const isFigure = (column: HomeColumn): boolean =>
  column === "bedrooms" || column === "area" || column === "outdoorArea" || column === "price";

/** A cell of the table: row and column from 0. */
export type Cell = { readonly row: number; readonly column: number };
