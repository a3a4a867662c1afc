/** The share of the element's width that a picture takes up, in percent: the first entry whose `fromPx` is at most that width applies. */
export type Shares = readonly { readonly fromPx: number; readonly percent: number }[];

export const wholeWidth: Shares = [{ fromPx: 0, percent: 100 }];

/** A picture with text beside it on the tower and apartment screens (TowerScreen.css, ApartmentScreen.css). */
export const besideWords: Shares = [
  { fromPx: 900, percent: 65 },
  { fromPx: 0, percent: 100 },
];

/** A landscape tour poster that covers a tall box (TourFrame.css). */
export const tourPoster: Shares = [
  { fromPx: 900, percent: 65 },
  { fromPx: 600, percent: 100 },
  { fromPx: 0, percent: 158 },
];

const stepPx = 40;

/**
 * The width in px by which pictures are chosen: the element's width, rounded to steps, so that resizing a window does not load a picture
 * at every px. `undefined` if the element is as wide as its window: `sizes` can then use the window's width, as server markup does.
 */
export function widthForPictures(elementPx: number, windowPx: number): number | undefined {
  return elementPx > 0.9 * windowPx ? undefined : Math.ceil(elementPx / stepPx) * stepPx;
}

/** The `sizes` attribute of a picture in an element of this width; `undefined` means the window's width. */
export function pictureSizes(shares: Shares, widthPx: number | undefined): string {
  if (widthPx === undefined)
    return shares.map(({ fromPx, percent }) => `${fromPx ? `(min-width: ${fromPx}px) ` : ""}${percent}vw`).join(", ");
  const { percent = 100 } = shares.find(({ fromPx }) => widthPx >= fromPx) ?? {};
  return `${Math.ceil((widthPx * percent) / 100)}px`;
}
