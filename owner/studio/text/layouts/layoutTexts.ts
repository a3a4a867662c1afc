import type { MirrorPictures } from "../../draft/edit/layoutMirror.ts";

/** What an owner reads at layouts and their pictures, by key; `{name}` is a place for a value. */
export type LayoutTexts = {
  readonly layouts: string;
  readonly layout: string;
  readonly lead: string;
  readonly none: string;
  readonly onePicture: string;
  readonly manyPictures: string;
  readonly noPlan: string;
  readonly notUsed: string;
  readonly mirrorOf: string;
  readonly name: string;
  readonly nameIn: string;
  readonly add: string;
  readonly remove: string;
  readonly all: string;
  readonly wordsMissing: string;
  readonly nothingMissing: string;
  readonly more: string;

  readonly pictures: string;
  readonly picture: string;
  readonly silentPicture: string;
  readonly pictureOf: string;
  readonly pictureIn: string;
  readonly noPictures: string;
  readonly dropPictures: string;
  readonly dropFolders: string;
  readonly choosePictures: string;
  readonly chooseFolder: string;
  readonly fromFolder: string;
  readonly inFolder: string;
  readonly taking: string;
  readonly taken: string;
  readonly notTaken: string;
  readonly nothingToTake: string;
  readonly probed: string;
  readonly takeProbed: string;
  readonly dragHint: string;
  readonly replace: string;
  readonly removePicture: string;
  readonly words: string;
  readonly letters: string;
  readonly wordsMissingIn: string;
  readonly wordsMissingAll: string;
  readonly whole: string;
  readonly place: string;
  readonly placeOf: string;
  readonly earlier: string;
  readonly later: string;

  readonly plan: string;
  readonly planHint: string;
  readonly choosePlan: string;
  readonly changePlan: string;
  readonly removePlan: string;
  readonly mirrorPlan: string;

  readonly mirror: string;
  readonly mirrorLead: string;
  readonly mirrorsNone: string;
  readonly mirroredBy: string;
  readonly choices: Readonly<Record<MirrorPictures, string>>;
  readonly lettering: string;
  readonly mirroring: string;
  readonly languages: Readonly<Record<string, string>>;
};
