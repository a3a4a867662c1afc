/** An element of a drawing that is published, with what was taken of it. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly children: (SvgElement | string)[];
};
