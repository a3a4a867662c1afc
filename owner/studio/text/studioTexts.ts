import type { FileTexts } from "./files/fileTexts.ts";
import type { OutlineOrigin } from "../draft/draft.ts";
import type { HomeColumn } from "../draft/homes/homeCells.ts";
import type { ProblemCode, TourProblemCode } from "../draft/checks/problem.ts";
import type { StoreyTexts } from "./storeys/storeyTexts.ts";

type PictureTexts = {
  readonly name: string;
  readonly drop: string;
  readonly choose: string;
  readonly change: string;
  /** Zooms out until all of it is seen. */
  readonly whole: string;
};

/** What the owner reads in the studio, by key; `{name}` is a place for a value, `{n:one|many}` for the word that goes with it. */
export type StudioTexts = StoreyTexts & {
  readonly retry: string;
  /** A part of the studio failed. */
  readonly crashed: string;

  readonly openOnComputer: string;
  readonly saving: string;
  readonly saved: string;
  readonly savedAt: string;
  readonly notSaved: string;
  readonly keptHere: string;
  readonly conflict: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly twoWindows: string;
  readonly undo: string;
  readonly redo: string;
  readonly preview: string;
  readonly publish: string;
  readonly oneBlock: string;
  readonly manyBlocks: string;

  readonly project: string;
  readonly overview: string;
  readonly frontPage: string;
  readonly plan: string;
  readonly homes: string;
  readonly home: string;
  readonly floor: string;
  readonly blocksPublishing: string;
  readonly warns: string;
  readonly blocks: string;
  readonly warnsOne: string;
  readonly seeAll: string;
  readonly counts: string;
  readonly noTowers: string;
  readonly missing: string;
  readonly nothingMissing: string;
  readonly more: string;
  readonly oneHome: string;
  readonly manyHomes: string;

  readonly caughtAt: string;
  readonly pictureNotShown: string;
  readonly hintChoose: string;
  readonly hintCorners: string;
  readonly hintDraw: string;
  readonly drawnCorners: string;
  readonly closeShape: string;
  readonly zoomOut: string;
  readonly zoomIn: string;
  readonly percent: string;
  readonly modeChoose: string;
  readonly modeCorners: string;
  readonly modeDraw: string;
  readonly snapToNeighbours: string;
  readonly forScreens: string;
  readonly forPhones: string;
  readonly lowestFloor: string;
  readonly highestFloor: string;
  readonly floorsBetween: string;
  readonly filledCount: string;
  readonly fill: string;
  readonly fillAgain: string;
  readonly corners: string;
  readonly corner: string;
  readonly cornerOf: string;
  readonly deleteCorner: string;
  readonly shapes: string;
  readonly noShape: string;
  readonly previous: string;
  readonly next: string;
  readonly drawShape: string;
  readonly deleteShape: string;
  readonly floorsOf: string;
  readonly picture: string;
  /** What outlines are drawn on: a photograph or rendering, or a plan's drawing. */
  readonly drawnOn: Readonly<Record<"photo" | "plan", PictureTexts>>;
  readonly fromFolder: string;
  readonly taking: string;
  readonly pictureWords: string;
  readonly origins: Readonly<Record<OutlineOrigin, string>>;

  readonly place: string;
  readonly hintHomes: string;
  readonly shown: string;
  readonly allHomes: string;
  readonly pasted: string;
  readonly nothingTaken: string;
  readonly pasteCounts: string;
  readonly takeChanges: string;
  readonly leaveIt: string;
  readonly unread: string;
  readonly unreadStays: string;
  readonly unknownStatus: string;
  readonly close: string;
  readonly onRequest: string;
  readonly layout: string;
  readonly removeHome: string;
  readonly removesOnlyThis: string;
  readonly removesAlong: string;
  readonly addHomes: string;
  readonly onFloor: string;
  readonly numbers: string;
  readonly numbersHint: string;
  readonly add: string;
  readonly towerName: string;
  readonly addTower: string;
  readonly fromFloor: string;
  readonly toFloor: string;
  readonly addFloors: string;
  readonly removeTower: string;
  readonly floorPlan: string;
  readonly newPlan: string;
  readonly removeFloor: string;
  readonly withoutShape: string;
  readonly columns: Readonly<Record<HomeColumn, string>>;
  readonly statuses: Readonly<Record<"available" | "reserved" | "sold" | "notReleased", string>>;

  readonly publishing: string;
  readonly readyToPublish: string;
  readonly leftOut: string;
  readonly warningsDoNotStop: string;
  readonly mendFirst: string;
  readonly refused: string;
  readonly versionKept: string;
  readonly oldStays: string;
  readonly minutesLeft: string;
  readonly workGoesOn: string;
  readonly stop: string;
  readonly published: string;
  readonly unchanged: string;
  readonly broughtBack: string;
  readonly notPublished: string;
  readonly publishedFolder: string;
  readonly openPublished: string;
  readonly versions: string;
  readonly version: string;
  readonly online: string;
  readonly bringBack: string;
  readonly theme: string;
  readonly light: string;
  readonly dark: string;
  readonly languages: string;
  readonly publishSteps: Readonly<Record<"check" | "files" | "writing" | "done", string>>;

  /** What a step did, for "Undo: …", by the name of the change. */
  readonly steps: Readonly<Record<string, string>>;
  /** Parts of a project that are neither tower, storey, plan nor home. */
  readonly places: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<Exclude<ProblemCode, TourProblemCode>, string>>;
  readonly faults: Readonly<
    Record<
      | "stopped"
      | "noSharp"
      | "notPicture"
      | "pictureTooLarge"
      | "notPdf"
      | "pdfLocked"
      | "pdfDamaged"
      | "pdfTooLong"
      | "pdfTooHeavy"
      | "pdfPage"
      | "noWindow"
      | "noPdfium"
      | "unreachable"
      | "notWritable"
      | "full"
      | "noFolder"
      | "inUse"
      | "otherFolder"
      | "exists"
      | "draftBroken"
      | "draftLater"
      | "cutInHalf"
      | "laterVersion"
      | "noDraft",
      string
    >
  > &
    FileTexts["faults"];
};

/** With the sentences of every part of the studio. */
export type SpokenTexts = StudioTexts & { readonly problems: Readonly<Record<ProblemCode, string>> };
