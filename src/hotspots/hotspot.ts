import type { Outline, Picture, Point } from "../project/types.ts";

/** One region of a picture, ready to be shown: all words are already in the visitor's language. */
export type Hotspot = {
  readonly id: string;
  readonly outline: Outline;
  /** How long its highlight takes to come and go, ms. */
  readonly fadeMs: number;
  /** Accessible name with facts: "Kati 3, 10 banesa". */
  readonly name: string;
  /** What the plan's file calls the region: "Right Terrace". For scripts and style sheets, no part of the name. */
  readonly label?: string;
  /** The label beside it while it is highlighted. */
  readonly title: string;
  readonly note: string;
  /** Specification: hover acts and one press opens, also under 1024 px. */
  readonly hoverOnNarrow: boolean;
  /** Hatched, and why: "E shitur". */
  readonly status?: "reserved" | "sold" | "notReleased" | undefined;
  /** How many of its apartments match the filter; dimmed at 0. Missing where there is no filter. */
  readonly count?: number | undefined;
  /** Where it is lettered, in picture units. */
  readonly at?: Point | undefined;
  /** The page's own address of what it leads to. */
  readonly href?: string | undefined;
};

/** A picture with the regions that are outlined in its units. */
export type Drawing = { readonly picture: Picture; readonly hotspots: readonly Hotspot[] };

/** A rectangle, in picture units or in px of the stage. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What is painted on: the stage's size in px, the part of the picture it shows, and the regions. */
export type Scene = {
  readonly size: { readonly width: number; readonly height: number };
  readonly view: Box;
  readonly hotspots: readonly Hotspot[];
  /** Of the hotspots, in picture units. */
  readonly boxes: readonly Box[];
  readonly tone: "site" | "tower" | "plan";
};

/** Something that belongs to a region and stands on its picture, px of the stage. */
export type Mark = { readonly id: string; readonly box: Box };
