type Rendition = { readonly width: number; readonly quality: number };

/**
 * The files of every page. There are many pages and the entire folder must stay under 22 MB: nearly every browser supports AVIF, so WebP
 * has a single width and JPEG, the last resort, only the width that defines the picture's size.
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
