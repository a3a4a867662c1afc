import type { InLanguages } from "../../content/language.ts";

/** One amenity: its name and, where there is more to say, one sentence. */
export type Amenity = readonly [name: string, more?: string];

export type ServicesText = {
  readonly title: (count: number) => string;
  /** In the specification's order; the page counts them. */
  readonly amenities: readonly Amenity[];
};

const servicesSq: ServicesText = {
  title: (count) => `${count} arsye për t’u kthyer në shtëpi.`,
  amenities: [
    ["Qasje e sigurt", "Hyrje me çip dhe interfon me kamerë."],
    ["Komunitet frymëzues"],
    ["Palestër", "Mes lokaleve në përdhesë, vetëm për banorët."],
    ["Sistem smart home", "Dritat, ngrohja dhe dera nga telefoni."],
    ["Thithje qendrore e pluhurit"],
    ["Ngrohje dhe ftohje me pompë termike", "Për çdo banesë veç, pa kazan në ndërtesë."],
    ["Dhomat e ndenjes", "Dritare nga dyshemeja deri në tavan dhe dalje në ballkon."],
    ["Kuzhina", "E hapur nga dhoma e ndenjes, me vend për tryezë."],
    ["Dhoma e prindërve"],
    ["Dhoma e fëmijëve"],
    ["Mbi 10 000 m² gjelbërim", "Dy kullat qëndrojnë në park. Makinat lëvizin nën tokë."],
    ["Kënd lojërash"],
    ["Investim strategjik"],
    ["Parking në 3 nivele"],
  ],
};

const servicesEn: ServicesText = {
  title: (count) => `${count} reasons to come home.`,
  amenities: [
    ["Secure access", "Entry by chip, intercom with camera."],
    ["Inspiring community"],
    ["Fitness centre", "Among the shops on the ground floor, for residents only."],
    ["Smart home system", "Lights, heating and door from the telephone."],
    ["Central vacuum cleaning"],
    ["Heat-pump heating and cooling", "For each apartment on its own, with no boiler in the building."],
    ["Living rooms", "Windows from floor to ceiling and a door to the balcony."],
    ["Kitchen", "Open to the living room, with room for a table."],
    ["Master bedroom"],
    ["Children’s room"],
    ["Over 10 000 m² of green", "Both towers stand in a park. Cars move below ground."],
    ["Playground"],
    ["Strategic investment"],
    ["Parking in 3 levels"],
  ],
};

const servicesDe: ServicesText = {
  title: (count) => `${count} Gründe, nach Hause zu kommen.`,
  amenities: [
    ["Sicherer Zugang", "Eingang mit Chip, Sprechanlage mit Kamera."],
    ["Anregende Gemeinschaft"],
    ["Fitnessraum", "Zwischen den Läden im Erdgeschoss, nur für Bewohner."],
    ["Smart-Home-System", "Licht, Heizung und Tür vom Telefon aus."],
    ["Zentrale Staubsauganlage"],
    ["Heizen und Kühlen mit Wärmepumpe", "Für jede Wohnung eigens, ohne Heizkessel im Haus."],
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

export const servicesText: InLanguages<ServicesText> = { sq: servicesSq, en: servicesEn, de: servicesDe };
