/** Where the visitor is. */
export type KullaScreen =
  | { readonly name: "site" }
  | { readonly name: "tower"; readonly tower: string }
  | { readonly name: "floor"; readonly tower: string; readonly floor: number }
  | { readonly name: "apartment"; readonly apartment: string }
  | { readonly name: "inquiry"; readonly apartment: string }
  | { readonly name: "tour"; readonly apartment: string };

/** Where the visitor is in a brochure; pages are counted from 0. */
export type KullaBrochurePlace =
  | { readonly name: "closed" }
  | { readonly name: "open"; readonly page: number };

/** Own words in place of ours, strings and never markup; beside each key ours in English. */
export interface KullaTexts {
  /** Brochure */
  title?: string | undefined;
  /** There is no brochure. */
  none?: string | undefined;
  /** Open the brochure */
  open?: string | undefined;
  /** Go on at page {page} */
  resume?: string | undefined;
  /** {count} pages */
  count?: string | undefined;
  /** Previous page */
  previous?: string | undefined;
  /** Next page */
  next?: string | undefined;
  /** Chapters */
  chapters?: string | undefined;
  /** Pages */
  pages?: string | undefined;
  /** Search */
  search?: string | undefined;
  /** Search in the brochure */
  searchLabel?: string | undefined;
  /** On {count} pages */
  found?: string | undefined;
  /** On 1 page */
  foundOne?: string | undefined;
  /** On no page. */
  foundNone?: string | undefined;
  /** The text of the brochure did not load. */
  textFailed?: string | undefined;
  /** Page */
  page?: string | undefined;
  /** Page {page} */
  pageOf?: string | undefined;
  /** Page {pages} of {count} */
  pagesOf?: string | undefined;
  /** of {count} */
  of?: string | undefined;
  /** Larger */
  zoomIn?: string | undefined;
  /** Smaller */
  zoomOut?: string | undefined;
  /** Zoom in */
  zoom?: string | undefined;
  /** Zoom out */
  zoomEnd?: string | undefined;
  /** Full screen */
  fullScreen?: string | undefined;
  /** Leave full screen */
  fullScreenEnd?: string | undefined;
  /** Download PDF */
  download?: string | undefined;
  /** More */
  more?: string | undefined;
  /** Close */
  close?: string | undefined;
  /** Copy link */
  copyLink?: string | undefined;
  /** Link copied */
  linkCopied?: string | undefined;
  /** Page {page} did not load. */
  pageFailed?: string | undefined;
  /** Loading... */
  loading?: string | undefined;
  /** No pictures. */
  noImages?: string | undefined;
  /** Try again */
  retry?: string | undefined;
  /** Towers */
  towers?: string | undefined;
  /** Path */
  path?: string | undefined;
  /** Choose a tower in the picture or in the list. */
  chooseTower?: string | undefined;
  /** Choose in the picture or in the list. */
  choose?: string | undefined;
  /** Choose a floor in the picture or in the list. */
  chooseFloor?: string | undefined;
  /** Choose a home on the plan or in the list. */
  chooseHome?: string | undefined;
  /** Choose a tower */
  switchTower?: string | undefined;
  /** Floor {floor} */
  floor?: string | undefined;
  /** Apartment {number} */
  home?: string | undefined;
  /** Shop {number} */
  shop?: string | undefined;
  /** Office {number} */
  office?: string | undefined;
  /** Parking {number} */
  parking?: string | undefined;
  /** Storage {number} */
  storage?: string | undefined;
  /** Entrance {entrance} */
  entrance?: string | undefined;
  /** Apartment {layout} */
  homeOfLayout?: string | undefined;
  /** {count} floors */
  floors?: string | undefined;
  /** 1 floor */
  floorsOne?: string | undefined;
  /** {count} apartments */
  homes?: string | undefined;
  /** 1 apartment */
  homesOne?: string | undefined;
  /** {count} units */
  units?: string | undefined;
  /** 1 unit */
  unitsOne?: string | undefined;
  /** {count} available */
  free?: string | undefined;
  /** 1 available */
  freeOne?: string | undefined;
  /** none available */
  freeNone?: string | undefined;
  /** Open {tower} */
  openTower?: string | undefined;
  /** Open floor {floor} */
  openFloor?: string | undefined;
  /** Open apartment {number} */
  openHome?: string | undefined;
  /** Tap once more to open. */
  pressAgain?: string | undefined;
  /** One floor up */
  floorUp?: string | undefined;
  /** One floor down */
  floorDown?: string | undefined;
  /** List of floors */
  floorList?: string | undefined;
  /** List of apartments */
  homeList?: string | undefined;
  /** List of towers */
  towerList?: string | undefined;
  /** Status */
  legend?: string | undefined;
  /** As of {date} */
  asOf?: string | undefined;
  /** Available */
  available?: string | undefined;
  /** Reserved */
  reserved?: string | undefined;
  /** Sold */
  sold?: string | undefined;
  /** Not yet for sale */
  notReleased?: string | undefined;
  /** from {price} */
  priceFrom?: string | undefined;
  /** {count} bedrooms */
  bedrooms?: string | undefined;
  /** 1 bedroom */
  bedroomsOne?: string | undefined;
  /** Bedrooms */
  bedroomsLabel?: string | undefined;
  /** Area */
  area?: string | undefined;
  /** Balcony or terrace */
  outdoorArea?: string | undefined;
  /** Net area */
  net?: string | undefined;
  /** Share of common parts */
  common?: string | undefined;
  /** Total area */
  total?: string | undefined;
  /** Balcony */
  balcony?: string | undefined;
  /** Terrace */
  terrace?: string | undefined;
  /** Garden */
  garden?: string | undefined;
  /** Price */
  price?: string | undefined;
  /** Valid until {date} */
  priceUntil?: string | undefined;
  /** Rooms */
  roomCount?: string | undefined;
  /** Floors */
  storeys?: string | undefined;
  /** Entrance */
  entranceLabel?: string | undefined;
  /** Plan as PDF */
  planPdf?: string | undefined;
  /** Orientation */
  side?: string | undefined;
  /** Status */
  status?: string | undefined;
  /** Type */
  type?: string | undefined;
  /** Rooms */
  rooms?: string | undefined;
  /** Plan of the apartment */
  plan?: string | undefined;
  /** North */
  sideN?: string | undefined;
  /** East */
  sideE?: string | undefined;
  /** South */
  sideS?: string | undefined;
  /** West */
  sideW?: string | undefined;
  /** North-east */
  sideNE?: string | undefined;
  /** North-west */
  sideNW?: string | undefined;
  /** South-east */
  sideSE?: string | undefined;
  /** South-west */
  sideSW?: string | undefined;
  /** VR TOUR 360° */
  vrTour?: string | undefined;
  /** ASK FOR THE PRICE */
  askPrice?: string | undefined;
  /** Previous picture */
  previousPicture?: string | undefined;
  /** Next picture */
  nextPicture?: string | undefined;
  /** {index} of {count} */
  pictureOf?: string | undefined;
  /** Pictures of the apartment */
  pictures?: string | undefined;
  /** Show picture {index} */
  showPicture?: string | undefined;
  /** Print */
  print?: string | undefined;
  /** This apartment has been sold. */
  statusSold?: string | undefined;
  /** This apartment is reserved. */
  statusReserved?: string | undefined;
  /** This apartment is not yet for sale. */
  statusNotReleased?: string | undefined;
  /** Similar apartments that are available */
  nearestFree?: string | undefined;
  /** Ask for the price */
  inquiryTitle?: string | undefined;
  /** Name */
  name?: string | undefined;
  /** Phone */
  phone?: string | undefined;
  /** E-mail */
  email?: string | undefined;
  /** Send inquiry */
  send?: string | undefined;
  /** Sending… */
  sending?: string | undefined;
  /** Not sent yet: we keep trying. You can close the form, but not the page. */
  sendingAgain?: string | undefined;
  /** Please enter your name. */
  fillName?: string | undefined;
  /** Please enter your phone number. */
  fillPhone?: string | undefined;
  /** Please enter your full e-mail address. */
  fillEmail?: string | undefined;
  /** We use your data only to answer this inquiry. */
  privacy?: string | undefined;
  /** Privacy */
  privacyLink?: string | undefined;
  /** I agree that my data may be used only to answer this inquiry. */
  consent?: string | undefined;
  /** To send the inquiry, please tick that you agree. */
  fillConsent?: string | undefined;
  /** Faster by phone */
  fasterByPhone?: string | undefined;
  /** Or write to us */
  orWrite?: string | undefined;
  /** Please press “{button}” once more. */
  pressSendAgain?: string | undefined;
  /** Please wait {seconds} s and try again. */
  waitToSend?: string | undefined;
  /** It may have been sent: the service did not answer. You can send it again or leave it at that. */
  maybeSent?: string | undefined;
  /** Send again */
  sendAgain?: string | undefined;
  /** Leave it at that */
  leaveUnsent?: string | undefined;
  /** The next time the inquiry goes without the picture. */
  nextWithoutPicture?: string | undefined;
  /** Thank you! Your inquiry has been sent. */
  inquirySent?: string | undefined;
  /** Oops! Something went wrong. Please try again. */
  inquiryFailed?: string | undefined;
  /** Image is missing! */
  imageMissing?: string | undefined;
  /** Notifications Alt+T */
  notifications?: string | undefined;
  /** The picture did not load. The list works. */
  pictureFailed?: string | undefined;
  /** The picture did not load. */
  pictureFailedAlone?: string | undefined;
  /** 360° tour of the apartment */
  tourTitle?: string | undefined;
  /** Start the 360° tour */
  startTour?: string | undefined;
  /** Close the tour */
  closeTour?: string | undefined;
  /** Leave this field empty */
  honeypot?: string | undefined;
  /** Sentences by the code of a failure. */
  failure?:
    | {
        /** There is no internet connection. Check the network and try again. */
        offline?: string | undefined;
        /** The server could not be reached. Try again. */
        unreachable?: string | undefined;
        /** The server did not answer in time. Try again. */
        timeout?: string | undefined;
        /** The project data was not found. */
        notFound?: string | undefined;
        /** The server reported an error. Try again in a moment. */
        serverError?: string | undefined;
        /** The project data cannot be read. */
        notJson?: string | undefined;
        /** The project data is incomplete. */
        badProject?: string | undefined;
        /** This page cannot send the inquiry. Call or write to us: what you typed stays here. */
        mailNotConfigured?: string | undefined;
        /** The mail service did not accept the inquiry. */
        mailRejected?: string | undefined;
        /** The mail service refused the inquiry. */
        mailForbidden?: string | undefined;
        /** The inquiry is too large for the mail service. */
        mailTooLarge?: string | undefined;
        /** Too many inquiries in a row. Wait a moment and try again. */
        mailTooMany?: string | undefined;
        /** The mail service does not accept automated browsers. */
        mailHeadless?: string | undefined;
        /** Image is missing! */
        imageMissing?: string | undefined;
        /** The picture of the apartment could not be read. */
        imageUnreadable?: string | undefined;
        /** The picture did not load. */
        pictureFailed?: string | undefined;
        /** The 360° tour did not open. Try again. */
        tourFailed?: string | undefined;
        /** A part of the page did not load. Try again or reload the page. */
        chunkFailed?: string | undefined;
        /** The page could not send the inquiry. */
        hostRefused?: string | undefined;
        /** The page did not answer. Try again. */
        hostSilent?: string | undefined;
        /** Something went wrong here. Try again. */
        crashed?: string | undefined;
      }
    | undefined;
}

/** Where the page's own addresses lie, by screen: templates with `{tower}`, `{floor}`, `{apartment}`, `{url}`. */
export interface KullaLinks {
  /** the picture of all towers */
  site?: string | undefined;
  /** a tower: `/towers/{tower}` */
  tower?: string | undefined;
  /** a floor: `/floors/{tower}/{floor}`; `{customFloorUrl}` is the project's own name of it */
  floor?: string | undefined;
  /** a home: `/apartments/{apartment}` */
  apartment?: string | undefined;
  /** a home's tour; `{url}` is the tour's own page, where it leads without this */
  tour?: string | undefined;
  /** asking a home's price: `/contact?home={apartment}` */
  inquiry?: string | undefined;
  /** Exceptions to `floor`, by `k5/3` or `3`. */
  floors?: { readonly [floor: string]: string } | undefined;
}

/** Every event by name. All bubble and cross shadow roots. */
export interface KullaEventMap {
  /** the project file has come */
  projectload: CustomEvent<{ readonly name: string; readonly partner: string | null }>;
  /** the project file or a part of the code did not come, or the element crashed */
  projectfail: CustomEvent<{ readonly code: string; readonly message: string; readonly partner: string | null }>;
  /** the visitor is on another screen */
  screenchange: CustomEvent<{ readonly screen: KullaScreen; readonly previous: KullaScreen; readonly partner: string | null }>;
  /** a tower was chosen (cancelable) */
  towerselect: CustomEvent<{ readonly tower: string; readonly partner: string | null }>;
  /** a floor was chosen (cancelable) */
  floorselect: CustomEvent<{ readonly tower: string; readonly floor: number; readonly customFloorUrl: string; readonly partner: string | null }>;
  /** a home was chosen (cancelable) */
  apartmentselect: CustomEvent<{ readonly apartment: string; readonly tower: string; readonly floor: number; readonly number: number | null; readonly layout: string; readonly customUrl1: string; readonly customUrl2: string; readonly customUrl3: string; readonly vrPath: string; readonly partner: string | null }>;
  /** the tour is about to open (cancelable) */
  touropen: CustomEvent<{ readonly apartment: string | null; readonly customUrl2: string; readonly vrPath: string; readonly url: string; readonly partner: string | null }>;
  /** an inquiry is about to be sent; after `preventDefault()` call `settleInquiry(isSent, id)` (cancelable) */
  inquirysubmit: CustomEvent<{ readonly id: string; readonly apartment: string | null; readonly name: string; readonly phone: string; readonly email: string; readonly floor: string; readonly image: string; readonly consent: string | null; readonly partner: string | null }>;
  /** the inquiry was taken */
  inquirysent: CustomEvent<{ readonly apartment: string | null; readonly partner: string | null }>;
  /** the inquiry was not taken; what was typed is kept */
  inquiryfail: CustomEvent<{ readonly apartment: string | null; readonly code: string; readonly message: string; readonly partner: string | null }>;
  /** the visitor wants to leave the element's range (cancelable) */
  goback: CustomEvent<{ readonly screen: KullaScreen; readonly partner: string | null }>;
  /** statuses or prices of these homes (ids) are others than those shown before */
  availabilitychange: CustomEvent<{ readonly revision: number; readonly generatedAt: string; readonly homes: readonly string[]; readonly partner: string | null }>;
  /** another page lies open, counted from 0 */
  pagechange: CustomEvent<{ readonly page: number; readonly pages: number; readonly partner: string | null }>;
}

/** The attributes of `<kulla-apartment-picker>`. */
export interface KullaApartmentPickerAttributes {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with statuses and prices as they are now; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level its headings begin at; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own words by key; as property an object */
  "texts"?: KullaTexts | string | undefined;
  /** goes along with every event and every inquiry */
  "partner"?: string | undefined;
  /** where to start: `k5` */
  "tower"?: string | undefined;
  /** where to start: `3` */
  "floor"?: string | number | undefined;
  /** where to start: `k5-03-07` */
  "apartment"?: string | undefined;
  /** where inquiries go: the account's key; default: the project file's */
  "email-public-key"?: string | undefined;
  /** where inquiries go: the service; default: the project file's */
  "email-service"?: string | undefined;
  /** where inquiries go: the template; default: the project file's */
  "email-template"?: string | undefined;
  /** where inquiries go: the provider's address; default: the project file's */
  "email-origin"?: string | undefined;
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of what is said about visitors' data; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of it they agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  "links"?: KullaLinks | string | undefined;
  /** `off` stops the teaser and the hint flashes */
  "hints"?: "off" | undefined;
}

/** `<kulla-apartment-picker>`: a portal: the whole way in one tag */
export interface KullaApartmentPicker extends HTMLElement {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with statuses and prices as they are now; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level its headings begin at; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own words by key; as property an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** goes along with every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** where to start: `k5` */
  get tower(): string | null;
  set tower(value: string | null | undefined);
  /** where to start: `3` */
  get floor(): string | null;
  set floor(value: string | number | null | undefined);
  /** where to start: `k5-03-07` */
  get apartment(): string | null;
  set apartment(value: string | null | undefined);
  /** where inquiries go: the account's key; default: the project file's */
  get emailPublicKey(): string | null;
  set emailPublicKey(value: string | null | undefined);
  /** where inquiries go: the service; default: the project file's */
  get emailService(): string | null;
  set emailService(value: string | null | undefined);
  /** where inquiries go: the template; default: the project file's */
  get emailTemplate(): string | null;
  set emailTemplate(value: string | null | undefined);
  /** where inquiries go: the provider's address; default: the project file's */
  get emailOrigin(): string | null;
  set emailOrigin(value: string | null | undefined);
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of what is said about visitors' data; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of it they agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** `off` stops the teaser and the hint flashes */
  get hints(): string | null;
  set hints(value: "off" | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has come */
  readonly screen: KullaScreen | null;
  /** goes to a screen of the element's range */
  show(screen: KullaScreen): void;
  /** goes to the screen above; closes the book */
  back(): void;
  /** ends an inquiry the page took over: true closes the form, false keeps all that was typed */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-building-picker>`. */
export interface KullaBuildingPickerAttributes {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with statuses and prices as they are now; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level its headings begin at; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own words by key; as property an object */
  "texts"?: KullaTexts | string | undefined;
  /** goes along with every event and every inquiry */
  "partner"?: string | undefined;
  /** where to start: `k5` */
  "tower"?: string | undefined;
  /** where to start: `3` */
  "floor"?: string | number | undefined;
  /** where to start: `k5-03-07` */
  "apartment"?: string | undefined;
  /** where inquiries go: the account's key; default: the project file's */
  "email-public-key"?: string | undefined;
  /** where inquiries go: the service; default: the project file's */
  "email-service"?: string | undefined;
  /** where inquiries go: the template; default: the project file's */
  "email-template"?: string | undefined;
  /** where inquiries go: the provider's address; default: the project file's */
  "email-origin"?: string | undefined;
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of what is said about visitors' data; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of it they agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  "links"?: KullaLinks | string | undefined;
  /** `off` stops the teaser and the hint flashes */
  "hints"?: "off" | undefined;
}

/** `<kulla-building-picker>`: choosing a tower and a floor */
export interface KullaBuildingPicker extends HTMLElement {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with statuses and prices as they are now; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level its headings begin at; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own words by key; as property an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** goes along with every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** where to start: `k5` */
  get tower(): string | null;
  set tower(value: string | null | undefined);
  /** where to start: `3` */
  get floor(): string | null;
  set floor(value: string | number | null | undefined);
  /** where to start: `k5-03-07` */
  get apartment(): string | null;
  set apartment(value: string | null | undefined);
  /** where inquiries go: the account's key; default: the project file's */
  get emailPublicKey(): string | null;
  set emailPublicKey(value: string | null | undefined);
  /** where inquiries go: the service; default: the project file's */
  get emailService(): string | null;
  set emailService(value: string | null | undefined);
  /** where inquiries go: the template; default: the project file's */
  get emailTemplate(): string | null;
  set emailTemplate(value: string | null | undefined);
  /** where inquiries go: the provider's address; default: the project file's */
  get emailOrigin(): string | null;
  set emailOrigin(value: string | null | undefined);
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of what is said about visitors' data; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of it they agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** `off` stops the teaser and the hint flashes */
  get hints(): string | null;
  set hints(value: "off" | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has come */
  readonly screen: KullaScreen | null;
  /** goes to a screen of the element's range */
  show(screen: KullaScreen): void;
  /** goes to the screen above; closes the book */
  back(): void;
  /** ends an inquiry the page took over: true closes the form, false keeps all that was typed */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-floor-explorer>`. */
export interface KullaFloorExplorerAttributes {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with statuses and prices as they are now; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level its headings begin at; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own words by key; as property an object */
  "texts"?: KullaTexts | string | undefined;
  /** goes along with every event and every inquiry */
  "partner"?: string | undefined;
  /** where to start: `k5` */
  "tower"?: string | undefined;
  /** where to start: `3` */
  "floor"?: string | number | undefined;
  /** where to start: `k5-03-07` */
  "apartment"?: string | undefined;
  /** where inquiries go: the account's key; default: the project file's */
  "email-public-key"?: string | undefined;
  /** where inquiries go: the service; default: the project file's */
  "email-service"?: string | undefined;
  /** where inquiries go: the template; default: the project file's */
  "email-template"?: string | undefined;
  /** where inquiries go: the provider's address; default: the project file's */
  "email-origin"?: string | undefined;
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of what is said about visitors' data; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of it they agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  "links"?: KullaLinks | string | undefined;
  /** the label that travels as `customUrl3`; default: the floor's number */
  "floor-label"?: string | number | undefined;
}

/** `<kulla-floor-explorer>`: choosing a home on a storey's plan */
export interface KullaFloorExplorer extends HTMLElement {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with statuses and prices as they are now; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level its headings begin at; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own words by key; as property an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** goes along with every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** where to start: `k5` */
  get tower(): string | null;
  set tower(value: string | null | undefined);
  /** where to start: `3` */
  get floor(): string | null;
  set floor(value: string | number | null | undefined);
  /** where to start: `k5-03-07` */
  get apartment(): string | null;
  set apartment(value: string | null | undefined);
  /** where inquiries go: the account's key; default: the project file's */
  get emailPublicKey(): string | null;
  set emailPublicKey(value: string | null | undefined);
  /** where inquiries go: the service; default: the project file's */
  get emailService(): string | null;
  set emailService(value: string | null | undefined);
  /** where inquiries go: the template; default: the project file's */
  get emailTemplate(): string | null;
  set emailTemplate(value: string | null | undefined);
  /** where inquiries go: the provider's address; default: the project file's */
  get emailOrigin(): string | null;
  set emailOrigin(value: string | null | undefined);
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of what is said about visitors' data; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of it they agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** the label that travels as `customUrl3`; default: the floor's number */
  get floorLabel(): string | null;
  set floorLabel(value: string | number | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has come */
  readonly screen: KullaScreen | null;
  /** goes to a screen of the element's range */
  show(screen: KullaScreen): void;
  /** goes to the screen above; closes the book */
  back(): void;
  /** ends an inquiry the page took over: true closes the form, false keeps all that was typed */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-apartment-preview>`. */
export interface KullaApartmentPreviewAttributes {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with statuses and prices as they are now; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level its headings begin at; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own words by key; as property an object */
  "texts"?: KullaTexts | string | undefined;
  /** goes along with every event and every inquiry */
  "partner"?: string | undefined;
  /** where to start: `k5` */
  "tower"?: string | undefined;
  /** where to start: `3` */
  "floor"?: string | number | undefined;
  /** where to start: `k5-03-07` */
  "apartment"?: string | undefined;
  /** where inquiries go: the account's key; default: the project file's */
  "email-public-key"?: string | undefined;
  /** where inquiries go: the service; default: the project file's */
  "email-service"?: string | undefined;
  /** where inquiries go: the template; default: the project file's */
  "email-template"?: string | undefined;
  /** where inquiries go: the provider's address; default: the project file's */
  "email-origin"?: string | undefined;
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of what is said about visitors' data; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of it they agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  "links"?: KullaLinks | string | undefined;
  /** the label that travels as `customUrl3`; default: the floor's number */
  "floor-label"?: string | number | undefined;
  /** open by layout instead of an apartment: `1-mirror` */
  "layout"?: string | number | undefined;
  /** the tour that goes with `layout`: `vr-1-2` */
  "tour"?: string | undefined;
  /** what "copy link" copies, `{apartment}` for the home's id; default: the page's own address */
  "link"?: string | undefined;
}

/** `<kulla-apartment-preview>`: one home: pictures, facts, plan, tour, price */
export interface KullaApartmentPreview extends HTMLElement {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with statuses and prices as they are now; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level its headings begin at; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own words by key; as property an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** goes along with every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** where to start: `k5` */
  get tower(): string | null;
  set tower(value: string | null | undefined);
  /** where to start: `3` */
  get floor(): string | null;
  set floor(value: string | number | null | undefined);
  /** where to start: `k5-03-07` */
  get apartment(): string | null;
  set apartment(value: string | null | undefined);
  /** where inquiries go: the account's key; default: the project file's */
  get emailPublicKey(): string | null;
  set emailPublicKey(value: string | null | undefined);
  /** where inquiries go: the service; default: the project file's */
  get emailService(): string | null;
  set emailService(value: string | null | undefined);
  /** where inquiries go: the template; default: the project file's */
  get emailTemplate(): string | null;
  set emailTemplate(value: string | null | undefined);
  /** where inquiries go: the provider's address; default: the project file's */
  get emailOrigin(): string | null;
  set emailOrigin(value: string | null | undefined);
  /** where inquiries go in place of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of what is said about visitors' data; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of it they agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** `hash` keeps the place in one part of the page's hash, `#kulla=k5/3/07`; else the address is left alone */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; as property an object; default: none: what leads on are buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** the label that travels as `customUrl3`; default: the floor's number */
  get floorLabel(): string | null;
  set floorLabel(value: string | number | null | undefined);
  /** open by layout instead of an apartment: `1-mirror` */
  get layout(): string | null;
  set layout(value: string | number | null | undefined);
  /** the tour that goes with `layout`: `vr-1-2` */
  get tour(): string | null;
  set tour(value: string | null | undefined);
  /** what "copy link" copies, `{apartment}` for the home's id; default: the page's own address */
  get link(): string | null;
  set link(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has come */
  readonly screen: KullaScreen | null;
  /** goes to a screen of the element's range */
  show(screen: KullaScreen): void;
  /** goes to the screen above; closes the book */
  back(): void;
  /** ends an inquiry the page took over: true closes the form, false keeps all that was typed */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-brochure>`. */
export interface KullaBrochureAttributes {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  "project"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level its headings begin at; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own words by key; as property an object */
  "texts"?: KullaTexts | string | undefined;
  /** goes along with every event and every inquiry */
  "partner"?: string | undefined;
  /** page to open at, from 0; default: closed */
  "page"?: string | number | undefined;
}

/** `<kulla-brochure>`: the flip book of the project's brochure */
export interface KullaBrochure extends HTMLElement {
  /** address of the project file; default: `../project/project.json` seen from the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level its headings begin at; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own words by key; as property an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** goes along with every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** page to open at, from 0; default: closed */
  get page(): string | null;
  set page(value: string | number | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has come */
  readonly screen: KullaBrochurePlace | null;
  /** goes to a screen of the element's range */
  show(screen: KullaBrochurePlace): void;
  /** goes to the screen above; closes the book */
  back(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "kulla-apartment-picker": KullaApartmentPicker;
    "kulla-building-picker": KullaBuildingPicker;
    "kulla-floor-explorer": KullaFloorExplorer;
    "kulla-apartment-preview": KullaApartmentPreview;
    "kulla-brochure": KullaBrochure;
  }
  /** They bubble: what stands around an element of ours hears them, document and window too. */
  interface GlobalEventHandlersEventMap extends KullaEventMap {}
}
