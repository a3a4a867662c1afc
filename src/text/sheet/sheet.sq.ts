import type { SheetTexts } from "./sheetTexts.ts";

export const sheetSq: SheetTexts = {
  printedOn: "Printuar më {date}",
  livePage: "Faqja e banesës, e përditësuar",
};
