import type { StartTexts } from "./startTexts.ts";

export const de: StartTexts = {
  title: "Von Bildern zu Wohnungen.",
  lead: "Bilder, Pläne und eine Excel-Liste: daraus wird die Seite, auf der man seine Wohnung wählt.",
  newProject: "Neues Projekt",
  newProjectText: "Wählen Sie den Ordner mit den Bildern. Die Schritte führen Sie.",
  openProject: "Projekt öffnen",
  openProjectText: "Der Ordner oder die Datei project.json.",
  trySample: "Beispiel ausprobieren",
  sampleText: "{towers} Türme, {homes} Wohnungen. Ändern Sie, was Sie wollen.",
  samplePlace: "Ihre Kopie: {folder}",
  opening: "Wird geöffnet…",
  staysHere: "Alles bleibt auf diesem Computer, bis Sie „Veröffentlichen“ drücken.",
  folder: "Pfad des Ordners",
  folderHint: "Der ganze Pfad, etwa /home/arta/Blloku oder C:\\Blloku. Das Studio schreibt nur in diesen Ordner.",
  openFolder: "Ordner öffnen",
  projectName: "Name des Projekts",
  takeOver: "Das Projekt von hier übernehmen",
  takeOverText: "project.json: {towers} Türme, {homes} Wohnungen. Die Datei bleibt, wie sie ist.",
  heldTitle: "Mit der ungesicherten Arbeit weitermachen",
  heldText: "Der Browser hat behalten, was der Ordner nicht genommen hatte.",
  restoreDraft: "Vorige Fassung zurückholen",
  toStart: "Studio, zur Startseite",
  backTo: "Zurück zu {name}",
  elsewhere: "Ein anderer Ordner wurde geöffnet.",
  elsewhereText:
    "Ein anderes Fenster hat {folder} geöffnet. Hier wird nichts mehr gesichert; was noch nicht gesichert war, bleibt im Browser.",
  goThere: "Zu diesem Ordner",
  movedAside:
    "„{from}“ kam mit diesem Ordner und wurde nicht vom Studio auf diesem Computer gemacht. Es heißt jetzt „{to}“; nichts davon wird verwendet, nichts ist verloren.",
};
