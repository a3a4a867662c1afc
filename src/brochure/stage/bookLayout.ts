/** The sizes of the book, its stage and its buttons, in px. */
export type BookLayout = {
  readonly isDouble: boolean;
  /** Of one page. */
  readonly width: number;
  readonly height: number;
  /** Height of the stage, as CSS. */
  readonly stageHeight: string;
  /** Size of the square buttons beside the book, and their distance from the stage's edge. */
  readonly buttonSize: number;
  readonly buttonInset: number;
  /** Space between the cover of the closed book, which is in the middle, and the button on its right. */
  readonly besideCover: number;
};

/** What the layout depends on, in px. */
export type LayoutRequest = {
  /** Width of the element. */
  readonly width: number;
  /** Width of the box that a page is fitted into (`pageBoxWidth`). */
  readonly boxWidth: number;
  /** Width over height of the pages. */
  readonly ratio: number;
  /** Height of a low window, which book and toolbar have to fit into (`lowWindowHeight`). */
  readonly lowHeight?: number | undefined;
  /** Size of the screen in full screen mode. */
  readonly screen?: ScreenSize | undefined;
};

type ScreenSize = { readonly width: number; readonly height: number };

/** Height of the box that a page is fitted into (docs/developers/specification.md, section 2, "Brochure"). */
const boxHeightPx = 800;
/** The page's box in windows less than 800 px wide: on phones. */
const phoneBoxWidthPx = 300;
const [minButtonPx, maxButtonPx] = [28, 64];
/** Space above and below the book. */
const marginPx = 24;
/** Space for the toolbar in full screen mode. */
const fullScreenToolbarPx = 88;
/** In a lower window the whole box and the toolbar do not fit. */
const minWindowHeightPx = 860;
/** A lower window is that of a phone in landscape. */
const minPortraitHeightPx = 500;
/** In a narrower element the toolbar is compact: a row of four, with rare actions in the panel "more". */
export const minFullToolbarPx = 960;

/**
 * The layout of the book: pages are fitted into the specified box without distortion, two side by side if there is space. Sizes are rounded
 * down: a page of the server markup that grew by a fraction of a pixel would count as a late largest contentful paint.
 */
export function bookLayout(request: LayoutRequest): BookLayout {
  const { width: elementWidth, boxWidth, ratio, lowHeight, screen } = request;
  if (screen) return fullScreenLayout(screen, ratio);
  if (lowHeight !== undefined) return lowWindowLayout(request, lowHeight);
  const isPhone = boxWidth <= phoneBoxWidthPx;
  const fittedWidth = Math.min(boxWidth, boxHeightPx * ratio);
  const isDouble = !isPhone && elementWidth >= 2 * (fittedWidth + minButtonPx);
  const width = Math.floor(isDouble ? fittedWidth : Math.min(fittedWidth, elementWidth - 2 * minButtonPx));
  const height = Math.floor(width / ratio);
  const heightWithMargins = height + 2 * marginPx;
  const isFullSize = !isPhone && width >= Math.floor(fittedWidth);
  // On a phone the stage fills the window, up to the specified height, so that the toolbar below it is within thumb reach.
  const stageHeight = isFullSize
    ? `${Math.max(heightWithMargins, boxHeightPx)}px`
    : isPhone
      ? `max(${heightWithMargins}px, min(${boxHeightPx}px, var(--k-window-height) - 120px))`
      : `${heightWithMargins}px`;
  return { isDouble, width, height, stageHeight, ...buttonLayout(elementWidth, isDouble ? 2 * width : width) };
}

/**
 * The height of the window if it is too low for the whole box and the toolbar: on computers and tablets, and on phones in landscape.
 * `undefined` if it is high enough, or if `windowHeight` is `undefined` because the window is as high as its content.
 */
export function lowWindowHeight(boxWidth: number, windowHeight: number | undefined): number | undefined {
  const minHeight = boxWidth > phoneBoxWidthPx ? minWindowHeightPx : minPortraitHeightPx;
  return windowHeight !== undefined && windowHeight < minHeight ? windowHeight : undefined;
}

/** Two pages if they fit side by side, even on a phone, as high as the window allows. */
function lowWindowLayout({ width: elementWidth, boxWidth, ratio }: LayoutRequest, windowHeight: number): BookLayout {
  const isLandscapePhone = windowHeight < minPortraitHeightPx;
  const toolbarHeight = elementWidth < minFullToolbarPx ? 59 : 75;
  const stageHeight = Math.max(200, windowHeight - (isLandscapePhone ? 44 : 72) - toolbarHeight);
  const fittedWidth = Math.min(boxWidth, (stageHeight - (isLandscapePhone ? 16 : 2 * marginPx)) * ratio);
  const isDouble = elementWidth >= 2 * (fittedWidth + minButtonPx);
  const width = Math.floor(isDouble ? fittedWidth : Math.min(fittedWidth, elementWidth - 2 * minButtonPx));
  const height = Math.floor(width / ratio);
  return {
    isDouble,
    width,
    height,
    stageHeight: `${stageHeight}px`,
    // Buttons at the edge: nearer to the book one of them would cover the actions beside the cover.
    ...buttonLayout(elementWidth, isDouble ? 2 * width : width, 0),
  };
}

/** Pages as large as the screen allows: two in landscape, one in portrait. */
function fullScreenLayout(screen: ScreenSize, ratio: number): BookLayout {
  const isDouble = screen.width > screen.height;
  const stageHeight = screen.height - fullScreenToolbarPx;
  const besideBook = screen.width >= 800 ? 2 * (maxButtonPx + 8) : 2 * minButtonPx;
  const maxWidth = (screen.width - besideBook) / (isDouble ? 2 : 1);
  const width = Math.floor(Math.min((stageHeight - marginPx) * ratio, maxWidth));
  const height = Math.floor(width / ratio);
  return {
    isDouble,
    width,
    height,
    stageHeight: `${stageHeight}px`,
    ...buttonLayout(screen.width, isDouble ? 2 * width : width),
  };
}

type ButtonLayout = Pick<BookLayout, "buttonSize" | "buttonInset" | "besideCover">;

/**
 * Size and position of the buttons beside the book; `bookWidth`: of the open book. `inset` is their distance from the edge; by default
 * they are 32 px from the book or, where there is less space, halfway between book and edge.
 */
function buttonLayout(elementWidth: number, bookWidth: number, inset?: number): ButtonLayout {
  const side = (elementWidth - bookWidth) / 2;
  const buttonSize = Math.round(Math.max(minButtonPx, Math.min(maxButtonPx, side)));
  const buttonInset = inset ?? Math.max(0, Math.round(Math.max((side - buttonSize) / 2, side - buttonSize - 32)));
  return { buttonSize, buttonInset, besideCover: side + bookWidth / 4 - buttonInset - buttonSize };
}

/** Width of a page's box in px, by the width of the window (docs/developers/specification.md, section 2, "Brochure"). */
export function pageBoxWidth(windowWidth: number): 690 | 600 | 300 {
  if (windowWidth >= 1500) return 690;
  return windowWidth >= 800 ? 600 : phoneBoxWidthPx;
}
