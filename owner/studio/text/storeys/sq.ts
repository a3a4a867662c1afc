import type { StoreyTexts } from "./storeyTexts.ts";

export const storeys: StoreyTexts = {
  skipToWork: "Te puna",
  panel: "Hollësitë",
  towersCounted: "{n} {n:kullë|kulla}",
  floorNumber: "Numri",
  floorTaken: "Kjo kullë e ka tashmë një kat me atë numër.",
  floorLabel: "Emri për vizitorët",
  floorLabelHint: "Për shembull Përdhesa, ose 12A; pa emër lexohet numri.",
  floorsUnread: "Shkruani dy numra të plotë nga −20 deri në 300, më i ulëti i pari.",
  numbersFaults: {
    tooMany: "{text}: janë më shumë se {n} përnjëherë.",
    backwards: "{text}: numri i parë është më i madh se i fundit.",
  },
  fromPrice: "nga {price}",
  otherShape: "Fotoja e re ka përmasa të tjera: format mund të mos përshtaten më. Shikojini një nga një.",
  undoBrings: "Kthehet me «Ktheje».",
  losses: {
    floor: "{n} {n:kat|kate}",
    home: "{n} {n:banesë|banesa}",
    region: "{n} {n:formë|forma}",
    volume: "{n} {n:lartësi ndërtese|lartësi ndërtesash}",
    view: "{n} {n:pamje|pamje}",
    layoutOfHome: "{n} {n:banesë mbetet|banesa mbeten} pa tip",
    mirrorOfLayout: "{n} {n:tip nuk pasqyron|tipa nuk pasqyrojnë} më asgjë",
    storeyOfHome: "{n} {n:banesë nuk arrin|banesa nuk arrijnë} më te ai kat",
    tourOfHome: "{n} {n:banesë mbetet|banesa mbeten} pa vizitë",
    planOfFloor: "{n} {n:kat mbetet|kate mbeten} pa plan",
  },
};
