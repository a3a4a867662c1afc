import type { TourScene } from "../../src/project/tourFile.ts";

/** The view on the screen, in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Where the visitor looks: radians, yaw to the right of the picture's middle, pitch upwards; fov is the upright angle in degrees. */
export type Look = { readonly yaw: number; readonly pitch: number; readonly fovDeg: number };

export type Direction = Pick<Look, "yaw" | "pitch">;

/** A scene with its folder as an absolute address, and its preview where the page has it already. */
export type ShownScene = Pick<TourScene, "id" | "width" | "tiles" | "down"> & {
  readonly folder: string;
  readonly preview: HTMLImageElement | undefined;
};

export type ViewEvents = {
  /** Something was drawn: the look or the size may have changed. */
  readonly onDraw: (look: Look & Size) => void;
  /** The sharp picture of the scene did not come; the view goes on with the soft one. */
  readonly onSharpFailed: () => void;
  readonly onContext: (state: "lost" | "back") => void;
  /** The visitor tried to turn the view in a way that belongs to the page around it. */
  readonly onHint: (hint: "twoFingers" | "ctrlWheel") => void;
  readonly onSensor: (isOn: boolean) => void;
};

/** The sphere to look around in. */
export type View = {
  /**
   * Shows a scene; settles once its first picture is drawn. Rejects with a PictureError. `door`: where in the scene before the visitor
   * walks, if anywhere.
   */
  readonly show: (scene: ShownScene, yaw: number, door?: Direction) => Promise<void>;
  /** Asks for the sharp pictures again. */
  readonly sharpen: () => void;
  readonly look: () => Look & Size;
  readonly turnTo: (yaw: number, pitch: number) => void;
  readonly zoom: (direction: 1 | -1) => void;
  /** Whether a page is scrolled by one finger and the wheel around the view. */
  readonly shareScroll: (isShared: boolean) => void;
  readonly toggleSensor: () => Promise<void>;
  /** Gives the WebGL context and every listener back. */
  readonly destroy: () => void;
};
