import type { StartTexts } from "./startTexts.ts";

export const sq: StartTexts = {
  title: "Nga figurat te banesat.",
  lead: "Foto, plane dhe një listë Excel: prej tyre bëhet faqja ku njerëzit zgjedhin banesën.",
  newProject: "Projekt i ri",
  newProjectText: "Zgjidhni dosjen me foto. Hapat ju prijnë.",
  openProject: "Hap një projekt",
  openProjectText: "Dosja ose skedari project.json.",
  trySample: "Provo me shembullin",
  sampleText: "{towers} kulla, {homes} banesa. Ndryshoni çfarë të doni.",
  samplePlace: "Kopja juaj: {folder}",
  opening: "Duke u hapur…",
  staysHere: "Gjithçka mbetet në këtë kompjuter derisa të shtypni «Publiko».",
  folder: "Rruga e dosjes",
  folderHint: "Rruga e plotë, për shembull /home/arta/Blloku ose C:\\Blloku. Studioja shkruan vetëm në këtë dosje.",
  openFolder: "Hap dosjen",
  projectName: "Emri i projektit",
  takeOver: "Merr projektin që është këtu",
  takeOverText: "project.json: {towers} kulla, {homes} banesa. Skedari mbetet si është.",
  heldTitle: "Vazhdo punën e paruajtur",
  heldText: "Shfletuesi e ka ruajtur atë që dosja nuk e kishte marrë.",
  restoreDraft: "Ktheje versionin e mëparshëm",
  toStart: "Studio, te faqja e fillimit",
  backTo: "Kthehu te {name}",
  elsewhere: "Është hapur një dosje tjetër.",
  elsewhereText:
    "Një dritare tjetër ka hapur {folder}. Këtu nuk ruhet më asgjë; ajo që nuk ishte ruajtur ende mbetet në shfletues.",
  goThere: "Shko te ajo dosje",
  movedAside:
    "«{from}» erdhi bashkë me dosjen dhe nuk e ka bërë Studioja në këtë kompjuter. Tani quhet «{to}»; asgjë prej saj nuk përdoret dhe asgjë nuk humbet.",
};
