import { pricePerM2 } from "../../project/pricePerM2.ts";
import type { Apartment } from "../../project/types.ts";
import { formatPrice } from "../../text/format/formatPrice.ts";
import type { Language } from "../../ui/TextsContext.tsx";
import { formatFrom } from "./formatMoney.ts";

/** The price per m²: "1.335 €/m²", "nga 1.335 €/m²"; "" if it is unknown, or if the price is not shown. */
export function perM2Text(apartment: Apartment, language: Language): string {
  const amount = perM2Amount(apartment, language);
  return amount && `${amount}/m²`;
}

/** The same without the unit, for use below a heading that states it: "1.335 €". */
export function perM2Amount(apartment: Apartment, language: Language): string {
  const perM2 = pricePerM2(apartment);
  const { price } = apartment;
  return price && perM2 && formatPrice(price, language) ? formatFrom(perM2.amount, price, language) : "";
}

/** The same for a list, in which an apartment that is not available shows its status in place of its price. */
export function listedPerM2(apartment: Apartment, language: Language): string {
  const isUnavailable = apartment.status !== undefined && apartment.status !== "available";
  return isUnavailable ? "" : perM2Text(apartment, language);
}
