/** Why something of a file gives no outline. */
export type LeftOutReason =
  | "noNumber"
  | "twice"
  | "notPicture"
  | "tooLarge"
  | "otherFrame"
  | "nothingColoured"
  | "opaque"
  | "noHome"
  | "nameless";

/** What an owner reads where outlines come from pictures, drawings and other outlines; `{name}` is a place for a value. */
export type TracingTexts = {
  readonly shapesFrom: string;
  readonly overlays: Readonly<Record<"site" | "tower" | "plan", string>>;
  readonly overlaysHint: Readonly<Record<"site" | "tower" | "plan", string>>;
  readonly drawing: string;
  readonly drawingHint: string;
  readonly tracing: string;
  readonly stop: string;
  readonly otherPlan: string;
  readonly choosePlan: string;
  readonly mirrored: string;
  readonly show: string;
  readonly planFloors: string;
  readonly planUnused: string;
  readonly separateFloor: string;
  readonly othersStay: string;
  readonly useForFloor: string;
  readonly forAllFloors: string;
  readonly thisShape: string;
  readonly copyToFloors: string;
  readonly mirrorTo: string;
  readonly offered: Readonly<Record<"overlays" | "svg" | "copy" | "mirror" | "plan", string>>;
  readonly oneOffered: string;
  readonly noneOffered: string;
  readonly lookFirst: string;
  readonly replaces: string;
  readonly take: string;
  readonly takeOne: string;
  readonly leave: string;
  readonly all: string;
  readonly leftOut: string;
  readonly without: string;
  readonly copies: string;
  readonly otherProportions: string;
  readonly nameless: string;
  readonly reasons: Readonly<Record<LeftOutReason, string>>;
  /** What a step did, for "Undo: …", by the name of the change. */
  readonly steps: Readonly<Record<string, string>>;
  /** What the reader of drawings says in English, in this language. */
  readonly sentences: Readonly<Record<string, string>>;
};
