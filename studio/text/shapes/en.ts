import type { ShapeTexts } from "./shapeTexts.ts";

export const en: ShapeTexts = {
  wholeShape: "{name}, whole outline, {x}, {y}, {width} × {height}",
  frameCorner: "{name}, corner {number} of 4 of the frame, {width} × {height}",
  placeAndSize: "Place and size, px",
  width: "Width",
  height: "Height",
  measuredArea: "Outline on the plan: {area}.",
  mirrorHere: "Mirror in place",
  duplicateFor: "Duplicate for",

  planFacts: "North and scale",
  north: "North, degrees",
  northHint: "From the top of the plan, clockwise: 90 is to the right.",
  scale: "Scale",
  noScale: "Not measured yet. Press two points whose distance you know.",
  scaleOf: "1 m is {n} px.",
  measure: "Measure two points",
  measureAgain: "Measure again",
  hintMeasure: "Press two points. By keys: arrows and Enter. Esc leaves it.",
  length: "Between them, m",
  lengthHint: "How many metres are between the two points?",
  keepLength: "Keep the scale",

  choosePage: "Which page of the PDF?",
  pageOf: "Page {n}",
};
