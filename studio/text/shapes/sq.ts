import type { ShapeTexts } from "./shapeTexts.ts";

export const sq: ShapeTexts = {
  wholeShape: "{name}, gjithë forma, {x}, {y}, {width} × {height}",
  frameCorner: "{name}, cepi {number} nga 4 i kornizës, {width} × {height}",
  placeAndSize: "Vendi dhe madhësia, px",
  width: "Gjerësia",
  height: "Lartësia",
  measuredArea: "Forma në plan: {area}.",
  mirrorHere: "Pasqyro në vend",
  duplicateFor: "Dyfisho te",

  planFacts: "Veriu dhe shkalla",
  north: "Veriu, gradë",
  northHint: "Nga maja e planit, në drejtim të akrepave: 90 është djathtas.",
  scale: "Shkalla",
  noScale: "Ende e pamatur. Shtypni dy pika, largësinë mes të cilave e dini.",
  scaleOf: "1 m është {n} px.",
  measure: "Mat dy pika",
  measureAgain: "Mat përsëri",
  hintMeasure: "Shtypni dy pika. Me taste: shigjetat dhe Enter. Esc e lë.",
  length: "Mes pikave, m",
  lengthHint: "Sa metra janë mes dy pikave?",
  keepLength: "Ruaje shkallën",

  choosePage: "Cila faqe e PDF-së?",
  pageOf: "Faqja {n}",
};
