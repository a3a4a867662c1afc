import { en as settings } from "../settings/en.ts";

/** What a step did, for "Undo: …", by the name of the change. */
export const steps = {
  importList: "the list from a file",
  homes: "apartments",
  paste: "the paste",
  remove: "the removal",
  addHomes: "new apartments",
  addTower: "the new tower",
  addFloors: "new floors",
  plan: "the floor’s plan",
  separateFloor: "the separated floor",
  region: "the new outline",
  draw: "the outline",
  moveCorner: "a corner moved",
  moveShape: "the outline moved",
  addCorner: "a new corner",
  deleteCorner: "a corner removed",
  fill: "floors filled",
  picture: "the picture",
  words: "the picture’s text",
  addLayout: "the new layout",
  layoutName: "the layout’s name",
  layoutPictures: "the layout’s pictures",
  pictureOrder: "the order of pictures",
  removePicture: "a picture removed",
  layoutPlan: "the layout’s plan",
  mirror: "the mirroring",
  brochure: "the brochure",
  brochurePages: "the brochure’s pages",
  chapters: "chapters",
  heldByBrowser: "unsaved work brought back",
  takenFromFolder: "the folder’s draft",
  ...settings.steps,
};

/** Parts of a project that are neither tower, storey, plan nor home. */
export const places = {
  contact: "Contact",
  inquiry: "Mail",
  site: "Front page",
  layouts: "Layout",
  brochure: "Brochure",
  tours: "Tour",
  name: "Name",
  ...settings.places,
};
