export type Head = { readonly title: string; readonly description: string };

/**
 * Titles (without the brand's name) and descriptions of the pages that are generated from the project's facts. `{towers}`: the names of all
 * buildings; `{floor}`, `{tower}`, `{apartment}`: what the page shows; `{inFloor}`: the floor inside a sentence; `{facts}`: ": 2+1, 73.4 m²".
 */
const headsSq = {
  towers: { title: "Zgjidhni katin", description: "{towers}: zgjidhni katin në pamje ose në listë." },
  building: { title: "{tower}, katet", description: "{tower}: zgjidhni katin në pamje ose në listë." },
  floor: { title: "{floor}", description: "{floor}, {towers}: plani, banesat, sipërfaqet dhe orientimi." },
  apartment: { title: "Pamja e banesës", description: "Fotot, plani, vizita 360° dhe pyetja për çmimin e një banese." },
  tour: { title: "Vizita 360°", description: "Vizita 360° e një banese." },
  outsideTour: { title: "Nga jashtë, vizita 360°", description: "{towers} nga jashtë në një vizitë 360°." },
  brochure: { title: "Broshura", description: "Broshura: shfletojeni faqe për faqe ose shkarkojeni si PDF." },
  search: {
    title: "Kërkimi i banesave",
    description: "Gjeni banesën sipas dhomave, sipërfaqes, katit dhe orientimit, për ta ruajtur dhe krahasuar.",
  },
  listing: {
    title: "{apartment}, {floor}, {tower}",
    description: "{apartment}, {inFloor}, {tower}{facts}. Plani, fotot, orientimi dhe pyetja për çmimin.",
  },
  embed: {
    title: "Në faqen tuaj",
    description: "Për portale dhe agjentë: zgjidhni pamjen, shihni si del dhe ngjiteni kodin në faqen tuaj.",
  },
  gallery: { title: "Galeria", description: "Galeria: fotot e projektit që zmadhohen." },
  moved: {
    title: "Vizualizimet, adresa e vjetër",
    description: "Vizualizimet janë te një adresë tjetër e kësaj faqeje.",
  },
  click: { title: "Zgjidhni ndërtesën", description: "Prekni një ndërtesë për të zgjedhur katin." },
  missing: { title: "Kjo faqe nuk ekziston", description: "Faqja që kërkuat nuk është këtu." },
};

export type HeadName = keyof typeof headsSq;
type Heads = Readonly<Record<HeadName, Head>>;

const headsEn: Heads = {
  towers: { title: "Choose a floor", description: "{towers}: choose a floor in the picture or in the list." },
  building: { title: "{tower}, floors", description: "{tower}: choose a floor in the picture or in the list." },
  floor: { title: "{floor}", description: "{floor}, {towers}: its plan, its apartments, their areas and orientation." },
  apartment: {
    title: "View of the apartment",
    description: "Pictures, plan, 360° tour and price inquiry for an apartment.",
  },
  tour: { title: "360° tour", description: "360° tour of an apartment." },
  outsideTour: { title: "From outside, 360° tour", description: "{towers} from outside in a 360° tour." },
  brochure: { title: "Brochure", description: "The brochure: leaf through it page by page or download it as PDF." },
  search: {
    title: "Find an apartment",
    description: "Find an apartment by bedrooms, area, floor and orientation, to save and compare.",
  },
  listing: {
    title: "{apartment}, {floor}, {tower}",
    description: "{apartment}, {inFloor}, {tower}{facts}. Plan, pictures, orientation and price inquiry.",
  },
  embed: {
    title: "On your page",
    description: "For portals and agents: choose a view, see how it looks and paste the code into your page.",
  },
  gallery: { title: "Gallery", description: "The gallery: pictures of the project to enlarge." },
  moved: {
    title: "Visualisations, former address",
    description: "The visualisations are at another address of this site.",
  },
  click: { title: "Choose a building", description: "Touch a building to choose a floor." },
  missing: { title: "This page does not exist", description: "The page you asked for is not here." },
};

const headsDe: Heads = {
  towers: { title: "Stockwerk wählen", description: "{towers}: Wählen Sie ein Stockwerk im Bild oder in der Liste." },
  building: {
    title: "{tower}, Stockwerke",
    description: "{tower}: Wählen Sie das Stockwerk im Bild oder in der Liste.",
  },
  floor: { title: "{floor}", description: "{floor}, {towers}: Grundriss, Wohnungen, Flächen und Ausrichtung." },
  apartment: {
    title: "Ansicht der Wohnung",
    description: "Bilder, Grundriss, 360°-Rundgang und Preisanfrage für eine Wohnung.",
  },
  tour: { title: "360°-Rundgang", description: "360°-Rundgang durch eine Wohnung." },
  outsideTour: { title: "Von außen, 360°-Rundgang", description: "{towers} von außen in einem 360°-Rundgang." },
  brochure: { title: "Broschüre", description: "Die Broschüre: Seite für Seite blättern oder als PDF herunterladen." },
  search: {
    title: "Wohnung suchen",
    description:
      "Finden Sie Ihre Wohnung nach Schlafzimmern, Fläche, Stock und Ausrichtung, zum Merken und Vergleichen.",
  },
  listing: {
    title: "{apartment}, {floor}, {tower}",
    description: "{apartment}, {inFloor}, {tower}{facts}. Grundriss, Bilder, Ausrichtung und Preisanfrage.",
  },
  embed: {
    title: "Auf Ihrer Seite",
    description: "Für Portale und Makler: Ansicht wählen, ansehen und den Code in die eigene Seite einfügen.",
  },
  gallery: { title: "Galerie", description: "Die Galerie: Bilder des Projekts zum Vergrößern." },
  moved: {
    title: "Ansichten, frühere Adresse",
    description: "Die Ansichten stehen an einer anderen Adresse dieser Website.",
  },
  click: { title: "Gebäude wählen", description: "Tippen Sie auf ein Gebäude, um ein Stockwerk zu wählen." },
  missing: { title: "Diese Seite gibt es nicht", description: "Die gesuchte Seite ist nicht hier." },
};

export const headsText = { sq: headsSq, en: headsEn, de: headsDe };
