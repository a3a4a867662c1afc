import { de as settings } from "../settings/de.ts";

/** What a step did, for "Undo: …", by the name of the change. */
export const steps = {
  importList: "die Liste aus einer Datei",
  homes: "Wohnungen",
  paste: "das Einfügen",
  remove: "das Entfernen",
  addHomes: "neue Wohnungen",
  addTower: "der neue Turm",
  addFloors: "neue Stockwerke",
  plan: "der Plan des Stockwerks",
  separateFloor: "das abgetrennte Stockwerk",
  region: "die neue Form",
  draw: "die Form",
  moveCorner: "eine Ecke bewegt",
  moveShape: "die Form verschoben",
  addCorner: "eine neue Ecke",
  deleteCorner: "eine Ecke entfernt",
  fill: "Stockwerke gefüllt",
  picture: "das Bild",
  words: "der Text des Bildes",
  addLayout: "der neue Typ",
  layoutName: "der Name des Typs",
  layoutPictures: "die Bilder des Typs",
  pictureOrder: "die Reihenfolge der Bilder",
  removePicture: "ein entferntes Bild",
  layoutPlan: "der Plan des Typs",
  mirror: "das Spiegeln",
  brochure: "die Broschüre",
  brochurePages: "die Seiten der Broschüre",
  chapters: "Kapitel",
  heldByBrowser: "ungesicherte Arbeit zurückgeholt",
  takenFromFolder: "Entwurf aus dem Ordner",
  ...settings.steps,
};

/** Parts of a project that are neither tower, storey, plan nor home. */
export const places = {
  contact: "Kontakt",
  inquiry: "Post",
  site: "Startseite",
  layouts: "Typ",
  brochure: "Broschüre",
  tours: "Rundgang",
  name: "Name",
  ...settings.places,
};
