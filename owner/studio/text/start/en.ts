import type { StartTexts } from "./startTexts.ts";

export const en: StartTexts = {
  title: "From pictures to homes.",
  lead: "Pictures, plans and an Excel list: out of them comes the page where people choose their apartment.",
  newProject: "New project",
  newProjectText: "Choose the folder with the pictures. Steps lead you.",
  openProject: "Open a project",
  openProjectText: "The folder or the file project.json.",
  trySample: "Try the sample",
  sampleText: "{towers} towers, {homes} apartments. Change whatever you like.",
  samplePlace: "Your copy: {folder}",
  opening: "Opening…",
  staysHere: "All stays on this computer until you press “Publish”.",
  folder: "Path of the folder",
  folderHint: "The full path, for example /home/arta/Blloku or C:\\Blloku. The studio writes into this folder only.",
  openFolder: "Open the folder",
  projectName: "Name of the project",
  takeOver: "Take over the project that is here",
  takeOverText: "project.json: {towers} towers, {homes} apartments. The file stays as it is.",
  heldTitle: "Go on with the unsaved work",
  heldText: "The browser has kept what the folder had not taken.",
  restoreDraft: "Bring the version before back",
  toStart: "Studio, to the start page",
  backTo: "Back to {name}",
  elsewhere: "Another folder was opened.",
  elsewhereText:
    "Another window has opened {folder}. Nothing is saved here any more; what was not saved yet stays in the browser.",
  goThere: "Go to that folder",
  movedAside:
    "“{from}” came with this folder and was not made by the studio on this computer. It is called “{to}” now; nothing of it is used, and nothing is lost.",
};
