import type { StoreyTexts } from "./storeyTexts.ts";

export const storeys: StoreyTexts = {
  skipToWork: "To the work",
  panel: "Details",
  towersCounted: "{n} {n:tower|towers}",
  floorNumber: "Number",
  floorTaken: "This tower has a floor of that number already.",
  floorLabel: "Name for visitors",
  floorLabelHint: "For example Ground floor, or 12A; without one they read the number.",
  floorsUnread: "Write two whole numbers from −20 to 300, the lower one first.",
  numbersFaults: {
    tooMany: "{text}: that is more than {n} at once.",
    backwards: "{text}: the first number is higher than the last.",
  },
  fromPrice: "from {price}",
  otherShape: "The new picture has another shape: the outlines may no longer fit. Look at each of them.",
  undoBrings: "Undo brings it back.",
  losses: {
    floor: "{n} {n:floor|floors}",
    home: "{n} {n:apartment|apartments}",
    region: "{n} {n:outline|outlines}",
    volume: "{n} {n:height of a building|heights of buildings}",
    view: "{n} {n:outlook|outlooks}",
    layoutOfHome: "{n} {n:apartment stays|apartments stay} without a layout",
    mirrorOfLayout: "{n} {n:layout mirrors|layouts mirror} none any more",
    storeyOfHome: "{n} {n:apartment no longer reaches|apartments no longer reach} that floor",
    tourOfHome: "{n} {n:apartment stays|apartments stay} without a tour",
    planOfFloor: "{n} {n:floor stays|floors stay} without a plan",
  },
};
