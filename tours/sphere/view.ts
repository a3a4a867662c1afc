import type { TourScene } from "../../src/project/tourFile.ts";

/** The size of the view, in CSS pixels. */
export type ViewSize = { readonly width: number; readonly height: number };

/** Where the visitor looks: yaw to the right of the picture's middle and pitch upwards in radians, vertical field of view in degrees. */
export type Camera = { readonly yaw: number; readonly pitch: number; readonly fovDeg: number };

export type Direction = Pick<Camera, "yaw" | "pitch">;

/** A scene with the absolute URL of its folder and, if the page shows it already, its preview. */
export type ShownScene = Pick<TourScene, "id" | "width" | "tiles" | "down"> & {
  readonly folder: string;
  readonly preview: HTMLImageElement | undefined;
};

export type ViewEvents = {
  /** After each frame: the camera or the size may have changed. */
  readonly onDraw: (camera: Camera & ViewSize) => void;
  /** Sharp pictures failed to load; the view continues with the soft preview. */
  readonly onTilesFailed: () => void;
  /** The WebGL context was lost, or restored and the scene drawn again. */
  readonly onContext: (state: "lost" | "restored") => void;
  /** The visitor tried to turn the view by a gesture that scrolls the page around it. */
  readonly onHint: (hint: "twoFingers" | "ctrlWheel") => void;
  /** The orientation sensor was switched on or off. */
  readonly onSensor: (isOn: boolean) => void;
};

/** The sphere in which the visitor looks around. */
export type TourView = {
  /**
   * Shows a scene; resolves once its first picture is drawn. Rejects with a PictureError if that fails to load, or with an
   * AbortError if another scene is shown before. `door`: the direction in which the visitor leaves the previous scene, if any.
   */
  readonly show: (scene: ShownScene, yaw: number, door?: Direction) => Promise<void>;
  /** Requests again the sharp pictures that failed. */
  readonly retryTiles: () => void;
  readonly camera: () => Camera & ViewSize;
  /** The camera at the end of a turn in progress, so that quick presses add up; otherwise the current camera. */
  readonly destination: () => Camera;
  readonly turnTo: (yaw: number, pitch: number) => void;
  readonly zoom: (direction: 1 | -1) => void;
  /** Whether one finger and the wheel scroll the page around the view. */
  readonly shareScroll: (isShared: boolean) => void;
  readonly toggleSensor: () => Promise<void>;
  /** Releases the WebGL context and removes all listeners. */
  readonly destroy: () => void;
};
