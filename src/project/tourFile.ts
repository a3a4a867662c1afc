/** The languages of a tour's names. */
export type TourWords = { readonly sq: string; readonly en: string; readonly de: string };

/** A way out of a scene: `heading` in degrees, counter-clockwise from the plan's +x; `distance` to the opening in metres. */
export type TourLink = {
  readonly to: string;
  readonly heading: number;
  readonly distance: number;
  /** Out of doors: how much higher the other place is, in metres. */
  readonly rise?: number;
};

/** One standing point. Folders are relative to the file and hold preview.webp, full.webp and, with `tiles`, tiles/. */
export type TourScene = {
  readonly id: string;
  readonly name: TourWords;
  readonly folder: string;
  /** Where the middle of the pictures looks: degrees, counter-clockwise from the plan's +x. */
  readonly heading: number;
  /** How far down the first look goes, in degrees; level where it is not told. */
  readonly down?: number;
  /** Width of the sharpest rendition in pixels; the whole sphere is twice as wide as high. */
  readonly width: number;
  readonly tiles: { readonly cols: number; readonly rows: number } | null;
  /** Where one stands, in pixels of the plan; none without a plan. */
  readonly at?: readonly [number, number];
  /** Corners of the room on the plan; none out of doors. */
  readonly room?: readonly (readonly [number, number])[];
  readonly links: readonly TourLink[];
};

/** A picture that shows the same home without a viewer. */
export type TourStill = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: TourWords;
};

/** tour.json beside a tour's page: what the viewer shows. Addresses are relative to the file. Written by `npm run complex`. */
export type TourFile = {
  readonly home: TourWords;
  readonly plan: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly stills: readonly TourStill[];
  /** The first is where a visitor starts; none while the tour's pictures are being made. */
  readonly scenes: readonly TourScene[];
};
