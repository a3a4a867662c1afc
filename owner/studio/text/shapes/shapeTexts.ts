/** What an owner reads where a shape is moved whole, a plan is measured, and a page of a PDF becomes a picture; `{name}` is a place for a value. */
export type ShapeTexts = {
  /** The frame around a shape, for readers. */
  readonly wholeShape: string;
  readonly frameCorner: string;
  readonly placeAndSize: string;
  readonly width: string;
  readonly height: string;
  readonly snapToWalls: string;
  readonly caughtAtWall: string;
  /** Two regions that lie over each other, by their labels. */
  readonly overlapHere: string;
  readonly overlapTooMuch: string;
  readonly gapHere: string;
  readonly joinAtWall: string;
  readonly joinInOneLine: string;
  readonly drawAnew: string;
  readonly measuredArea: string;
  readonly mirrorHere: string;
  readonly duplicateFor: string;

  readonly planFacts: string;
  readonly north: string;
  readonly northHint: string;
  readonly scale: string;
  readonly noScale: string;
  readonly scaleOf: string;
  readonly measure: string;
  readonly measureAgain: string;
  readonly hintMeasure: string;
  readonly length: string;
  readonly lengthHint: string;
  readonly keepLength: string;

  readonly choosePage: string;
  readonly pageOf: string;
};
