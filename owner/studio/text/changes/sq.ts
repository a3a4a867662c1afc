import type { ChangeTexts } from "./changeTexts.ts";

export const sq: ChangeTexts = {
  problems: "Problemet",
  counted: "Çfarë ndryshon, {n}",
  forVisitors: "Çfarë ndryshon për vizitorin",
  none: "Asgjë nuk ndryshon për vizitorin.",
  seeEach: "Shihi një nga një",
  more: "edhe {n}",
  noValue: "pa",
  kinds: {
    status: "Gjendje banesash",
    price: "Çmime",
    newHome: "Banesa të reja",
    removedHome: "Banesa të hequra",
    home: "Të dhëna banesash",
    newFloor: "Kate të reja",
    removedFloor: "Kate të hequra",
    outline: "Forma",
    newPicture: "Foto të reja",
    removedPicture: "Foto të hequra",
    part: "Pjesë të tjera",
  },
};
