import { type PriceCell, readPriceCell } from "../../../../sync/cells/price.ts";
import { readVatPercent } from "../../../../sync/cells/vat.ts";
import type { BulkEdit, Side } from "../../../draft/apartments/bulkEdit.ts";

/** The foot's fields as they are written; "" leaves what it is about as it is. */
export type BulkForm = {
  readonly status: "" | NonNullable<BulkEdit["status"]>;
  readonly price: string;
  readonly unit: NonNullable<BulkEdit["price"]>["unit"];
  readonly roundTo: string;
  readonly priceKind: "" | NonNullable<BulkEdit["priceKind"]>;
  /** "none" takes it away. */
  readonly vat: string;
  readonly vatPercent: string;
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
  vat: "",
  vatPercent: "",
  type: "",
  side: "",
  layout: "",
  bedrooms: "",
};

/** For both lists: their value that takes a field away. A layout's id has no space in it. */
export const takeAway = " none";

/** A change of prices, or an amount for all, with what is written of its VAT; undefined for anything else. */
function readChange({ price, unit }: BulkForm): Pick<PriceCell, "amount" | "vat"> | undefined {
  if (unit === "exactly") {
    const read = readPriceCell(price);
    return read.ok && read.value?.amount !== undefined ? read.value : undefined;
  }
  const plain = price
    .replaceAll(/[\s%€]/g, "")
    .replace(/^[–−]/, "-")
    .replace(",", ".");
  return /^[+-]?\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? { amount: Number(plain) } : undefined;
}

/** What the fields say; undefined where the price cannot be read. */
export function editOf(form: BulkForm): BulkEdit | undefined {
  const change = form.price.trim() === "" ? undefined : readChange(form);
  if (form.price.trim() !== "" && change === undefined) return undefined;
  const { amount: by, vat: written } = change ?? {};
  const vat = form.vat || written?.vat;
  // "98.000 + TVSH" beside "included": which of them is meant is not known.
  if (written && vat !== written.vat) return undefined;
  const bedrooms = form.bedrooms.trim();
  if (bedrooms !== "" && !/^\d{1,2}$/.test(bedrooms)) return undefined;
  const rate = readVatPercent(form.vatPercent);
  if (!rate.ok) return undefined;
  const percent = rate.value ?? written?.percent;
  return {
    ...(form.status && { status: form.status }),
    ...(by !== undefined && { price: { by, unit: form.unit, roundTo: Number(form.roundTo) } }),
    ...(form.priceKind && { priceKind: form.priceKind }),
    ...(vat && { vat: vat === takeAway ? "" : (vat as NonNullable<BulkEdit["vat"]>) }),
    ...(percent !== undefined && { vatPercent: percent }),
    ...(form.type.trim() && { type: form.type.trim() }),
    ...(form.side && { side: form.side === takeAway ? [] : (form.side.split(" ") as readonly Side[]) }),
    ...(form.layout && { layout: form.layout === takeAway ? "" : form.layout }),
    ...(bedrooms && { bedrooms: Number(bedrooms) }),
  };
}
