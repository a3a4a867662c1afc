/** A building for computing shadows: vertical walls from the ground to the roof, over an outline. */
export type Volume = {
  /** Id of the tower it belongs to; missing for a neighbouring building that only casts a shadow. */
  readonly tower?: string;
  /** SVG path data on the site plan, in metres: x to the right, y downwards; the plan's top is north unless `northDeg` is set. */
  readonly outline: string;
  readonly heightM: number;
};

/** The location of the buildings, for the hours of sun; degrees. */
export type GeoLocation = {
  /** North is positive. */
  readonly lat: number;
  /** East is positive. */
  readonly lon: number;
  /** Degrees clockwise from the site plan's top to north. */
  readonly northDeg: number;
  /** IANA name of the time zone: `Europe/Belgrade`; if missing, solar time is shown. */
  readonly timeZone?: string;
  readonly volumes: readonly Volume[];
};
