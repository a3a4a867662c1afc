import type { TourNames } from "../../../../src/project/tourFile.ts";
export type { TourNames as TourWords } from "../../../../src/project/tourFile.ts";
import type { Point } from "../../../../src/project/types.ts";

/** A door of a scene, as it was pressed in the picture. */
export type DraftDoor = {
  /** The scene it leads to. */
  readonly to: string;
  /** Degrees to the right of the picture's middle, 0 to 360. */
  readonly yawDeg: number;
  /** The distance from the visitor's position to the door, in metres. */
  readonly distanceM: number;
};

/** One viewpoint: a panorama of the owner's, twice as wide as high. */
export type DraftScene = {
  readonly id: string;
  readonly name: TourNames;
  /** The owner's own file, relative to their folder. */
  readonly file: string;
  /** Size of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** The heading of the picture's middle: degrees, counter-clockwise from the plan's +x. */
  readonly headingDeg: number;
  /** The initial view: degrees to the right of the picture's middle, 0 to 360. */
  readonly startDeg: number;
  /** The visitor's position, in units of the layout's plan. */
  readonly at?: Point;
  readonly doors: readonly DraftDoor[];
};

/** A tour made in the studio, or imported: a tour that is only an address has no notes. */
export type TourNotes = {
  /** The layout that it shows, along with its plan, pictures and name. */
  readonly layout?: string;
  /** The tour's title; defaults to the layout's id. */
  readonly title?: TourNames;
  /** The first one is where a visitor starts. */
  readonly scenes?: readonly DraftScene[];
  /** A folder of the owner's with a tour made elsewhere; it is published at the tour's `url`. */
  readonly folder?: string;
  /** The owner has agreed that its own pages and scripts run for visitors. */
  readonly allowsScripts?: true;
};

/** Panoramas with fewer pixels across are not accepted; below `sharpWidth` they look soft. */
export const minWidth = 2048;
export const sharpWidth = 4096;

/** Whether a picture is a full sphere, give or take a pixel, as cameras round. */
export const isRound = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  height > 0 && Math.abs(width / height / 2 - 1) < 0.01;

/** Any angle in degrees as 0 to 360, in tenths. */
export const turned = (degrees: number): number => (Math.round((((degrees % 360) + 360) % 360) * 10) / 10) % 360;

/** Converts between a yaw in a scene's picture and its heading on the plan; each function is the inverse of the other. */
export const planAngle = ({ headingDeg }: Pick<DraftScene, "headingDeg">, degrees: number): number =>
  turned(headingDeg - degrees);
