import type { FileTexts } from "./fileTexts.ts";

export const sq: FileTexts = {
  problems: {
    fileFault: "{file}: {why}",
    fileOutside: "{file} është jashtë dosjes. Kopjojeni në dosje.",
    fileUnsafe:
      "«{file}» nuk është adresë e një skedari në dosje. Riemërtojeni skedarin pa %, / ose \\ në emër dhe zgjidheni përsëri.",
    filesLeftOut: "Nuk publikohen, sepse asnjë faqe në shfletues nuk i kërkon: {files} (gjithsej {count}).",
    pictureReshaped:
      "{file} ka {wide} × {high} pika, kurse format janë vizatuar për {width} × {height}. Zgjidheni foton edhe një herë.",
    drawingCut: "{file}: këto pjesë të vizatimit vizitorët nuk i marrin: {what}",
  },
  faults: {
    missing: "Skedari nuk është në dosje.",
    notReadable: "Skedari nuk lexohet.",
    fileTooLarge: "Skedari është më i madh se 300 MB.",
    fileChanged: "Një skedar u ndryshua gjatë publikimit. Publikojeni edhe një herë.",
    pictureDamaged: "Fotoja është e prerë ose e dëmtuar. Ruajeni edhe një herë, ose zgjidhni një tjetër.",
    drawingUnsafe: "Në vizatim ka një skript. Ruajeni si SVG të thjeshtë.",
    notTexts: "Ky skedar nuk është skedar JSON me tekste. Zgjidhni një tjetër, ose hiqeni fushën.",
    notForLink: "Shkruani adresën e plotë, që fillon me https://, ose zgjidhni një PDF të dosjes.",
    drawingEntities: "Vizatimi ka një DOCTYPE me deklarime ose entitete. Ruajeni si SVG të thjeshtë.",
    drawingEncoding: "Vizatimi nuk është në UTF-8. Ruajeni edhe një herë si SVG në UTF-8.",
    drawingTooComplex:
      "Vizatimi është tepër i madh ose tepër i ndërlikuar për një shfletues. Thjeshtojeni, ose ruajeni si PNG.",
    panoramaShape: "Kjo nuk është panoramë: gjerësia duhet të jetë sa dyfishi i lartësisë, së paku 2048 pika.",
    noKey: "Kjo dritare është e një nisjeje të mëparshme. Hapeni Studion me adresën e re që u shkrua kur e nisët.",
    draftChanged: "Drafti në dosje u ndryshua diku tjetër. Zgjidhni më parë sipër cilin mbani.",
  },
};
