/** How much of its element's width a picture takes, in percent: the first entry whose width the element has counts. */
export type Shares = readonly { readonly fromPx: number; readonly percent: number }[];

export const wholeWidth: Shares = [{ fromPx: 0, percent: 100 }];

/** Words stand beside it in the split of the tower and the apartment (TowerScreen.css, ApartmentScreen.css). */
export const besideWords: Shares = [
  { fromPx: 900, percent: 65 },
  { fromPx: 0, percent: 100 },
];

/** The cover of a tall box by the wide poster of a tour (TourFrame.css). */
export const tourPoster: Shares = [
  { fromPx: 900, percent: 65 },
  { fromPx: 600, percent: 100 },
  { fromPx: 0, percent: 158 },
];

const stepPx = 40;

/**
 * The width that pictures are chosen by, in px: the element's, in steps, so that a window that is dragged does not ask at every px.
 * `undefined` where the element is as wide as its window: there the window's own width says the same, as it does in markup
 * that was written before there was an element.
 */
export function widthForPictures(elementPx: number, windowPx: number): number | undefined {
  return elementPx > 0.9 * windowPx ? undefined : Math.ceil(elementPx / stepPx) * stepPx;
}

/** The `sizes` of a picture in an element of this width, or of its window's where that is `undefined`. */
export function pictureSizes(shares: Shares, widthPx: number | undefined): string {
  if (widthPx === undefined)
    return shares.map(({ fromPx, percent }) => `${fromPx ? `(min-width: ${fromPx}px) ` : ""}${percent}vw`).join(", ");
  const { percent = 100 } = shares.find(({ fromPx }) => widthPx >= fromPx) ?? {};
  return `${Math.ceil((widthPx * percent) / 100)}px`;
}
