import type { FileTexts } from "./fileTexts.ts";

export const en: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} lies outside the folder. Copy it into the folder.",
    pictureReshaped:
      "{file} has {wide} × {high} dots, the outlines are drawn for {width} × {height}. Choose the picture anew.",
  },
  faults: {
    missing: "The file is not in the folder.",
    notReadable: "The file cannot be read.",
    fileTooLarge: "The file is larger than 300 MB.",
    fileChanged: "A file was changed while it was published. Publish again.",
    pictureDamaged: "The picture is cut off or damaged. Save it again, or choose another.",
    drawingUnsafe: "There is a script in the drawing. Save it as a plain SVG.",
    panoramaShape: "This is no panorama: it has to be twice as wide as high, 2048 dots or more.",
    noKey: "This window is of an earlier start. Open the studio by the new address, printed when you started it.",
    draftChanged: "The draft in the folder was changed elsewhere. First choose above which one to keep.",
  },
};
