import type { FileTexts } from "./fileTexts.ts";

export const de: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} liegt außerhalb des Ordners. Kopieren Sie die Datei hinein.",
    pictureReshaped:
      "{file} hat {wide} × {high} Bildpunkte, die Formen sind für {width} × {height} gezeichnet. Wählen Sie das Bild neu.",
  },
  faults: {
    missing: "Die Datei ist nicht im Ordner.",
    notReadable: "Die Datei ist nicht lesbar.",
    fileTooLarge: "Die Datei ist größer als 300 MB.",
    fileChanged: "Eine Datei wurde während des Veröffentlichens geändert. Veröffentlichen Sie noch einmal.",
    pictureDamaged:
      "Das Bild ist abgeschnitten oder beschädigt. Sichern Sie es noch einmal, oder wählen Sie ein anderes.",
    drawingUnsafe: "In der Zeichnung steckt ein Skript. Sichern Sie sie als einfaches SVG.",
    panoramaShape: "Das ist kein Panorama: Es muss doppelt so breit wie hoch sein, mindestens 2048 Bildpunkte.",
    noKey:
      "Dieses Fenster gehört zu einem früheren Start. Öffnen Sie das Studio mit der neuen Adresse, die beim Starten geschrieben wurde.",
    draftChanged: "Der Entwurf im Ordner wurde anderswo geändert. Wählen Sie zuerst oben, welchen Sie behalten.",
  },
};
