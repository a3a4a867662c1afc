/** Where the visitor is. */
export type KullaScreen =
  | { readonly name: "site" }
  | { readonly name: "search" }
  | { readonly name: "tower"; readonly tower: string }
  | { readonly name: "floor"; readonly tower: string; readonly floor: number }
  | { readonly name: "apartment"; readonly apartment: string }
  | { readonly name: "inquiry"; readonly apartment: string }
  | { readonly name: "tour"; readonly apartment: string }
  | { readonly name: "compare"; readonly apartments: readonly string[] };

/** Where the visitor is in a brochure; pages are counted from 0. */
export type KullaBrochurePlace =
  | { readonly name: "closed" }
  | { readonly name: "open"; readonly page: number };

/** Your own texts, which replace ours: plain strings, never markup. Each key is documented with our English text. */
export interface KullaTexts {
  /** Brochure */
  title?: string | undefined;
  /** There is no brochure. */
  none?: string | undefined;
  /** Open */
  open?: string | undefined;
  /** Continue at page {page} */
  resume?: string | undefined;
  /** {n} saved apartments */
  count?: string | undefined;
  /** The brochure is in Albanian. */
  inAlbanian?: string | undefined;
  /** The brochure is in English. */
  inEnglish?: string | undefined;
  /** The brochure is in German. */
  inGerman?: string | undefined;
  /** The brochure is in another language: {language}. */
  inLanguage?: string | undefined;
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
  /** A page from 1 to {count}. */
  pageWanted?: string | undefined;
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
  /** Look left */
  lookLeft?: string | undefined;
  /** Look right */
  lookRight?: string | undefined;
  /** Look up */
  lookUp?: string | undefined;
  /** Look down */
  lookDown?: string | undefined;
  /** Full screen */
  fullScreen?: string | undefined;
  /** Leave full screen */
  fullScreenEnd?: string | undefined;
  /** Download PDF */
  download?: string | undefined;
  /** {n} more */
  more?: string | undefined;
  /** Close */
  close?: string | undefined;
  /** Copy link */
  copyLink?: string | undefined;
  /** Link copied */
  linkCopied?: string | undefined;
  /** Page {page} did not load. */
  pageFailed?: string | undefined;
  /** Change filters */
  changeFilters?: string | undefined;
  /** Clear all */
  clearAll?: string | undefined;
  /** Remove filter {filter} */
  removeFilter?: string | undefined;
  /** {n} of {m} */
  someOf?: string | undefined;
  /** none of {m} */
  noneOf?: string | undefined;
  /** {n} of {m} available match */
  freeMatch?: string | undefined;
  /** {n} of {m} match */
  homesMatch?: string | undefined;
  /** Matches */
  matches?: string | undefined;
  /** No match */
  noMatch?: string | undefined;
  /** {a} or {b} */
  aOrB?: string | undefined;
  /** Floors */
  storeys?: string | undefined;
  /** Up to {price} */
  upTo?: string | undefined;
  /** {n} bedrooms */
  bedroomsOf?: string | undefined;
  /** Outdoor space */
  outdoorSpace?: string | undefined;
  /** Balcony */
  balcony?: string | undefined;
  /** Terrace */
  terrace?: string | undefined;
  /** Apartment */
  kindHome?: string | undefined;
  /** Shop */
  kindShop?: string | undefined;
  /** Office */
  kindOffice?: string | undefined;
  /** Parking */
  kindParking?: string | undefined;
  /** Storage */
  kindStorage?: string | undefined;
  /** View */
  views?: string | undefined;
  /** Towers */
  viewGrid?: string | undefined;
  /** List */
  viewList?: string | undefined;
  /** Plans */
  viewCards?: string | undefined;
  /** No unit */
  noneUnits?: string | undefined;
  /** of {n} available */
  ofFree?: string | undefined;
  /** of {n} available in both towers */
  ofFreeBoth?: string | undefined;
  /** of {n} */
  ofHomes?: string | undefined;
  /** Chosen filters */
  summary?: string | undefined;
  /** Filters */
  filters?: string | undefined;
  /** Clear all filters */
  clearAllFilters?: string | undefined;
  /** Show {homes} */
  show?: string | undefined;
  /** {n} of {m} */
  ofCount?: string | undefined;
  /** Only available apartments */
  onlyFree?: string | undefined;
  /** Only available units */
  onlyFreeUnits?: string | undefined;
  /** Bedrooms */
  bedroomsLabel?: string | undefined;
  /** Area */
  area?: string | undefined;
  /** Floor */
  floorTitle?: string | undefined;
  /** Orientation */
  side?: string | undefined;
  /** Tower */
  towerTitle?: string | undefined;
  /** Kind */
  kind?: string | undefined;
  /** Price up to */
  priceUpTo?: string | undefined;
  /** Price per m² up to */
  perM2UpTo?: string | undefined;
  /** from */
  from?: string | undefined;
  /** to */
  to?: string | undefined;
  /** A figure from {from} to {to} */
  figureBetween?: string | undefined;
  /** Apartments by floor */
  grid?: string | undefined;
  /** S saves it. */
  saveKey?: string | undefined;
  /** Matches */
  match?: string | undefined;
  /** Matches, m² */
  matchArea?: string | undefined;
  /** Save */
  save?: string | undefined;
  /** Saved */
  saved?: string | undefined;
  /** Matching apartments */
  list?: string | undefined;
  /** Matching units */
  listUnits?: string | undefined;
  /** All plans at one scale, entrance up. */
  scale?: string | undefined;
  /** Ask */
  ask?: string | undefined;
  /** Apartment */
  colHome?: string | undefined;
  /** Unit */
  colUnit?: string | undefined;
  /** Floor */
  colFloor?: string | undefined;
  /** Bedrooms */
  colBedrooms?: string | undefined;
  /** Area */
  colArea?: string | undefined;
  /** Outdoor */
  colOutdoor?: string | undefined;
  /** Orientation */
  colSide?: string | undefined;
  /** Price */
  colPrice?: string | undefined;
  /** Per m² */
  colPerM2?: string | undefined;
  /** Order */
  sort?: string | undefined;
  /** Sort by apartment */
  sortHome?: string | undefined;
  /** Sort by unit */
  sortUnit?: string | undefined;
  /** Sort by floor */
  sortFloor?: string | undefined;
  /** Sort by bedrooms */
  sortBedrooms?: string | undefined;
  /** Sort by area */
  sortArea?: string | undefined;
  /** Sort by outdoor space */
  sortOutdoor?: string | undefined;
  /** Sort by orientation */
  sortSide?: string | undefined;
  /** Sort by price */
  sortPrice?: string | undefined;
  /** Sort by price per m² */
  sortPerM2?: string | undefined;
  /** Descending */
  descending?: string | undefined;
  /** No apartment meets all conditions at once. Loosen one: */
  loosen?: string | undefined;
  /** No unit meets all conditions at once. Loosen one: */
  loosenUnits?: string | undefined;
  /** if {group} starts at {x} */
  ifFrom?: string | undefined;
  /** if {group} goes up to {x} */
  ifTo?: string | undefined;
  /** if you also accept {x} */
  ifAlso?: string | undefined;
  /** without a limit on {x} */
  ifWithout?: string | undefined;
  /** bedrooms */
  limitBedrooms?: string | undefined;
  /** area */
  limitArea?: string | undefined;
  /** floor */
  limitFloor?: string | undefined;
  /** orientation */
  limitSide?: string | undefined;
  /** tower */
  limitTower?: string | undefined;
  /** outdoor space */
  limitOutdoor?: string | undefined;
  /** price */
  limitPrice?: string | undefined;
  /** price per m² */
  limitPerM2?: string | undefined;
  /** kind */
  limitKind?: string | undefined;
  /** status */
  limitStatus?: string | undefined;
  /** the area */
  theArea?: string | undefined;
  /** the floor */
  theFloor?: string | undefined;
  /** the outdoor space */
  theOutdoor?: string | undefined;
  /** the price */
  thePrice?: string | undefined;
  /** the price per m² */
  thePerM2?: string | undefined;
  /** instead of {x} */
  insteadOf?: string | undefined;
  /** instead of only {x} */
  insteadOfOnly?: string | undefined;
  /** Shown: the apartments this would add */
  shown?: string | undefined;
  /** Shown: the units this would add */
  shownUnits?: string | undefined;
  /** 1 saved apartment */
  countOne?: string | undefined;
  /** {n} saved */
  countShort?: string | undefined;
  /** 1 saved */
  countShortOne?: string | undefined;
  /** Saved apartments */
  savedHomes?: string | undefined;
  /** Saved */
  savedAny?: string | undefined;
  /** Share the list */
  share?: string | undefined;
  /** Link copied */
  shared?: string | undefined;
  /** Ask about all */
  askAll?: string | undefined;
  /** Compare {n} */
  compare?: string | undefined;
  /** Compare {home} */
  compareHome?: string | undefined;
  /** Remove {home} */
  remove?: string | undefined;
  /** Up to three apartments can be compared */
  mostCompared?: string | undefined;
  /** Up to three can be compared */
  mostComparedAny?: string | undefined;
  /** Up to 24 apartments can be saved. */
  mostSaved?: string | undefined;
  /** Up to 24 can be saved. */
  mostSavedAny?: string | undefined;
  /** The list is kept in this browser only. */
  kept?: string | undefined;
  /** The browser does not store lists: this one stays until you leave the page. */
  notKept?: string | undefined;
  /** Forget the list */
  forget?: string | undefined;
  /** This apartment is no longer in the project. */
  gone?: string | undefined;
  /** This is no longer in the project. */
  goneAny?: string | undefined;
  /** The list sent to you: {n} apartments */
  sentList?: string | undefined;
  /** The list sent to you: 1 apartment */
  sentListOne?: string | undefined;
  /** The list sent to you: {n} */
  sentListAny?: string | undefined;
  /** Save to my list */
  takeOver?: string | undefined;
  /** Comparison */
  comparison?: string | undefined;
  /** Two apartments */
  two?: string | undefined;
  /** Three apartments */
  three?: string | undefined;
  /** Differences only */
  onlyDifferences?: string | undefined;
  /** Differs */
  differs?: string | undefined;
  /** both */
  inBoth?: string | undefined;
  /** all three */
  inAllThree?: string | undefined;
  /** No. {number} */
  shortHome?: string | undefined;
  /** Plan at one scale */
  planAtOneScale?: string | undefined;
  /** Picture */
  picture?: string | undefined;
  /** Floor */
  storey?: string | undefined;
  /** of {n} */
  ofStoreys?: string | undefined;
  /** Ask about both */
  askBoth?: string | undefined;
  /** Ask about all three */
  askAllThree?: string | undefined;
  /** Ask for the prices */
  askPrices?: string | undefined;
  /** Ask */
  askOne?: string | undefined;
  /** Apartments you ask about */
  askedHomes?: string | undefined;
  /** What you ask about */
  askedAny?: string | undefined;
  /** Sold, and so not in the inquiry: {homes}. */
  soldLeftOut?: string | undefined;
  /** Sun in the apartment */
  sun?: string | undefined;
  /** on 21 December */
  december?: string | undefined;
  /** on 21 March */
  march?: string | undefined;
  /** on 21 June */
  june?: string | undefined;
  /** {hours} h {minutes} min */
  duration?: string | undefined;
  /** no direct sun */
  noSun?: string | undefined;
  /** from {from} to {to} */
  span?: string | undefined;
  /** Direct sun on the living room's facade under a clear sky. Shadows of the project's buildings are counted; trees, hills and balconies are not. */
  limits?: string | undefined;
  /** Times are the sun's own: at 12 it stands highest. */
  sunTime?: string | undefined;
  /** View from the window */
  view?: string | undefined;
  /** Printed on {date} */
  printedOn?: string | undefined;
  /** The apartment's page, up to date */
  livePage?: string | undefined;
  /** Price per m² */
  perM2?: string | undefined;
  /** computed from the price and {area} */
  computed?: string | undefined;
  /** VAT included */
  vatIncluded?: string | undefined;
  /** plus VAT */
  vatExcluded?: string | undefined;
  /** {percent} % VAT included */
  vatIncludedAt?: string | undefined;
  /** plus {percent} % VAT */
  vatExcludedAt?: string | undefined;
  /** since {date} */
  since?: string | undefined;
  /** before {price} */
  before?: string | undefined;
  /** about {price} */
  exchanged?: string | undefined;
  /** 1 {from} = {rate} {to}, {date} */
  rate?: string | undefined;
  /** In addition to the price */
  extras?: string | undefined;
  /** Parking place */
  parkingPlace?: string | undefined;
  /** Storage room */
  storageRoom?: string | undefined;
  /** Other payment */
  otherPayment?: string | undefined;
  /** obligatory */
  obligatory?: string | undefined;
  /** optional */
  optional?: string | undefined;
  /** With a parking place */
  withParking?: string | undefined;
  /** With a storage room */
  withStorage?: string | undefined;
  /** With all obligatory payments */
  withObligatory?: string | undefined;
  /** With everything listed */
  withAll?: string | undefined;
  /** Until {date} */
  reservedUntil?: string | undefined;
  /** Energy class */
  energyClass?: string | undefined;
  /** Hand-over */
  handOver?: string | undefined;
  /** expected {when} */
  expected?: string | undefined;
  /** done {when} */
  done?: string | undefined;
  /** Q{n} {year} */
  quarter?: string | undefined;
  /** Tenure */
  tenure?: string | undefined;
  /** Freehold */
  freehold?: string | undefined;
  /** Leasehold */
  leasehold?: string | undefined;
  /** Construction */
  constructionStage?: string | undefined;
  /** Planned */
  planned?: string | undefined;
  /** Under construction */
  started?: string | undefined;
  /** Shell complete */
  shell?: string | undefined;
  /** Interior works */
  finishing?: string | undefined;
  /** Completed */
  completed?: string | undefined;
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
  /** Choose an apartment on the plan or in the list. */
  chooseHome?: string | undefined;
  /** Arrow keys lead from one to the next. */
  arrowKeys?: string | undefined;
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
  /** No apartment */
  homesNone?: string | undefined;
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
  /** Balcony or terrace */
  outdoorArea?: string | undefined;
  /** Net area */
  net?: string | undefined;
  /** Share of common parts */
  common?: string | undefined;
  /** Total area */
  total?: string | undefined;
  /** Garden */
  garden?: string | undefined;
  /** Price */
  price?: string | undefined;
  /** Valid until {date} */
  priceUntil?: string | undefined;
  /** On request */
  priceOnRequest?: string | undefined;
  /** Rooms */
  roomCount?: string | undefined;
  /** Entrance */
  entranceLabel?: string | undefined;
  /** Plan as PDF */
  planPdf?: string | undefined;
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
  /** Photo */
  photo?: string | undefined;
  /** Rendering */
  rendering?: string | undefined;
  /** Edited photo */
  edited?: string | undefined;
  /** Photo of what is built */
  asBuilt?: string | undefined;
  /** Print */
  print?: string | undefined;
  /** This apartment is available. */
  statusAvailable?: string | undefined;
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
  /** All fields are required. */
  allRequired?: string | undefined;
  /** Inquiry sent on {date} */
  sentOn?: string | undefined;
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
  /** Another plural form of a count, for languages that have more than two. */
  [form: `${string}${"Zero" | "Two" | "Few" | "Many"}`]: string | undefined;
  /** Texts for the brochure only, where a key has a different text in the other elements. */
  brochure?: Readonly<Record<string, string>> | undefined;
  /** Sentences by failure code. */
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

/** The page's own addresses by screen: templates with `{tower}`, `{floor}`, `{apartment}`, `{url}`. */
export interface KullaLinks {
  /** the picture of all towers */
  site?: string | undefined;
  /** the apartment search; without script its form is submitted there */
  search?: string | undefined;
  /** a tower: `/towers/{tower}` */
  tower?: string | undefined;
  /** a floor: `/floors/{tower}/{floor}`; `{customFloorUrl}` is the project's own name for it */
  floor?: string | undefined;
  /** an apartment: `/apartments/{apartment}` */
  apartment?: string | undefined;
  /** an apartment's tour: `/tours/{tour}`; `{url}` is the tour's own page, the default */
  tour?: string | undefined;
  /** the inquiry about an apartment's price: `/contact?home={apartment}` */
  inquiry?: string | undefined;
  /** Exceptions to `floor`, by `k5/3` or `3`. */
  floors?: { readonly [floor: string]: string } | undefined;
}

/** The page's own hidden fields: at most 15 texts of up to 300 characters each, without "<" and ">". */
export type KullaFields = { readonly [name: string]: string };

/** A visitor's arrival: an ISO date and time, the page without its query, the referrer's host, and the campaign parameters of the address. */
export interface KullaVisit {
  readonly at: string;
  readonly landing: string;
  readonly referrer: string;
  readonly values: KullaFields;
}

/** Where a visitor came from: the first time, and this time. */
export interface KullaCampaign {
  readonly first: KullaVisit;
  readonly last: KullaVisit;
}

/** Every event by name. All bubble and cross shadow roots. */
export interface KullaEventMap {
  /** the project file has loaded */
  projectload: CustomEvent<{ readonly name: string; readonly partner: string | null }>;
  /** the project file or some code failed to load, or the element crashed */
  projectfail: CustomEvent<{ readonly code: string; readonly message: string; readonly partner: string | null }>;
  /** the visitor has moved to another screen */
  screenchange: CustomEvent<{ readonly screen: KullaScreen; readonly previous: KullaScreen; readonly partner: string | null }>;
  /** a tower was chosen (cancelable) */
  towerselect: CustomEvent<{ readonly tower: string; readonly partner: string | null }>;
  /** a floor was chosen (cancelable) */
  floorselect: CustomEvent<{ readonly tower: string; readonly floor: number; readonly customFloorUrl: string; readonly partner: string | null }>;
  /** an apartment was chosen (cancelable) */
  apartmentselect: CustomEvent<{ readonly apartment: string; readonly tower: string; readonly floor: number; readonly number: number | null; readonly layout: string | null; readonly customUrl1: string; readonly customUrl2: string; readonly customUrl3: string; readonly vrPath: string; readonly partner: string | null }>;
  /** the tour is about to open (cancelable) */
  touropen: CustomEvent<{ readonly apartment: string | null; readonly customUrl2: string; readonly vrPath: string; readonly url: string; readonly partner: string | null }>;
  /** an inquiry is about to be sent; after `preventDefault()` call `settleInquiry(isSent, id)` (cancelable) */
  inquirysubmit: CustomEvent<{ readonly id: string; readonly apartment: string | null; readonly apartments: readonly string[]; readonly name: string; readonly phone: string; readonly email: string; readonly floor: string; readonly image: string; readonly consent: string | null; readonly campaign: KullaCampaign | null; readonly ownFields: KullaFields; readonly partner: string | null }>;
  /** the inquiry was accepted; `value` is the sum of the prices, if all of them are stated in one currency */
  inquirysent: CustomEvent<{ readonly id: string; readonly apartment: string | null; readonly apartments: readonly string[]; readonly value: number | null; readonly currency: string | null; readonly partner: string | null }>;
  /** the inquiry was not accepted; the visitor's input is preserved */
  inquiryfail: CustomEvent<{ readonly id: string; readonly apartment: string | null; readonly apartments: readonly string[]; readonly code: string; readonly message: string; readonly partner: string | null }>;
  /** a link was pressed: `kind` is `phone`, `email`, `whatsapp`, `viber`, or `pdf` for the data sheet */
  contactselect: CustomEvent<{ readonly kind: string; readonly apartment: string | null; readonly apartments: readonly string[]; readonly partner: string | null }>;
  /** the visitor's saved apartments changed, in this element or another (ids, in the order of saving) */
  shortlistchange: CustomEvent<{ readonly apartments: readonly string[]; readonly partner: string | null }>;
  /** the visitor wants to leave the element's range (cancelable) */
  goback: CustomEvent<{ readonly screen: KullaScreen; readonly partner: string | null }>;
  /** the filter changed: `filter` as the attribute writes it, `count` is the number of matches */
  filterchange: CustomEvent<{ readonly filter: string; readonly count: number; readonly partner: string | null }>;
  /** the status or price of these apartments (ids) changed */
  availabilitychange: CustomEvent<{ readonly revision: number; readonly generatedAt: string; readonly homes: readonly string[]; readonly partner: string | null }>;
  /** the open page changed; pages count from 0 */
  pagechange: CustomEvent<{ readonly page: number; readonly pages: number; readonly partner: string | null }>;
}

/** The attributes of `<kulla-apartment-picker>`. */
export interface KullaApartmentPickerAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with current statuses and prices; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of the privacy notice; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of the notice that visitors agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  "campaign-params"?: string | undefined;
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  "campaign-consent"?: "granted" | "denied" | undefined;
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  "fields"?: KullaFields | string | undefined;
  /** `off` offers no tools to the browser's assistant (experimental) */
  "webmcp"?: "off" | undefined;
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  "links"?: KullaLinks | string | undefined;
  /** `off` disables the brief highlight that shows which parts of a picture can be pressed */
  "hints"?: "off" | undefined;
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  "filter"?: string | undefined;
}

/** `<kulla-apartment-picker>`: for portals: everything in one tag */
export interface KullaApartmentPicker extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with current statuses and prices; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of the privacy notice; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of the notice that visitors agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  get campaignParams(): string | null;
  set campaignParams(value: string | null | undefined);
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  get campaignConsent(): string | null;
  set campaignConsent(value: "granted" | "denied" | null | undefined);
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  get fields(): KullaFields | null;
  set fields(value: KullaFields | string | null | undefined);
  /** `off` offers no tools to the browser's assistant (experimental) */
  get webmcp(): string | null;
  set webmcp(value: "off" | null | undefined);
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** `off` disables the brief highlight that shows which parts of a picture can be pressed */
  get hints(): string | null;
  set hints(value: "off" | null | undefined);
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  get filter(): string | null;
  set filter(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaScreen | null;
  /** opens a screen in the element's range */
  show(screen: KullaScreen): void;
  /** returns to the parent screen; closes the book */
  back(): void;
  /** ends an inquiry that the page handles: true closes the form, false preserves the visitor's input */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-apartment-search>`. */
export interface KullaApartmentSearchAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with current statuses and prices; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
  "partner"?: string | undefined;
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of the privacy notice; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of the notice that visitors agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  "campaign-params"?: string | undefined;
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  "campaign-consent"?: "granted" | "denied" | undefined;
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  "fields"?: KullaFields | string | undefined;
  /** `off` offers no tools to the browser's assistant (experimental) */
  "webmcp"?: "off" | undefined;
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  "links"?: KullaLinks | string | undefined;
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  "filter"?: string | undefined;
  /** how apartments are shown: by tower, as a list, as plans; default: `grid` */
  "view"?: "grid" | "list" | "cards" | undefined;
  /** order of list and plans: `home`, `floor`, `bedrooms`, `area`, `outdoor`, `side`, `price` or `perM2`; with `-` the largest first; default: `-floor` */
  "sort"?: string | undefined;
}

/** `<kulla-apartment-search>`: searching for apartments: filters, with towers, list and plans */
export interface KullaApartmentSearch extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with current statuses and prices; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of the privacy notice; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of the notice that visitors agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  get campaignParams(): string | null;
  set campaignParams(value: string | null | undefined);
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  get campaignConsent(): string | null;
  set campaignConsent(value: "granted" | "denied" | null | undefined);
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  get fields(): KullaFields | null;
  set fields(value: KullaFields | string | null | undefined);
  /** `off` offers no tools to the browser's assistant (experimental) */
  get webmcp(): string | null;
  set webmcp(value: "off" | null | undefined);
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  get filter(): string | null;
  set filter(value: string | null | undefined);
  /** how apartments are shown: by tower, as a list, as plans; default: `grid` */
  get view(): string | null;
  set view(value: "grid" | "list" | "cards" | null | undefined);
  /** order of list and plans: `home`, `floor`, `bedrooms`, `area`, `outdoor`, `side`, `price` or `perM2`; with `-` the largest first; default: `-floor` */
  get sort(): string | null;
  set sort(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaScreen | null;
  /** opens a screen in the element's range */
  show(screen: KullaScreen): void;
  /** returns to the parent screen; closes the book */
  back(): void;
  /** ends an inquiry that the page handles: true closes the form, false preserves the visitor's input */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-building-picker>`. */
export interface KullaBuildingPickerAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with current statuses and prices; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of the privacy notice; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of the notice that visitors agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  "campaign-params"?: string | undefined;
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  "campaign-consent"?: "granted" | "denied" | undefined;
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  "fields"?: KullaFields | string | undefined;
  /** `off` offers no tools to the browser's assistant (experimental) */
  "webmcp"?: "off" | undefined;
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  "links"?: KullaLinks | string | undefined;
  /** `off` disables the brief highlight that shows which parts of a picture can be pressed */
  "hints"?: "off" | undefined;
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  "filter"?: string | undefined;
}

/** `<kulla-building-picker>`: choosing a tower and a floor */
export interface KullaBuildingPicker extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with current statuses and prices; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of the privacy notice; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of the notice that visitors agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  get campaignParams(): string | null;
  set campaignParams(value: string | null | undefined);
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  get campaignConsent(): string | null;
  set campaignConsent(value: "granted" | "denied" | null | undefined);
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  get fields(): KullaFields | null;
  set fields(value: KullaFields | string | null | undefined);
  /** `off` offers no tools to the browser's assistant (experimental) */
  get webmcp(): string | null;
  set webmcp(value: "off" | null | undefined);
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** `off` disables the brief highlight that shows which parts of a picture can be pressed */
  get hints(): string | null;
  set hints(value: "off" | null | undefined);
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  get filter(): string | null;
  set filter(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaScreen | null;
  /** opens a screen in the element's range */
  show(screen: KullaScreen): void;
  /** returns to the parent screen; closes the book */
  back(): void;
  /** ends an inquiry that the page handles: true closes the form, false preserves the visitor's input */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-floor-explorer>`. */
export interface KullaFloorExplorerAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with current statuses and prices; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of the privacy notice; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of the notice that visitors agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  "campaign-params"?: string | undefined;
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  "campaign-consent"?: "granted" | "denied" | undefined;
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  "fields"?: KullaFields | string | undefined;
  /** `off` offers no tools to the browser's assistant (experimental) */
  "webmcp"?: "off" | undefined;
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  "links"?: KullaLinks | string | undefined;
  /** the label that is passed as `customUrl3`; default: the floor's own label */
  "floor-label"?: string | number | undefined;
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  "filter"?: string | undefined;
}

/** `<kulla-floor-explorer>`: choosing an apartment on a floor's plan */
export interface KullaFloorExplorer extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with current statuses and prices; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of the privacy notice; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of the notice that visitors agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  get campaignParams(): string | null;
  set campaignParams(value: string | null | undefined);
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  get campaignConsent(): string | null;
  set campaignConsent(value: "granted" | "denied" | null | undefined);
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  get fields(): KullaFields | null;
  set fields(value: KullaFields | string | null | undefined);
  /** `off` offers no tools to the browser's assistant (experimental) */
  get webmcp(): string | null;
  set webmcp(value: "off" | null | undefined);
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** the label that is passed as `customUrl3`; default: the floor's own label */
  get floorLabel(): string | null;
  set floorLabel(value: string | number | null | undefined);
  /** the apartments to search for: `bedrooms=2,3&area=60-90&floor=4-&side=S&status=available`; empty: all; default: none; the search starts with the available apartments */
  get filter(): string | null;
  set filter(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaScreen | null;
  /** opens a screen in the element's range */
  show(screen: KullaScreen): void;
  /** returns to the parent screen; closes the book */
  back(): void;
  /** ends an inquiry that the page handles: true closes the form, false preserves the visitor's input */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-apartment-preview>`. */
export interface KullaApartmentPreviewAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** address of the file with current statuses and prices; default: the project file's */
  "availability"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  "inquiry-endpoint"?: string | undefined;
  /** address of the privacy notice; default: the project file's */
  "consent-url"?: string | undefined;
  /** the version of the notice that visitors agree to; default: the project file's */
  "consent-version"?: string | number | undefined;
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  "campaign-params"?: string | undefined;
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  "campaign-consent"?: "granted" | "denied" | undefined;
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  "fields"?: KullaFields | string | undefined;
  /** `off` offers no tools to the browser's assistant (experimental) */
  "webmcp"?: "off" | undefined;
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  "deep-link"?: "hash" | undefined;
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  "links"?: KullaLinks | string | undefined;
  /** the label that is passed as `customUrl3`; default: the floor's own label */
  "floor-label"?: string | number | undefined;
  /** the layout to open instead of an apartment: `1-mirror` */
  "layout"?: string | number | undefined;
  /** the tour that goes with `layout`: `vr-1-2` */
  "tour"?: string | undefined;
  /** what "copy link" copies, `{apartment}` for the apartment's id; default: the page's own address */
  "link"?: string | undefined;
}

/** `<kulla-apartment-preview>`: one apartment: pictures, facts, plan, tour, price */
export interface KullaApartmentPreview extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** address of the file with current statuses and prices; default: the project file's */
  get availability(): string | null;
  set availability(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
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
  /** where inquiries go instead of e-mail: the address of your own system; default: the project file's */
  get inquiryEndpoint(): string | null;
  set inquiryEndpoint(value: string | null | undefined);
  /** address of the privacy notice; default: the project file's */
  get consentUrl(): string | null;
  set consentUrl(value: string | null | undefined);
  /** the version of the notice that visitors agree to; default: the project file's */
  get consentVersion(): string | null;
  set consentVersion(value: string | number | null | undefined);
  /** names in the landing page's address that inquiries include, in addition to `utm_source`, `gclid` and similar ones: `ref agent`; default: only the project file's */
  get campaignParams(): string | null;
  set campaignParams(value: string | null | undefined);
  /** what the visitor agreed to: `granted` remembers for 90 days where they came from first, `denied` forgets it and inquiries carry no campaign; default: remembered until the tab is closed */
  get campaignConsent(): string | null;
  set campaignConsent(value: "granted" | "denied" | null | undefined);
  /** JSON of your own hidden fields, `{"listing": "A-17"}`, which are sent with every inquiry; the property accepts an object */
  get fields(): KullaFields | null;
  set fields(value: KullaFields | string | null | undefined);
  /** `off` offers no tools to the browser's assistant (experimental) */
  get webmcp(): string | null;
  set webmcp(value: "off" | null | undefined);
  /** `hash` stores the place in one part of the page's hash, `#kulla=k5/3/07`; otherwise the address stays unchanged */
  get deepLink(): string | null;
  set deepLink(value: "hash" | null | undefined);
  /** JSON of your own addresses by screen, `{"floor": "/floors/{floor}"}`; the property accepts an object; default: none: navigation uses buttons */
  get links(): KullaLinks | null;
  set links(value: KullaLinks | string | null | undefined);
  /** the label that is passed as `customUrl3`; default: the floor's own label */
  get floorLabel(): string | null;
  set floorLabel(value: string | number | null | undefined);
  /** the layout to open instead of an apartment: `1-mirror` */
  get layout(): string | null;
  set layout(value: string | number | null | undefined);
  /** the tour that goes with `layout`: `vr-1-2` */
  get tour(): string | null;
  set tour(value: string | null | undefined);
  /** what "copy link" copies, `{apartment}` for the apartment's id; default: the page's own address */
  get link(): string | null;
  set link(value: string | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaScreen | null;
  /** opens a screen in the element's range */
  show(screen: KullaScreen): void;
  /** returns to the parent screen; closes the book */
  back(): void;
  /** ends an inquiry that the page handles: true closes the form, false preserves the visitor's input */
  settleInquiry(isSent: boolean, id?: string): void;
}

/** The attributes of `<kulla-brochure>`. */
export interface KullaBrochureAttributes {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  "project"?: string | undefined;
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  "locale"?: "sq" | "en" | "de" | "auto" | (string & {}) | undefined;
  /** colours; default: `light` */
  "theme"?: "light" | "dark" | "auto" | undefined;
  /** the level of its first heading; default: `2` */
  "heading-level"?: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** JSON of your own texts by key; the property accepts an object */
  "texts"?: KullaTexts | string | undefined;
  /** is added to every event and every inquiry */
  "partner"?: string | undefined;
  /** page to open at, from 0; default: closed */
  "page"?: string | number | undefined;
}

/** `<kulla-brochure>`: the flip book of the project's brochure */
export interface KullaBrochure extends HTMLElement {
  /** address of the project file; default: `../project/project.json` relative to the scripts' folder */
  get project(): string | null;
  set project(value: string | null | undefined);
  /** language; `auto`: that of the page's `<html lang>`, else the project's first; or one of the project's own; default: `sq` */
  get locale(): string | null;
  set locale(value: "sq" | "en" | "de" | "auto" | (string & {}) | null | undefined);
  /** colours; default: `light` */
  get theme(): string | null;
  set theme(value: "light" | "dark" | "auto" | null | undefined);
  /** the level of its first heading; default: `2` */
  get headingLevel(): string | null;
  set headingLevel(value: "1" | "2" | "3" | "4" | "5" | "6" | 1 | 2 | 3 | 4 | 5 | 6 | null | undefined);
  /** JSON of your own texts by key; the property accepts an object */
  get texts(): KullaTexts | null;
  set texts(value: KullaTexts | string | null | undefined);
  /** is added to every event and every inquiry */
  get partner(): string | null;
  set partner(value: string | null | undefined);
  /** page to open at, from 0; default: closed */
  get page(): string | null;
  set page(value: string | number | null | undefined);
  /** where the visitor is: a frozen copy; null until the project has loaded */
  readonly screen: KullaBrochurePlace | null;
  /** opens a screen in the element's range */
  show(screen: KullaBrochurePlace): void;
  /** returns to the parent screen; closes the book */
  back(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "kulla-apartment-picker": KullaApartmentPicker;
    "kulla-apartment-search": KullaApartmentSearch;
    "kulla-building-picker": KullaBuildingPicker;
    "kulla-floor-explorer": KullaFloorExplorer;
    "kulla-apartment-preview": KullaApartmentPreview;
    "kulla-brochure": KullaBrochure;
  }
  /** The events bubble: every ancestor of an element, document and window included, receives them. */
  interface GlobalEventHandlersEventMap extends KullaEventMap {}
}
