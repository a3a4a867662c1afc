import type { PageName } from "../../navigation/routes.ts";

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
