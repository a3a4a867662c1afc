import { type PriceCell, readPriceCell } from "../../../../sync/cells/price.ts";
import { readVatPercent } from "../../../../sync/cells/vat.ts";
import type { BulkEdit, DraftSide } from "../../../draft/apartments/bulkEdit.ts";

/** The form's fields as typed; "" leaves the value unchanged. */
export type BulkForm = {
  readonly status: "" | NonNullable<BulkEdit["status"]>;
  readonly price: string;
  readonly unit: NonNullable<BulkEdit["price"]>["unit"];
  readonly roundTo: string;
  readonly priceKind: "" | NonNullable<BulkEdit["priceKind"]>;
  /** `takeAway` removes it. */
  readonly vat: string;
  readonly vatPercent: string;
  readonly type: string;
  /** `takeAway` removes it, as it does for the layout. */
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

/** The option of both lists that removes the value. It cannot be a layout's id, as ids have no spaces. */
export const removeOption = " none";

/** A price change, or one price for all, with the VAT that it mentions; undefined if it cannot be read. */
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

/** The edit that the form describes; undefined if one of its fields cannot be read. */
export function editOf(form: BulkForm): BulkEdit | undefined {
  const change = form.price.trim() === "" ? undefined : readChange(form);
  if (form.price.trim() !== "" && change === undefined) return undefined;
  const { amount: by, vat: typedVat } = change ?? {};
  const vat = form.vat || typedVat?.vat;
  // "98.000 + TVSH" contradicts "included": it is unclear which one is meant.
  if (typedVat && vat !== typedVat.vat) return undefined;
  const bedrooms = form.bedrooms.trim();
  if (bedrooms !== "" && !/^\d{1,2}$/.test(bedrooms)) return undefined;
  const rate = readVatPercent(form.vatPercent);
  if (!rate.ok) return undefined;
  const percent = rate.value ?? typedVat?.percent;
  return {
    ...(form.status && { status: form.status }),
    ...(by !== undefined && { price: { by, unit: form.unit, roundTo: Number(form.roundTo) } }),
    ...(form.priceKind && { priceKind: form.priceKind }),
    ...(vat && { vat: vat === removeOption ? "" : (vat as NonNullable<BulkEdit["vat"]>) }),
    ...(percent !== undefined && { vatPercent: percent }),
    ...(form.type.trim() && { type: form.type.trim() }),
    ...(form.side && { side: form.side === removeOption ? [] : (form.side.split(" ") as readonly DraftSide[]) }),
    ...(form.layout && { layout: form.layout === removeOption ? "" : form.layout }),
    ...(bedrooms && { bedrooms: Number(bedrooms) }),
  };
}
