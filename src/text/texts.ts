import type { FailureCode } from "../failure/failure.ts";

/** Failures that can happen before a home is opened. */
export type EarlyFailureCode =
  | "offline"
  | "unreachable"
  | "timeout"
  | "notFound"
  | "serverError"
  | "notJson"
  | "badProject"
  | "chunkFailed"
  | "crashed";

/** What a visitor reads from the towers down to a floor, by key; `{name}` is a place for a value (see fill.ts). */
export type Texts = {
  readonly loading: string;
  readonly retry: string;
  readonly towers: string;
  readonly path: string;
  readonly search: string;
  readonly chooseTower: string;
  /** In place of `chooseTower` where the buildings have a word of their own. */
  readonly choose: string;
  readonly chooseFloor: string;
  readonly chooseHome: string;
  /** For those who hear it, of a picture with regions. */
  readonly arrowKeys: string;
  readonly switchTower: string;
  readonly floor: string;
  readonly home: string;
  readonly shop: string;
  readonly office: string;
  readonly parking: string;
  readonly storage: string;
  readonly entrance: string;
  readonly floors: string;
  readonly floorsOne: string;
  readonly homes: string;
  readonly homesOne: string;
  readonly homesNone: string;
  readonly units: string;
  readonly unitsOne: string;
  readonly free: string;
  readonly freeOne: string;
  readonly freeNone: string;
  readonly openTower: string;
  readonly openFloor: string;
  readonly openHome: string;
  readonly pressAgain: string;
  readonly save: string;
  readonly floorUp: string;
  readonly floorDown: string;
  readonly floorList: string;
  readonly homeList: string;
  readonly towerList: string;
  readonly legend: string;
  readonly asOf: string;
  readonly available: string;
  readonly reserved: string;
  readonly sold: string;
  readonly notReleased: string;
  readonly priceFrom: string;
  readonly bedrooms: string;
  readonly bedroomsOne: string;
  readonly sideN: string;
  readonly sideE: string;
  readonly sideS: string;
  readonly sideW: string;
  readonly sideNE: string;
  readonly sideNW: string;
  readonly sideSE: string;
  readonly sideSW: string;
  readonly pictureFailed: string;
  readonly pictureFailedAlone: string;
  readonly failure: Readonly<Record<EarlyFailureCode, string>>;
};

/** Besides, what a visitor reads of one home and its tour. */
export type HomeTexts = Omit<Texts, "failure"> & {
  readonly noImages: string;
  readonly close: string;
  readonly homeOfLayout: string;
  readonly bedroomsLabel: string;
  readonly area: string;
  readonly outdoorArea: string;
  readonly net: string;
  readonly common: string;
  readonly total: string;
  readonly balcony: string;
  readonly terrace: string;
  readonly garden: string;
  readonly price: string;
  readonly priceUntil: string;
  readonly priceOnRequest: string;
  readonly roomCount: string;
  readonly storeys: string;
  readonly entranceLabel: string;
  readonly planPdf: string;
  readonly side: string;
  readonly status: string;
  readonly type: string;
  readonly rooms: string;
  readonly plan: string;
  readonly vrTour: string;
  readonly askPrice: string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  readonly pictureOf: string;
  readonly pictures: string;
  readonly showPicture: string;
  readonly print: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly statusAvailable: string;
  readonly statusSold: string;
  readonly statusReserved: string;
  readonly statusNotReleased: string;
  readonly nearestFree: string;
  readonly inquiryTitle: string;
  readonly tourTitle: string;
  readonly startTour: string;
  readonly closeTour: string;
  readonly failure: Readonly<Record<EarlyFailureCode | "tourFailed", string>>;
};

/** Every string a visitor can see: those of an inquiry besides. */
export type AllTexts = Omit<HomeTexts, "failure"> & {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly send: string;
  readonly sending: string;
  readonly sendingAgain: string;
  readonly fillName: string;
  readonly fillPhone: string;
  readonly fillEmail: string;
  readonly privacy: string;
  readonly privacyLink: string;
  readonly consent: string;
  readonly fillConsent: string;
  readonly fasterByPhone: string;
  readonly orWrite: string;
  /** `{button}`: what the button that sends is called now. */
  readonly pressSendAgain: string;
  readonly waitToSend: string;
  readonly maybeSent: string;
  readonly sendAgain: string;
  readonly leaveUnsent: string;
  readonly nextWithoutPicture: string;
  /** Above the fields. */
  readonly allRequired: string;
  /** What stays of a letter after its toast; `{date}`: when it arrived. */
  readonly sentOn: string;
  readonly inquirySent: string;
  readonly inquiryFailed: string;
  readonly imageMissing: string;
  readonly notifications: string;
  readonly honeypot: string;
  readonly failure: Readonly<Record<FailureCode, string>>;
};
