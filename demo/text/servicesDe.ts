import type { ServicesText } from "./services.ts";

export const servicesDe: ServicesText = {
  title: (count) => `${count} Gründe, nach Hause zu kommen.`,
  amenities: [
    ["Sicherer Zugang", "Eingang mit Chip, Sprechanlage mit Kamera."],
    ["Anregende Gemeinschaft"],
    ["Fitnessraum", "Im Erdgeschoss, nur für Bewohner."],
    ["Smart-Home-System", "Licht, Heizung und Tür vom Telefon aus."],
    ["Zentrale Staubsauganlage"],
    ["Heizen und Kühlen mit Wärmepumpe", "Für jede Wohnung eigens, im Haus brennt nichts."],
    ["Wohnzimmer", "Fenster vom Boden bis zur Decke und ein Austritt auf den Balkon."],
    ["Küche", "Offen zum Wohnzimmer, mit Platz für einen Tisch."],
    ["Elternschlafzimmer"],
    ["Kinderzimmer"],
    ["Über 10 000 m² Grün", "Beide Türme stehen im Park. Autos fahren unter der Erde."],
    ["Spielplatz"],
    ["Strategische Investition"],
    ["Parken auf 3 Ebenen"],
  ],
};
