import { fill } from "../../../../src/text/format/fill.ts";
import { formatNumber } from "../../../../src/text/format/formatArea.ts";
import type { DraftFloor, DraftApartment, DraftProject } from "../../draft/draft.ts";
import { apartmentNames } from "../../draft/edit/planApartments.ts";
import { areaColumns, isAreaColumn } from "../../draft/apartments/areaColumns.ts";
import { filesOfApartment } from "../../draft/apartments/fileColumns.ts";
import { extrasText, isPriceColumn, priceValue } from "../../draft/apartments/priceColumns.ts";
import { isExtraColumn } from "../../../sync/cells/extras.ts";
import { storeysCell } from "../../draft/apartments/floorNames.ts";
import type { ApartmentColumn } from "../../draft/apartments/apartmentCells.ts";
import type { StudioTexts } from "../../text/studioTexts.ts";
import { apartmentName } from "../../text/apartmentName.ts";
import { floorName, towerName } from "../../text/placeText.ts";

/** An apartment and its place in the project. */
export type ApartmentRow = {
  readonly apartment: DraftApartment;
  /** Includes the entrance if another apartment on the floor has the same label. */
  readonly place: string;
  /** "A", or "A, Entrance 2" where there are two. */
  readonly name: string;
};

/** The apartments of a place (a tower, a floor as "k5 7", "" for all), tower by tower, the highest floor first. */
export function apartmentRows(
  { towers, floors }: DraftProject,
  shownPlace: string,
  texts: StudioTexts,
): readonly ApartmentRow[] {
  const order = new Map(towers.map(({ id }, index) => [id, index]));
  const towerNames = new Map(towers.map(({ id, label }) => [id, label || towerName({ towers }, id, texts)]));
  const names = apartmentNames(floors);
  return floors
    .filter((floor) => shownPlace === "" || shownPlace === floor.tower || shownPlace === rowKey(floor))
    .toSorted((a, b) => (order.get(a.tower) ?? 0) - (order.get(b.tower) ?? 0) || b.floor - a.floor)
    .flatMap((floor) => {
      const place = `${towerNames.get(floor.tower) ?? towerName({ towers }, floor.tower, texts)}, ${floorName(floor, texts)}`;
      return floor.apartments.map((apartment) => {
        const own = names.get(apartment.id) ?? { label: "" };
        const name = apartmentName(own, texts);
        const door = own.unnamed === undefined ? name.slice(own.label.length) : "";
        return { apartment, name, place: `${place}${door}` };
      });
    });
}

export const rowKey = ({ tower, floor }: Pick<DraftFloor, "tower" | "floor">): string => `${tower} ${floor}`;

/** The text of a cell; "" if the apartment has no such value. `floors`: the project's, for the column of an apartment's floors. */
export function cellText(
  apartment: DraftApartment,
  column: ApartmentColumn,
  texts: StudioTexts,
  floors: DraftProject["floors"] = [],
): string {
  switch (column) {
    case "label":
      return apartment.label ?? String(apartment.number ?? "");
    case "status":
      return apartment.studio?.typedStatus ?? (apartment.status ? texts.homes.statuses[apartment.status] : "");
    case "price":
      return apartment.price ? priceText(apartment.price, texts) : "";
    case "kind":
      return texts.homes.kinds[apartment.kind ?? "home"];
    case "vat":
      return apartment.price?.vat ? texts.homes.vat[apartment.price.vat] : "";
    case "entrance":
    case "type":
    case "reservedUntil":
      return apartment[column] ?? "";
    case "storeys":
      return storeysCell(floors, apartment, texts.language);
    case "plan":
    case "pictures":
    case "pdf":
      return filesText(filesOfApartment(apartment, column));
    default: {
      if (isPriceColumn(column)) return pricePartText(priceValue(apartment, column), texts);
      const figure = isAreaColumn(column) ? apartment.areas?.[areaColumns[column]] : apartment[column];
      return figure === undefined ? "" : formatNumber(figure, texts.language);
    }
  }
}

/** Part of a price as the table shows it and reads it back: 1 250, "15 000; 4 000 obligatory". */
export function pricePartText(value: unknown, texts: StudioTexts): string {
  if (typeof value === "number") return amountText(value, texts);
  if (value === "included" || value === "excluded") return texts.homes.vat[value];
  if (!Array.isArray(value)) return "";
  const words = { ...texts.homes.obligations, onRequest: texts.homes.onRequest, language: texts.language };
  return extrasText(value, words, (amount) => amountText(amount, texts));
}

/** The name of a single file, or of the first one and the number of others. */
function filesText([first, ...others]: readonly string[]): string {
  const name = first?.split("/").at(-1) ?? "";
  return others.length > 0 ? `${name} +${others.length}` : name;
}

/** 178 500, "nga 178 500", or 98 500,50: pasted back, it reads as the same price. */
export function priceText({ kind, amount }: NonNullable<DraftApartment["price"]>, texts: StudioTexts): string {
  if (amount === undefined) return texts.homes.onRequest;
  const price = amountText(amount, texts);
  return kind === "from" ? fill(texts.homes.fromPrice, { price }) : price;
}

/** 178 500, or 98 500,50. */
function amountText(amount: number, texts: StudioTexts): string {
  const [whole = "", cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return cents === undefined ? grouped : `${grouped}${texts.language === "en" ? "." : ","}${cents}`;
}

/** Columns of figures are right-aligned. */
export const isFigure = (column: ApartmentColumn): boolean =>
  ["rooms", "bedrooms", "area", "outdoorArea", "price", "pricePerArea", "vatPercent"].includes(column) ||
  isExtraColumn(column) ||
  isAreaColumn(column);

/** Row and column of a cell, from 0. */
export type CellPlace = { readonly row: number; readonly column: number };
