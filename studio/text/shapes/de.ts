import type { ShapeTexts } from "./shapeTexts.ts";

export const de: ShapeTexts = {
  wholeShape: "{name}, ganzer Umriss, {x}, {y}, {width} × {height}",
  frameCorner: "{name}, Ecke {number} von 4 des Rahmens, {width} × {height}",
  placeAndSize: "Ort und Größe, px",
  width: "Breite",
  height: "Höhe",
  measuredArea: "Umriss im Plan: {area}.",
  mirrorHere: "An Ort und Stelle spiegeln",
  duplicateFor: "Duplizieren für",

  planFacts: "Norden und Maßstab",
  north: "Norden, Grad",
  northHint: "Von oben im Uhrzeigersinn: 90 ist rechts.",
  scale: "Maßstab",
  noScale: "Noch nicht gemessen. Drücken Sie zwei Punkte, deren Abstand Sie kennen.",
  scaleOf: "1 m ist {n} px.",
  measure: "Zwei Punkte messen",
  measureAgain: "Neu messen",
  hintMeasure: "Drücken Sie zwei Punkte. Mit Tasten: Pfeile und Enter. Esc lässt es.",
  length: "Dazwischen, m",
  lengthHint: "Wie viele Meter liegen zwischen den zwei Punkten?",
  keepLength: "Maßstab sichern",

  choosePage: "Welche Seite der PDF?",
  pageOf: "Seite {n}",
};
