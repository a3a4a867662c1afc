import { readPriceCell } from "../../../../sync/cells/price.ts";
import type { BulkEdit, Side } from "../../../draft/apartments/bulkEdit.ts";

/** The foot's fields as they are written; "" leaves what it is about as it is. */
export type BulkForm = {
  readonly status: "" | NonNullable<BulkEdit["status"]>;
  readonly price: string;
  readonly unit: NonNullable<BulkEdit["price"]>["unit"];
  readonly roundTo: string;
  readonly priceKind: "" | NonNullable<BulkEdit["priceKind"]>;
  readonly type: string;
  /** "none" takes it away, as with the layout. */
  readonly side: string;
  readonly layout: string;
  readonly bedrooms: string;
};

export const emptyForm: BulkForm = {
  status: "",
  price: "",
  unit: "percent",
  roundTo: "500",
  priceKind: "",
  type: "",
  side: "",
  layout: "",
  bedrooms: "",
};

/** For both lists: their value that takes a field away. A layout's id has no space in it. */
export const takeAway = " none";

/** A change of prices, or an amount for all; undefined where it is none. */
function readChange({ price, unit }: BulkForm): number | undefined {
  if (unit === "exactly") {
    const read = readPriceCell(price);
    return read.ok ? read.value?.amount : undefined;
  }
  const plain = price
    .replaceAll(/[\s%€]/g, "")
    .replace(/^[–−]/, "-")
    .replace(",", ".");
  return /^[+-]?\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** What the fields say; undefined where the price cannot be read. */
export function editOf(form: BulkForm): BulkEdit | undefined {
  const by = form.price.trim() === "" ? undefined : readChange(form);
  if (form.price.trim() !== "" && by === undefined) return undefined;
  const bedrooms = form.bedrooms.trim();
  if (bedrooms !== "" && !/^\d{1,2}$/.test(bedrooms)) return undefined;
  return {
    ...(form.status && { status: form.status }),
    ...(by !== undefined && { price: { by, unit: form.unit, roundTo: Number(form.roundTo) } }),
    ...(form.priceKind && { priceKind: form.priceKind }),
    ...(form.type.trim() && { type: form.type.trim() }),
    ...(form.side && { side: form.side === takeAway ? [] : (form.side.split(" ") as readonly Side[]) }),
    ...(form.layout && { layout: form.layout === takeAway ? "" : form.layout }),
    ...(bedrooms && { bedrooms: Number(bedrooms) }),
  };
}
