import type { FileTexts } from "./fileTexts.ts";

export const en: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} lies outside the folder. Copy it into the folder.",
    fileUnsafe:
      "“{file}” is not the address of a file in the folder. Rename the file without %, / or \\ in its name, and choose it again.",
    filesLeftOut: "Not published, as no page in a browser needs them: {files} ({count} in all).",
    pictureReshaped:
      "{file} has {wide} × {high} dots, the outlines are drawn for {width} × {height}. Choose the picture anew.",
    drawingCut: "{file}: visitors do not get these parts of the drawing: {what}",
  },
  faults: {
    missing: "The file is not in the folder.",
    notReadable: "The file cannot be read.",
    fileTooLarge: "The file is larger than 300 MB.",
    fileChanged: "A file was changed while it was published. Publish again.",
    pictureDamaged: "The picture is cut off or damaged. Save it again, or choose another.",
    drawingUnsafe: "There is a script in the drawing. Save it as a plain SVG.",
    notTexts: "This file is not a JSON file of texts. Choose one, or remove the field.",
    notForLink: "Write the whole address, beginning with https://, or name a PDF of the folder.",
    drawingEntities: "The drawing has a DOCTYPE with declarations, or entities. Save it as a plain SVG.",
    drawingEncoding: "The drawing is not in UTF-8. Save it again as an SVG in UTF-8.",
    drawingTooComplex: "The drawing is too large or too complex for a browser. Simplify it, or save it as a PNG.",
    panoramaShape: "This is no panorama: it has to be twice as wide as high, 2048 dots or more.",
    noKey: "This window is of an earlier start. Open the studio by the new address, printed when you started it.",
    draftChanged: "The draft in the folder was changed elsewhere. First choose above which one to keep.",
  },
};
