import type { SheetTexts } from "./sheetTexts.ts";

export const sheetDe: SheetTexts = {
  printedOn: "Gedruckt am {date}",
  livePage: "Die Seite der Wohnung, aktuell",
};
