import type { FileTexts } from "./fileTexts.ts";

export const de: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} liegt außerhalb des Ordners. Kopieren Sie die Datei hinein.",
    fileUnsafe:
      "„{file}“ ist keine Adresse einer Datei im Ordner. Benennen Sie die Datei ohne %, / oder \\ im Namen um, und wählen Sie sie neu.",
    filesLeftOut: "Wird nicht veröffentlicht, weil keine Seite im Browser es braucht: {files} (insgesamt {count}).",
    pictureReshaped:
      "{file} hat {wide} × {high} Bildpunkte, die Formen sind für {width} × {height} gezeichnet. Wählen Sie das Bild neu.",
    drawingCut: "{file}: Diese Teile der Zeichnung bekommen Besucher nicht: {what}",
  },
  faults: {
    missing: "Die Datei ist nicht im Ordner.",
    notReadable: "Die Datei ist nicht lesbar.",
    fileTooLarge: "Die Datei ist größer als 300 MB.",
    fileChanged: "Eine Datei wurde während des Veröffentlichens geändert. Veröffentlichen Sie noch einmal.",
    pictureDamaged:
      "Das Bild ist abgeschnitten oder beschädigt. Sichern Sie es noch einmal, oder wählen Sie ein anderes.",
    drawingUnsafe: "In der Zeichnung steckt ein Skript. Sichern Sie sie als einfaches SVG.",
    notTexts: "Diese Datei ist keine JSON-Datei mit Texten. Wählen Sie eine andere, oder entfernen Sie das Feld.",
    notForLink: "Schreiben Sie die ganze Adresse, beginnend mit https://, oder nennen Sie ein PDF des Ordners.",
    drawingEntities:
      "Die Zeichnung hat einen DOCTYPE mit Deklarationen oder Entitäten. Sichern Sie sie als einfaches SVG.",
    drawingEncoding: "Die Zeichnung ist nicht in UTF-8. Sichern Sie sie noch einmal als SVG in UTF-8.",
    drawingTooComplex:
      "Die Zeichnung ist zu groß oder zu aufwendig für einen Browser. Vereinfachen Sie sie, oder sichern Sie sie als PNG.",
    panoramaShape: "Das ist kein Panorama: Es muss doppelt so breit wie hoch sein, mindestens 2048 Bildpunkte.",
    noKey:
      "Dieses Fenster gehört zu einem früheren Start. Öffnen Sie das Studio mit der neuen Adresse, die beim Starten geschrieben wurde.",
    draftChanged: "Der Entwurf im Ordner wurde anderswo geändert. Wählen Sie zuerst oben, welchen Sie behalten.",
  },
};
