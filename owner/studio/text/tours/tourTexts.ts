import type { TourProblemCode } from "../../draft/checks/problem.ts";

/** What an owner reads where tours are made, by key; `{name}` is a place for a value. */
export type TourTexts = {
  readonly tours: string;
  readonly lead: string;
  readonly noLayouts: string;
  readonly ofLayout: string;
  /** What a visitor reads over a tour, in the language of these texts. */
  readonly title: string;
  readonly newTour: string;
  readonly newTourText: string;
  readonly ownTitle: string;
  readonly foreignTitle: string;
  readonly foreignText: string;
  readonly dropTour: string;
  readonly chooseTourFolder: string;
  readonly takingTour: string;
  readonly noTourPage: string;
  readonly foreignFolder: string;
  readonly noFolder: string;
  readonly takeOver: string;
  readonly foreignNote: string;
  readonly allowScripts: string;
  readonly allowNote: string;
  readonly elsewhere: string;
  readonly manyScenes: string;
  readonly oneScene: string;
  readonly manyDoors: string;
  readonly oneDoor: string;
  readonly noDoor: string;
  readonly open: string;
  readonly removeTour: string;
  readonly allTours: string;

  readonly modes: Readonly<Record<"look" | "doors" | "start", string>>;
  readonly mode: string;
  readonly hints: Readonly<Record<"look" | "doors" | "start", string>>;
  readonly view: string;
  readonly loadingScene: string;
  readonly noWebGl: string;
  readonly sceneFailed: string;
  readonly retry: string;
  readonly start: string;
  readonly startHere: string;
  readonly visit: string;
  readonly visitEnd: string;
  readonly visiting: string;
  readonly dropPanorama: string;
  readonly addScene: string;
  readonly panoramaSize: string;
  readonly addScenes: string;
  readonly taking: string;
  readonly notRound: string;
  readonly tooNarrow: string;
  readonly sceneOf: string;

  readonly scene: string;
  readonly sceneName: string;
  readonly earlier: string;
  readonly later: string;
  readonly removeScene: string;
  readonly headingOnPlan: string;
  readonly startHeading: string;
  readonly door: string;
  readonly doorIn: string;
  readonly doors: string;
  readonly goesTo: string;
  readonly heading: string;
  readonly distance: string;
  readonly wayBack: string;
  readonly beside: string;
  readonly straighten: string;
  readonly removeDoor: string;
  readonly addDoorHere: string;
  readonly oneSceneOnly: string;
  readonly allDoorsThere: string;
  readonly pressFloor: string;
  readonly goTo: string;
  readonly plan: string;
  readonly noPlan: string;
  readonly placeHint: string;
  readonly placeX: string;
  readonly placeY: string;
  readonly placed: string;

  /** What a step did, for "Undo: …", by the name of the change. */
  readonly steps: Readonly<Record<string, string>>;
  /** Sentences of problems that are shown everywhere. */
  readonly problems: Readonly<Record<TourProblemCode, string>>;
};
