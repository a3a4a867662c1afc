/** What a visitor can read in the page of a 360 tour. */
export type TourTexts = {
  readonly loading: string;
  readonly view: string;
  readonly keys: string;
  readonly goTo: string;
  readonly here: string;
  readonly plan: string;
  readonly rooms: string;
  readonly places: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fullScreen: string;
  readonly fullScreenEnd: string;
  readonly sensor: string;
  readonly twoFingers: string;
  readonly ctrlWheel: string;
  readonly noScenes: string;
  readonly noWebGl: string;
  readonly sceneFailed: string;
  readonly sharpFailed: string;
  readonly tourFailed: string;
  readonly contextLost: string;
  readonly retry: string;
  readonly stills: string;
  readonly stillsEnd: string;
  readonly resume: string;
};
