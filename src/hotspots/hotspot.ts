import type { Outline, Picture, Point } from "../project/types.ts";

/** One region of a picture, ready to be shown, in the visitor's language. */
export type Hotspot = {
  readonly id: string;
  readonly outline: Outline;
  /** Duration of the highlight's fade, ms. */
  readonly fadeMs: number;
  /** Accessible name with facts: "Kati 3, 10 banesa". */
  readonly name: string;
  /** The region's label in the project file: "Right Terrace". For scripts and style sheets, not part of the accessible name. */
  readonly label?: string;
  /** The label beside the region while it is highlighted. */
  readonly title: string;
  readonly note: string;
  /** As specified, hover works and one press opens, also below 1024 px. */
  readonly hoverOnNarrow: boolean;
  /** Hatched: "E shitur". */
  readonly status?: "reserved" | "sold" | "notReleased" | undefined;
  /** Number of matching apartments; dimmed at 0. Missing without a filter. */
  readonly count?: number | undefined;
  /** Position of the lettering, in picture units. */
  readonly at?: Point | undefined;
  /** The page's address of the region's target. */
  readonly href?: string | undefined;
};

/** A picture with regions whose outlines are in its units. */
export type Drawing = { readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** A rectangle, in picture units or in px of the stage. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The size of the stage in px, the visible part of the picture, and the regions. */
export type Scene = {
  readonly size: { readonly width: number; readonly height: number };
  readonly view: Box;
  readonly hotspots: readonly Hotspot[];
  /** Bounding boxes of the hotspots, in picture units. */
  readonly boxes: readonly Box[];
  readonly tone: "site" | "tower" | "plan";
};

/** A box on the picture that belongs to a region, px of the stage. */
export type Obstacle = { readonly id: string; readonly box: Box };
