type Sized = { readonly width: number; readonly height: number };

/** Gap below a picture as a share of the column's width (24 px of 600). */
const gap = 0.04;

/**
 * Puts each picture into the shorter of two masonry columns; returns whether it is in the right column. Uses sizes only, so that the layout
 * is known before pictures load.
 */
export function inRightColumn(pictures: readonly Sized[]): readonly boolean[] {
  let [left, right] = [0, 0];
  return pictures.map(({ width, height }) => {
    const isRight = right < left;
    if (isRight) right += height / width + gap;
    else left += height / width + gap;
    return isRight;
  });
}
