/** Sizes in px. */
export type BookLayout = {
  readonly isDouble: boolean;
  /** Of one page. */
  readonly width: number;
  readonly height: number;
  /** Height of the stage, as CSS. */
  readonly stageHeight: string;
  /** Size of the square buttons beside the book, and their distance from the edge. */
  readonly buttonSize: number;
  readonly buttonInset: number;
  /** From the cover of a closed book, in the middle, to the next button. */
  readonly besideCover: number;
};

export type LayoutRequest = {
  /** Available width for the book. */
  readonly room: number;
  /** Width of a page's box. */
  readonly boxWidth: number;
  /** Width over height of the pages. */
  readonly ratio: number;
  /** Height of the window, if book and footer have to fit into it. */
  readonly lowHeight?: number | undefined;
  /** Size of the screen in full screen mode. */
  readonly screen?: { readonly width: number; readonly height: number } | undefined;
};

/** Height of a page's box (docs/developers/specification.md, section 2, "Brochure"). */
const boxHeight = 800;
const [minButton, maxButton] = [28, 64];
/** Space above and below the book; height of the footer in full screen mode. */
const [margin, foot] = [24, 88];
/** From this window height on the book has its specified box; below the other one a phone is in landscape. */
const [wholeBoxFrom, uprightFrom] = [860, 500];
/** Below this width the footer is a lower row of four buttons. */
export const columnWidth = 960;

/**
 * The layout of the book: pages fitted without distortion into the specified box, two if there is space. Sizes are rounded down:
 * a page of the server markup that grows by a fraction of a pixel would count as a late largest contentful paint.
 */
export function bookLayout(request: LayoutRequest): BookLayout {
  const { room, boxWidth, ratio, lowHeight, screen } = request;
  if (screen) return filling(screen, ratio);
  if (lowHeight !== undefined) return low(request, lowHeight);
  const fitted = Math.min(boxWidth, boxHeight * ratio);
  const isDouble = boxWidth > 300 && room >= 2 * (fitted + minButton);
  const width = Math.floor(isDouble ? fitted : Math.min(fitted, room - 2 * minButton));
  const height = Math.floor(width / ratio);
  const own = height + 2 * margin;
  const isWhole = boxWidth > 300 && width >= Math.floor(fitted);
  // On a phone the box is as high as specified if the screen is, with the footer within thumb reach.
  const stageHeight = isWhole
    ? `${Math.max(own, boxHeight)}px`
    : boxWidth > 300
      ? `${own}px`
      : `max(${own}px, min(${boxHeight}px, var(--k-window-height) - 120px))`;
  return { isDouble, width, height, stageHeight, ...steps(room, isDouble ? 2 * width : width) };
}

/** The height of a window that would crop the box; `undefined` if the box fits, on an upright phone, or if the window's height depends on its content. */
export function heightIfLow(boxWidth: number, windowHeight: number | undefined): number | undefined {
  const isLow = windowHeight !== undefined && windowHeight < (boxWidth > 300 ? wholeBoxFrom : uprightFrom);
  return isLow ? windowHeight : undefined;
}

function low({ room, boxWidth, ratio }: LayoutRequest, windowHeight: number): BookLayout {
  const isOnSide = windowHeight < uprightFrom;
  const stageHeight = Math.max(200, windowHeight - (isOnSide ? 44 : 72) - (room < columnWidth ? 59 : 75));
  const fitted = Math.min(boxWidth, (stageHeight - (isOnSide ? 16 : 2 * margin)) * ratio);
  const isDouble = room >= 2 * (fitted + minButton);
  const width = Math.floor(isDouble ? fitted : Math.min(fitted, room - 2 * minButton));
  const height = Math.floor(width / ratio);
  return {
    isDouble,
    width,
    height,
    stageHeight: `${stageHeight}px`,
    // At the edge, because nearer to the book it would cover the invitation beside the cover.
    ...steps(room, isDouble ? 2 * width : width, 0),
  };
}

function filling(screen: { readonly width: number; readonly height: number }, ratio: number): BookLayout {
  const isDouble = screen.width > screen.height;
  const stageHeight = screen.height - foot;
  const beside = screen.width >= 800 ? 2 * (maxButton + 8) : 2 * minButton;
  const width = Math.floor(Math.min((stageHeight - margin) * ratio, (screen.width - beside) / (isDouble ? 2 : 1)));
  const height = Math.floor(width / ratio);
  return {
    isDouble,
    width,
    height,
    stageHeight: `${stageHeight}px`,
    ...steps(screen.width, isDouble ? 2 * width : width),
  };
}

/** `book`: width of the open book. `inset`: by default near the page if there is much space, otherwise between page and edge. */
function steps(
  room: number,
  book: number,
  inset?: number,
): Pick<BookLayout, "buttonSize" | "buttonInset" | "besideCover"> {
  const side = (room - book) / 2;
  const buttonSize = Math.round(Math.max(minButton, Math.min(maxButton, side)));
  const buttonInset = inset ?? Math.max(0, Math.round(Math.max((side - buttonSize) / 2, side - buttonSize - 32)));
  return { buttonSize, buttonInset, besideCover: side + book / 4 - buttonInset - buttonSize };
}

/** Width of one page's box in px by the width of the window (docs/developers/specification.md, section 2, "Brochure"). */
export function pageWidth(windowWidth: number): 690 | 600 | 300 {
  if (windowWidth >= 1500) return 690;
  return windowWidth >= 800 ? 600 : 300;
}
