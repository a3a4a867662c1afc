import type { ChangeTexts } from "./changeTexts.ts";

export const en: ChangeTexts = {
  problems: "Problems",
  counted: "What changes, {n}",
  forVisitors: "What changes for visitors",
  none: "Nothing changes for visitors.",
  seeEach: "See one by one",
  more: "{n} more",
  noValue: "none",
  kinds: {
    status: "Statuses",
    price: "Prices",
    newHome: "New apartments",
    removedHome: "Removed apartments",
    home: "Facts of apartments",
    newFloor: "New floors",
    removedFloor: "Removed floors",
    outline: "Outlines",
    newPicture: "New pictures",
    removedPicture: "Removed pictures",
    part: "Other parts",
  },
};
