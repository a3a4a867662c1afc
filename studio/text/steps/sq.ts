import { sq as settings } from "../settings/sq.ts";

/** What a step did, for "Undo: …", by the name of the change. */
export const steps = {
  importList: "lista nga skedari",
  homes: "banesat",
  paste: "ngjitja",
  remove: "heqja",
  addHomes: "banesat e reja",
  addTower: "kulla e re",
  addFloors: "katet e reja",
  plan: "plani i katit",
  separateFloor: "kati i ndarë",
  region: "forma e re",
  draw: "forma",
  moveCorner: "pika e lëvizur",
  moveShape: "forma e zhvendosur",
  addCorner: "pika e re",
  deleteCorner: "pika e hequr",
  fill: "katet e plotësuara",
  picture: "figura",
  words: "teksti i figurës",
  addLayout: "tipi i ri",
  layoutName: "emri i tipit",
  layoutPictures: "figurat e tipit",
  pictureOrder: "radha e figurave",
  removePicture: "figura e hequr",
  layoutPlan: "plani i tipit",
  mirror: "pasqyrimi",
  brochure: "broshura",
  brochurePages: "faqet e broshurës",
  chapters: "kapitujt",
  heldByBrowser: "puna e paruajtur u kthye",
  takenFromFolder: "drafti i dosjes",
  ...settings.steps,
};

/** Parts of a project that are neither tower, storey, plan nor home. */
export const places = {
  contact: "Kontakti",
  inquiry: "Posta",
  site: "Faqja e parë",
  layouts: "Tipi",
  brochure: "Broshura",
  tours: "Vizita",
  name: "Emri",
  ...settings.places,
};
