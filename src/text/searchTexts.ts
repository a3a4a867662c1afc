import { withOwnSectionTexts, type OwnTexts } from "./ownTexts.ts";
import type { SearchTexts, Texts } from "./texts.ts";
import { capitalized } from "./withBuildingWord.ts";

/** In Albanian: unlike the other Albanian texts they load with the views that show them. */
const albanian: SearchTexts = {
  changeFilters: "Ndrysho filtrat",
  clearAll: "Hiqi të gjitha",
  removeFilter: "Hiqe filtrin {filter}",
  someOf: "{n} nga {m}",
  noneOf: "asnjë nga {m}",
  freeMatch: "{n} nga {m} të lira përputhen",
  homesMatch: "{n} nga {m} përputhen",
  matches: "Përputhet",
  noMatch: "Nuk përputhet",
  aOrB: "{a} ose {b}",
  storeys: "Katet {a}–{b}",
  upTo: "Deri {price}",
  bedroomsOf: "{n} dhoma gjumi",
  outdoorSpace: "Hapësira jashtë",
  balcony: "Ballkon",
  terrace: "Tarracë",
  kindHome: "Banesë",
  kindShop: "Lokal",
  kindOffice: "Zyrë",
  kindParking: "Parking",
  kindStorage: "Depo",
  views: "Pamja",
  viewGrid: "Kullat",
  viewList: "Lista",
  viewCards: "Planet",
  noneUnits: "Asnjë njësi",
  ofFree: "nga {n} të lira",
  ofFreeBoth: "nga {n} të lira në të dy kullat",
  ofHomes: "nga {n}",
  summary: "Filtrat e zgjedhur",
  filters: "Filtrat",
  clearAllFilters: "Hiqi të gjithë filtrat",
  show: "Shfaq {homes}",
  close: "Mbyll",
  copyLink: "Kopjo lidhjen",
  linkCopied: "Lidhja u kopjua",
  ofCount: "{n} nga {m}",
  onlyFree: "Vetëm banesat e lira",
  onlyFreeUnits: "Vetëm njësitë e lira",
  bedroomsLabel: "Dhoma gjumi",
  area: "Sipërfaqja",
  floorTitle: "Kati",
  side: "Orientimi",
  towerTitle: "Kulla",
  kind: "Lloji",
  priceUpTo: "Çmimi deri në",
  perM2UpTo: "Çmimi për m² deri në",
  from: "nga",
  to: "deri në",
  figureBetween: "Një numër nga {from} deri në {to}",
  grid: "Banesat sipas kateve",
  saveKey: "Me S e ruani.",
  match: "Përputhet",
  matchArea: "Përputhet, m²",
  save: "Ruaj",
  saved: "E ruajtur",
  list: "Banesat që përputhen",
  listUnits: "Njësitë që përputhen",
  scale: "Të gjitha planet në një shkallë, me hyrjen lart.",
  ask: "Pyet",
  colHome: "Banesa",
  colUnit: "Njësia",
  colFloor: "Kati",
  colBedrooms: "Dhoma gjumi",
  colArea: "Sipërfaqja",
  colOutdoor: "Jashtë",
  colSide: "Orientimi",
  colPrice: "Çmimi",
  colPerM2: "Për m²",
  sort: "Radhitja",
  sortHome: "Radhit sipas banesës",
  sortUnit: "Radhit sipas njësisë",
  sortFloor: "Radhit sipas katit",
  sortBedrooms: "Radhit sipas dhomave",
  sortArea: "Radhit sipas sipërfaqes",
  sortOutdoor: "Radhit sipas hapësirës jashtë",
  sortSide: "Radhit sipas orientimit",
  sortPrice: "Radhit sipas çmimit",
  sortPerM2: "Radhit sipas çmimit për m²",
  descending: "Në zbritje",
  loosen: "Asnjë banesë nuk i plotëson të gjitha kushtet bashkë. Lironi njërin:",
  loosenUnits: "Asnjë njësi nuk i plotëson të gjitha kushtet bashkë. Lironi njërin:",
  ifFrom: "nëse {group} fillon nga {x}",
  ifTo: "nëse {group} shkon deri në {x}",
  ifAlso: "nëse pranoni edhe {x}",
  ifWithout: "pa kufi për {x}",
  limitBedrooms: "dhomat e gjumit",
  limitArea: "sipërfaqen",
  limitFloor: "katin",
  limitSide: "orientimin",
  limitTower: "kullën",
  limitOutdoor: "hapësirën jashtë",
  limitPrice: "çmimin",
  limitPerM2: "çmimin për m²",
  limitKind: "llojin",
  limitStatus: "statusin",
  theArea: "sipërfaqja",
  theFloor: "kati",
  theOutdoor: "hapësira jashtë",
  thePrice: "çmimi",
  thePerM2: "çmimi për m²",
  insteadOf: "në vend të {x}",
  insteadOfOnly: "në vend të vetëm {x}",
  shown: "Treguar: banesat që do të shtoheshin",
  shownUnits: "Treguar: njësitë që do të shtoheshin",
};

/** The texts of one language, those of the page or the project that replace them, and the project's word for buildings. */
type Language = {
  readonly texts: Texts;
  readonly own?: OwnTexts | undefined;
  readonly buildingWord?: readonly string[] | undefined;
};

/** Cached by language, because views compare texts by identity. */
const cache = new WeakMap<Language, SearchTexts>();

/**
 * The texts of the search and of filtered pictures, with the project's own word for buildings. The Albanian ones load with the views
 * that show them, so the page's own replace them here; those of other languages are replaced with the rest.
 */
export function searchTexts(language: Language): SearchTexts {
  const texts = cache.get(language) ?? readTexts(language);
  cache.set(language, texts);
  return texts;
}

function readTexts({ texts, own, buildingWord = [] }: Language): SearchTexts {
  const section = texts.searchScreen ?? albanian;
  const [one, many = one] = buildingWord;
  const words =
    one && many
      ? {
          ...section,
          viewGrid: capitalized(many),
          towerTitle: capitalized(one),
          ofFreeBoth: section.ofFree,
          limitTower: one,
        }
      : section;
  return own ? withOwnSectionTexts(words, "searchScreen", own) : words;
}
