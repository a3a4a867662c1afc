/** What a picture is for: how wide it is shown, and how strongly it is compressed. */
export type Purpose = "stage" | "upright" | "room" | "page";

type Rendition = {
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly jpeg: number;
  /** For AVIF, WebP and JPEG. */
  readonly quality: readonly [number, number, number];
};

/** Nearly every browser supports AVIF, so there are fewer widths of WebP, and only one of JPEG, the last resort. */
export const renditions: Readonly<Record<Purpose, Rendition>> = {
  stage: { avif: [640, 960, 1440, 2560], webp: [960, 1440], jpeg: 1440, quality: [56, 70, 66] },
  upright: { avif: [440, 660, 880, 1320], webp: [660], jpeg: 880, quality: [54, 66, 62] },
  // The first two are for thumbnails, 96 px wide.
  room: { avif: [112, 224, 480, 800, 1200], webp: [800], jpeg: 1200, quality: [50, 60, 56] },
  page: { avif: [345, 690, 1380], webp: [690], jpeg: 1380, quality: [44, 50, 40] },
};

/** Effort 2 saves 2 % of the bytes and takes half as long again; 4, as for our own pictures, takes ten times as long. */
export const avifEffort = 1;

/** The maximum number of pixels read: a picture of 200 megapixels needs more memory than an owner's computer has to spare. */
export const maxPixels = 100_000_000;
