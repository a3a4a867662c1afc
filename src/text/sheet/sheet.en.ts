import type { SheetTexts } from "./sheetTexts.ts";

export const sheetEn: SheetTexts = {
  printedOn: "Printed on {date}",
  livePage: "The apartment's page, up to date",
};
