import { withOwnSectionTexts, type OwnTexts } from "./ownTexts.ts";
import type { PriceTexts, Texts } from "./texts.ts";

/** What a price includes, and facts about buildings, in Albanian: unlike the other Albanian texts they load with their views. */
const albanian: PriceTexts = {
  perM2: "Çmimi për m²",
  computed: "llogaritur nga çmimi dhe {area}",
  vatIncluded: "TVSH e përfshirë",
  vatExcluded: "pa TVSH",
  vatIncludedAt: "TVSH {percent} % e përfshirë",
  vatExcludedAt: "pa TVSH {percent} %",
  since: "që nga {date}",
  before: "më parë {price}",
  exchanged: "rreth {price}",
  rate: "1 {from} = {rate} {to}, {date}",
  extras: "Përveç çmimit",
  parkingPlace: "Vend parkimi",
  storageRoom: "Depo",
  otherPayment: "Pagesë tjetër",
  obligatory: "e detyrueshme",
  optional: "sipas dëshirës",
  withParking: "Me vend parkimi",
  withStorage: "Me depo",
  withObligatory: "Me pagesat e detyrueshme",
  withAll: "Gjithsej me të gjitha",
  reservedUntil: "Deri më {date}",
  energyClass: "Klasa energjetike",
  handOver: "Dorëzimi",
  expected: "pritet: {when}",
  done: "i kryer: {when}",
  quarter: "tremujori {n} i vitit {year}",
  tenure: "Forma e pronësisë",
  freehold: "Pronësi e plotë",
  leasehold: "Qira afatgjatë",
  constructionStage: "Ndërtimi",
  planned: "Në planifikim",
  started: "Në ndërtim",
  shell: "Struktura e përfunduar",
  finishing: "Punime të brendshme",
  completed: "I përfunduar",
};

/** The texts of one language, and those of the page or the project that replace them. */
type Language = { readonly texts: Texts; readonly own?: OwnTexts | undefined };

/**
 * The texts of prices and buildings. The Albanian ones load with the views that show them, so the page's own replace them here; those of
 * other languages are replaced with the rest.
 */
export function priceTexts({ texts, own }: Language): PriceTexts {
  return texts.prices ?? withOwnSectionTexts(albanian, "prices", own);
}
