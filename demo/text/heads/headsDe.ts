import type { Heads } from "./headsSq.ts";

export const headsDe: Heads = {
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
