/** What a picture is for: how wide it is shown, and how hard it is packed. */
export type Purpose = "stage" | "upright" | "room" | "page";

type Rendition = {
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly jpeg: number;
  /** Of AVIF, WebP, JPEG. */
  readonly quality: readonly [number, number, number];
};

/** Nearly every browser takes AVIF, so WebP comes in fewer widths, and JPEG, the last resort, in one. */
export const renditions: Readonly<Record<Purpose, Rendition>> = {
  stage: { avif: [640, 960, 1440, 2560], webp: [960, 1440], jpeg: 1440, quality: [56, 70, 66] },
  upright: { avif: [440, 660, 880, 1320], webp: [660], jpeg: 880, quality: [54, 66, 62] },
  // The first two are for thumbnails, 96 px wide.
  room: { avif: [112, 224, 480, 800, 1200], webp: [800], jpeg: 1200, quality: [50, 60, 56] },
  page: { avif: [345, 690, 1380], webp: [690], jpeg: 1380, quality: [44, 50, 40] },
};

/** 2 saves 2 % of the bytes and costs half as much time again; 4, as our own pictures have it, ten times. */
export const avifEffort = 1;

/** So many dots are read at all: a picture of 200 megapixels takes more memory than an owner's computer has to spare. */
export const mostPixels = 100_000_000;
