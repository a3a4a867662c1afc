/** A part of a picture, by its edges as fractions of the picture's width and height. */
export type PictureCrop = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The layout in px of a headline over the picture of all buildings in a window, as in demo/styles/pages.css. */
type View = {
  readonly name: "phone" | "tablet" | "laptop";
  readonly width: number;
  /** The largest height of the picture: a taller one is cropped equally above and below. */
  readonly maxHeight: number;
  readonly fontSize: number;
  readonly maxLineWidth: number;
  /** The position of the headline. */
  readonly left: number;
  readonly top: number;
  /** Whether text covers the whole width, as the sentence next to the headline reaches to the right margin. */
  readonly isFull: boolean;
};

/** The layouts in windows of 390 × 844, 820 × 1180 and 1440 × 900. */
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

/** The widths of a headline's lines in px. */
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
 * The part of a picture of this width and height that a headline covers in a window; its bottom is above 1 if the picture is too low for
 * the headline.
 */
export function headlineCrop(
  headline: string,
  { width, height }: { width: number; height: number },
  view: View,
): PictureCrop {
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
