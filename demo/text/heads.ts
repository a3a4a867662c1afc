import type { PageName } from "../navigation/routes.ts";

export type Head = { readonly title: string; readonly description: string };

/** What a title names; "" on pages that have none. */
export type HeadSubject = {
  /** "Kati 3". */
  readonly floor: string;
  readonly tower: string;
  /** "Banesa 7". */
  readonly apartment: string;
  readonly size: string;
};

export type Heads = Readonly<Record<PageName, (subject: HeadSubject) => Head>>;

export const headsSq: Heads = {
  home: () => ({
    title: "Kulla 5 dhe Kulla 6 në Prishtinë | Kulla",
    description:
      "Dy kulla, një park: banesa në Prishtinë me mbi dhjetë mijë metra katrorë gjelbërim. Zgjidhni kullën, katin dhe banesën.",
  }),
  towers: () => ({
    title: "Zgjidhni katin në Kullën 5 ose Kullën 6 | Kulla",
    description: "Njëmbëdhjetë kate në Kullën 5 dhe dhjetë në Kullën 6: zgjidhni katin në pamje ose në listë.",
  }),
  floor: ({ floor }) => ({
    title: `${floor} | Kulla`,
    description: `${floor} në Kullën 5 dhe Kullën 6: plani, banesat, sipërfaqet dhe orientimi.`,
  }),
  apartment: () => ({
    title: "Pamja e banesës | Kulla",
    description: "Fotot, plani, vizita 360° dhe pyetja për çmimin e një banese.",
  }),
  tour: () => ({
    title: "Vizita 360° | Kulla",
    description: "Vizita 360° e një banese.",
  }),
  brochure: () => ({
    title: "Broshura | Kulla",
    description: "Broshura e Kullës 5 dhe Kullës 6: shfletojeni faqe për faqe ose shkarkojeni si PDF.",
  }),
  search: () => ({
    title: "Kërkimi i banesave në Kullën 5 dhe Kullën 6 | Kulla",
    description:
      "Gjeni banesën sipas dhomave, sipërfaqes, katit dhe orientimit: të gjitha banesat e Kullës 5 dhe Kullës 6 në Prishtinë, për t’i ruajtur dhe krahasuar.",
  }),
  listing: ({ tower, floor, apartment, size }) => ({
    title: `${apartment}, ${floor}, ${tower} | Kulla`,
    description: `${apartment}, ${floor.toLowerCase()}, ${tower} në Prishtinë${size && `: ${size}`}. Plani, fotot, orientimi dhe pyetja për çmimin.`,
  }),
  embed: () => ({
    title: "Kullat në faqen tuaj | Kulla",
    description: "Për portale dhe agjentë: zgjidhni pamjen, shihni si del dhe ngjiteni kodin në faqen tuaj.",
  }),
  privacy: () => ({
    title: "Privatësia | Kulla",
    description: "Çfarë dërgon një kërkesë, kujt i shkon dhe çfarë mbetet në shfletuesin tuaj.",
  }),
  about: () => ({
    title: "Rreth Nesh | Kulla",
    description: "Nga energjia te shtëpia: historia e kompanisë që ndërton Kullën 5 dhe Kullën 6 në Prishtinë.",
  }),
  services: () => ({
    title: "Sherbimet Tona | Kulla",
    description:
      "Katërmbëdhjetë arsye për t’u kthyer në shtëpi: siguria, ngrohja, parku, parkingu dhe gjithçka mes tyre.",
  }),
  videos: () => ({
    title: "Videot | Kulla",
    description: "Kullat në lëvizje: njëzet e një video nga kullat, banesat dhe parku.",
  }),
  visuals: () => ({
    title: "Vizualizimet | Kulla",
    description: "Si do të duket: njëzet e gjashtë foto të kullave, të banesave dhe të parkut.",
  }),
  gallery: () => ({
    title: "Galeria | Kulla",
    description: "Galeria e Kullës 5 dhe Kullës 6: njëzet e gjashtë foto që zmadhohen.",
  }),
  moved: () => ({
    title: "Vizualizimet, adresa e vjetër | Kulla",
    description: "Vizualizimet janë te një adresë tjetër e kësaj faqeje.",
  }),
  contact: () => ({
    title: "Kontakti | Kulla",
    description: "Na shkruani ose na telefononi: pyetje për banesat, vizita në vend dhe takime.",
  }),
  projects: () => ({
    title: "Projektet | Kulla",
    description: "Kulla 5 dhe Kulla 6: dy projekte banimi në një park në Prishtinë.",
  }),
  click: () => ({
    title: "Zgjidhni kullën | Kulla",
    description: "Të dy kullat mbi gjithë dritaren: prekni njërën për të zgjedhur katin.",
  }),
  animation: () => ({
    title: "Filmi | Kulla",
    description: "Filmi i Kullës 5 dhe Kullës 6 mbi gjithë ekranin.",
  }),
  missing: () => ({
    title: "Ky kat nuk ekziston | Kulla",
    description: "Faqja që kërkuat nuk është këtu.",
  }),
};

const headsEn: Heads = {
  home: () => ({
    title: "Kulla 5 and Kulla 6 in Prishtina | Kulla",
    description:
      "Two towers, one park: apartments in Prishtina with more than ten thousand square metres of green. Choose tower, floor and home.",
  }),
  towers: () => ({
    title: "Choose a floor in Kulla 5 or Kulla 6 | Kulla",
    description: "Eleven floors in Kulla 5 and ten in Kulla 6: choose yours in the picture or in the list.",
  }),
  floor: ({ floor }) => ({
    title: `${floor} | Kulla`,
    description: `${floor} of Kulla 5 and Kulla 6: its plan, its apartments, their areas and orientation.`,
  }),
  apartment: () => ({
    title: "View of the apartment | Kulla",
    description: "Pictures, plan, 360° tour and price inquiry for an apartment.",
  }),
  tour: () => ({
    title: "360° tour | Kulla",
    description: "360° tour of an apartment.",
  }),
  brochure: () => ({
    title: "Brochure | Kulla",
    description: "The brochure of Kulla 5 and Kulla 6: leaf through it page by page or download it as PDF.",
  }),
  search: () => ({
    title: "Find an apartment in Kulla 5 and Kulla 6 | Kulla",
    description:
      "Find your home by bedrooms, area, floor and orientation: every apartment of Kulla 5 and Kulla 6 in Prishtina, to save and compare.",
  }),
  listing: ({ tower, floor, apartment, size }) => ({
    title: `${apartment}, ${floor.toLowerCase()}, ${tower} | Kulla`,
    description: `${apartment} on ${floor.toLowerCase()} of ${tower} in Prishtina${size && `: ${size}`}. Plan, pictures, orientation and price inquiry.`,
  }),
  embed: () => ({
    title: "The towers on your page | Kulla",
    description: "For portals and agents: choose a view, see how it looks and paste the code into your page.",
  }),
  privacy: () => ({
    title: "Privacy | Kulla",
    description: "What an inquiry sends, who receives it and what stays in your browser.",
  }),
  about: () => ({
    title: "About Us | Kulla",
    description: "From energy to the home: the history of the company that builds Kulla 5 and Kulla 6 in Prishtina.",
  }),
  services: () => ({
    title: "Our Services | Kulla",
    description: "Fourteen reasons to come home: security, heating, the park, parking and all between them.",
  }),
  videos: () => ({
    title: "Videos | Kulla",
    description: "The towers in motion: twenty-one videos of the towers, the apartments and the park.",
  }),
  visuals: () => ({
    title: "Visualisations | Kulla",
    description: "What it will look like: twenty-six pictures of the towers, the apartments and the park.",
  }),
  gallery: () => ({
    title: "Gallery | Kulla",
    description: "The gallery of Kulla 5 and Kulla 6: twenty-six pictures to enlarge.",
  }),
  moved: () => ({
    title: "Visualisations, former address | Kulla",
    description: "The visualisations are at another address of this site.",
  }),
  contact: () => ({
    title: "Contact | Kulla",
    description: "Write to us or call us: questions about apartments, visits on site and meetings.",
  }),
  projects: () => ({
    title: "Projects | Kulla",
    description: "Kulla 5 and Kulla 6: two residential projects in one park in Prishtina.",
  }),
  click: () => ({
    title: "Choose a tower | Kulla",
    description: "Both towers over the whole window: touch one to choose a floor.",
  }),
  animation: () => ({
    title: "The film | Kulla",
    description: "The film of Kulla 5 and Kulla 6 over the whole screen.",
  }),
  missing: () => ({
    title: "This floor does not exist | Kulla",
    description: "The page you asked for is not here.",
  }),
};

const headsDe: Heads = {
  home: () => ({
    title: "Kulla 5 und Kulla 6 in Prishtina | Kulla",
    description:
      "Zwei Türme, ein Park: Wohnungen in Prishtina mit über zehntausend Quadratmetern Grün. Wählen Sie Turm, Stock und Wohnung.",
  }),
  towers: () => ({
    title: "Stock in Kulla 5 oder Kulla 6 wählen | Kulla",
    description: "Elf Stockwerke in Kulla 5 und zehn in Kulla 6: wählen Sie im Bild oder in der Liste.",
  }),
  floor: ({ floor }) => ({
    title: `${floor} | Kulla`,
    description: `${floor} in Kulla 5 und Kulla 6: Grundriss, Wohnungen, Flächen und Ausrichtung.`,
  }),
  apartment: () => ({
    title: "Ansicht der Wohnung | Kulla",
    description: "Bilder, Grundriss, 360°-Rundgang und Preisanfrage für eine Wohnung.",
  }),
  tour: () => ({
    title: "360°-Rundgang | Kulla",
    description: "360°-Rundgang durch eine Wohnung.",
  }),
  brochure: () => ({
    title: "Broschüre | Kulla",
    description: "Die Broschüre von Kulla 5 und Kulla 6: Seite für Seite blättern oder als PDF herunterladen.",
  }),
  search: () => ({
    title: "Wohnung suchen in Kulla 5 und Kulla 6 | Kulla",
    description:
      "Finden Sie Ihre Wohnung nach Schlafzimmern, Fläche, Stock und Ausrichtung: alle Wohnungen von Kulla 5 und Kulla 6 in Prishtina, zum Merken und Vergleichen.",
  }),
  listing: ({ tower, floor, apartment, size }) => ({
    title: `${apartment}, ${floor}, ${tower} | Kulla`,
    description: `${apartment} im ${floor} von ${tower} in Prishtina${size && `: ${size}`}. Grundriss, Bilder, Ausrichtung und Preisanfrage.`,
  }),
  embed: () => ({
    title: "Die Türme auf Ihrer Seite | Kulla",
    description: "Für Portale und Makler: Ansicht wählen, ansehen und den Code in die eigene Seite einfügen.",
  }),
  privacy: () => ({
    title: "Datenschutz | Kulla",
    description: "Was eine Anfrage sendet, wer sie erhält und was in Ihrem Browser bleibt.",
  }),
  about: () => ({
    title: "Über uns | Kulla",
    description:
      "Von der Energie zum Zuhause: die Geschichte des Unternehmens, das Kulla 5 und Kulla 6 in Prishtina baut.",
  }),
  services: () => ({
    title: "Leistungen | Kulla",
    description: "Vierzehn Gründe, nach Hause zu kommen: Sicherheit, Heizung, Park, Parkplätze und alles dazwischen.",
  }),
  videos: () => ({
    title: "Videos der Türme | Kulla",
    description: "Die Türme in Bewegung: einundzwanzig Videos der Türme, der Wohnungen und des Parks.",
  }),
  visuals: () => ({
    title: "Ansichten | Kulla",
    description: "So wird es aussehen: sechsundzwanzig Bilder der Türme, der Wohnungen und des Parks.",
  }),
  gallery: () => ({
    title: "Galerie | Kulla",
    description: "Die Galerie von Kulla 5 und Kulla 6: sechsundzwanzig Bilder zum Vergrößern.",
  }),
  moved: () => ({
    title: "Ansichten, frühere Adresse | Kulla",
    description: "Die Ansichten stehen an einer anderen Adresse dieser Website.",
  }),
  contact: () => ({
    title: "Kontakt | Kulla",
    description: "Schreiben Sie uns oder rufen Sie an: Fragen zu Wohnungen, Besuche vor Ort und Treffen.",
  }),
  projects: () => ({
    title: "Projekte | Kulla",
    description: "Kulla 5 und Kulla 6: zwei Wohnprojekte in einem Park in Prishtina.",
  }),
  click: () => ({
    title: "Turm wählen | Kulla",
    description: "Beide Türme über dem ganzen Fenster: Tippen Sie auf einen, um ein Stockwerk zu wählen.",
  }),
  animation: () => ({
    title: "Der Film | Kulla",
    description: "Der Film von Kulla 5 und Kulla 6 über dem ganzen Bildschirm.",
  }),
  missing: () => ({
    title: "Diesen Stock gibt es nicht | Kulla",
    description: "Die gesuchte Seite ist nicht hier.",
  }),
};

/** Title and description of every page, as search engines and shared links show them. */
export const headsText = { sq: headsSq, en: headsEn, de: headsDe };
