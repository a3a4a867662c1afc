import type { FileTexts } from "./fileTexts.ts";

export const sq: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} është jashtë dosjes. Kopjojeni në dosje.",
    pictureReshaped:
      "{file} ka {wide} × {high} pika, kurse format janë vizatuar për {width} × {height}. Zgjidheni foton edhe një herë.",
  },
  faults: {
    missing: "Skedari nuk është në dosje.",
    notReadable: "Skedari nuk lexohet.",
    fileTooLarge: "Skedari është më i madh se 300 MB.",
    fileChanged: "Një skedar u ndryshua gjatë publikimit. Publikojeni edhe një herë.",
    pictureDamaged: "Fotoja është e prerë ose e dëmtuar. Ruajeni edhe një herë, ose zgjidhni një tjetër.",
    drawingUnsafe: "Në vizatim ka një skript. Ruajeni si SVG të thjeshtë.",
    panoramaShape: "Kjo nuk është panoramë: gjerësia duhet të jetë sa dyfishi i lartësisë, së paku 2048 pika.",
    noKey: "Kjo dritare është e një nisjeje të mëparshme. Hapeni Studion me adresën e re që u shkrua kur e nisët.",
    draftChanged: "Drafti në dosje u ndryshua diku tjetër. Zgjidhni më parë sipër cilin mbani.",
  },
};
