/** A part of a picture, each side as a share of its width or height. */
export type PictureRegion = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Sizes in px of a headline on the picture of all buildings, as demo/styles/pages.css lays it out in a window. */
type View = {
  readonly name: "phone" | "tablet" | "laptop";
  readonly width: number;
  /** The largest height of the picture, which is cropped equally above and below. */
  readonly maxHeight: number;
  readonly fontSize: number;
  readonly maxLineWidth: number;
  /** The position of the headline. */
  readonly left: number;
  readonly top: number;
  /** Whether the sentence next to the headline reaches to the right margin, so that the region does, too. */
  readonly isFull: boolean;
};

/** Windows of 390 × 844, 820 × 1180 and 1440 × 900. */
export const headlineViews: readonly View[] = [
  { name: "phone", width: 390, maxHeight: Infinity, fontSize: 64, maxLineWidth: 350, left: 20, top: 72, isFull: false },
  {
    name: "tablet",
    width: 820,
    maxHeight: Infinity,
    fontSize: 84,
    maxLineWidth: 740,
    left: 40,
    top: 72,
    isFull: false,
  },
  { name: "laptop", width: 1440, maxHeight: 804, fontSize: 112, maxLineWidth: 1008, left: 48, top: 76, isFull: true },
];

/** The average width of a letter, and the height of a line, relative to the font size. */
const [letterWidth, lineHeight] = [0.4, 0.96];

/** The lines of a headline, each as its width in px. */
function linesOf(headline: string, { fontSize: letters, maxLineWidth: line }: View): readonly number[] {
  const widthOf = (text: string) => text.length * letters * letterWidth;
  const lines: string[] = [];
  for (const word of headline.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= line) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(widthOf);
}

/**
 * Where a headline stands on a picture of this width and height in a window; its bottom is beyond 1 if the picture is too low for it.
 */
export function headlineRegion(
  headline: string,
  { width, height }: { width: number; height: number },
  view: View,
): PictureRegion {
  const lines = linesOf(headline, view);
  const fullHeight = (view.width * height) / width;
  const croppedAbove = Math.max(0, fullHeight - view.maxHeight) / 2;
  const bottom = view.top + lines.length * lineHeight * view.fontSize;
  const right = view.isFull ? view.width - view.left : view.left + Math.min(view.maxLineWidth, Math.max(0, ...lines));
  return {
    left: view.left / view.width,
    top: (view.top + croppedAbove) / fullHeight,
    right: right / view.width,
    bottom: (bottom + croppedAbove) / fullHeight,
  };
}
