type Rendition = { readonly width: number; readonly quality: number };

/**
 * The files of every page. Pages are many and the whole folder stays under 22 MB: nearly every browser takes AVIF, so WebP
 * comes in one width and JPEG, the last resort, in the one that tells the picture's size.
 */
export const renditions = {
  avif: [
    { width: 345, quality: 46 },
    { width: 690, quality: 47 },
    { width: 1380, quality: 33 },
  ],
  webp: [{ width: 690, quality: 48 }],
  jpg: [{ width: 1380, quality: 20 }],
} as const satisfies Readonly<Record<string, readonly Rendition[]>>;
