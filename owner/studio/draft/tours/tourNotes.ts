import type { TourWords } from "../../../../src/project/tourFile.ts";
export type { TourWords } from "../../../../src/project/tourFile.ts";
import type { Point } from "../../../../src/project/types.ts";

/** A way out of a scene, as it was pressed in the picture. */
export type DraftDoor = {
  /** The scene it leads to. */
  readonly to: string;
  /** Degrees to the right of the picture's middle, 0 to 360. */
  readonly yawDeg: number;
  /** From where the visitor stands to the door, in metres. */
  readonly distanceM: number;
};

/** One standing point: a panorama of the owner's, twice as wide as high. */
export type DraftScene = {
  readonly id: string;
  readonly name: TourWords;
  /** The owner's own file, relative to their folder. */
  readonly file: string;
  /** Sides of the file in dots. */
  readonly width: number;
  readonly height: number;
  /** Where the picture's middle looks: degrees, counter-clockwise from the plan's +x. */
  readonly headingDeg: number;
  /** What a visitor sees first: degrees to the right of the picture's middle, 0 to 360. */
  readonly startDeg: number;
  /** Where the visitor stands, in units of the layout's plan. */
  readonly at?: Point;
  readonly doors: readonly DraftDoor[];
};

/** A tour made in the studio, or taken over: of a tour that is only an address there are no notes. */
export type TourNotes = {
  /** The layout that it shows: its plan, its pictures and its name go along. */
  readonly layout?: string;
  /** What a visitor reads over it; the layout's id where it says nothing. */
  readonly title?: TourWords;
  /** The first one is where a visitor starts. */
  readonly scenes?: readonly DraftScene[];
  /** A folder of the owner's with a tour made elsewhere; it goes to where the tour's `url` says. */
  readonly folder?: string;
  /** The owner has agreed that the pages and scripts it brings along run for visitors. */
  readonly allowsScripts?: true;
};

/** Panoramas with fewer dots beside each other are not taken; with fewer than `sharpWidth` they look soft. */
export const leastWidth = 2048;
export const sharpWidth = 4096;

/** Whether a picture goes once round: a dot more or less, as cameras round. */
export const isRound = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  height > 0 && Math.abs(width / height / 2 - 1) < 0.01;

/** Any angle in degrees as 0 to 360, in tenths. */
export const turned = (degrees: number): number => (Math.round((((degrees % 360) + 360) % 360) * 10) / 10) % 360;

/** The heading on the plan of what lies at a yaw of a scene's picture, and back: each is the other's own inverse. */
export const planAngle = ({ headingDeg }: Pick<DraftScene, "headingDeg">, degrees: number): number =>
  turned(headingDeg - degrees);
