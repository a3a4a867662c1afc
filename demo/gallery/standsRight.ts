type Sized = { readonly width: number; readonly height: number };

/** The gap under a picture, in widths of a column: about 24 px of 600. */
const gap = 0.04;

/**
 * Deals pictures out to the two columns of a masonry, each to the shorter one so far: for every picture whether it stands right.
 * It needs nothing but the pictures' sizes, so that both columns stand before any picture has come.
 */
export function standsRight(pictures: readonly Sized[]): readonly boolean[] {
  let [left, right] = [0, 0];
  return pictures.map(({ width, height }) => {
    const isRight = right < left;
    if (isRight) right += height / width + gap;
    else left += height / width + gap;
    return isRight;
  });
}
