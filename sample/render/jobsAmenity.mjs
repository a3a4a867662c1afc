// Small scenes for what neither the site nor a home shows: one picture each for the list of amenities.

const ROOM =
  "^(amenity\\w*|furniture\\w*|interior(Outlook|City|Shining|Materials|Kits|Mesh|Nodes|Patterns)|kit|light|materials|props)\\.py$";

/** @type {(amenity: string, number: number, rest: Partial<import("./jobs.mjs").Job> & { alt: import("./jobs.mjs").Alt }) => import("./jobs.mjs").Job} */
const scene = (amenity, number, rest) => ({
  script: "amenity.py",
  name: `amenity-${amenity}`,
  file: `amenities/${number}`,
  args: { amenity },
  inputs: ROOM,
  width: 1080,
  height: 720,
  final: 8,
  draft: 4,
  metres: 3,
  widths: [480, 720, 1080],
  ...rest,
});

/** @type {import("./jobs.mjs").Job[]} */
export const jobs = [
  scene("gym", 3, {
    alt: {
      sq: "Palestra me shirita vrapimi pranë dritareve, pesha dhe mur me pasqyrë",
      en: "The fitness room with treadmills at the windows, weights and a mirror wall",
      de: "Der Fitnessraum mit Laufbändern am Fenster, Gewichten und Spiegelwand",
    },
  }),
  scene("parking", 14, {
    alt: {
      sq: "Nivel i parkingut nëntokësor me vende të shënuara, shtylla me numra dhe vetura",
      en: "A level of the underground car park with marked bays, numbered columns and cars",
      de: "Ein Geschoss der Tiefgarage mit markierten Plätzen, nummerierten Stützen und Autos",
    },
  }),
  scene("children", 10, {
    alt: {
      sq: "Dhoma e fëmijëve me shtrat, tryezë pune pranë dritares, rafte dhe lodra",
      en: "A children's room with a bed, a desk at the window, shelves and toys",
      de: "Ein Kinderzimmer mit Bett, Schreibtisch am Fenster, Regal und Spielzeug",
    },
  }),
  scene("smart", 4, {
    alt: {
      sq: "Paneli i shtëpisë inteligjente në mur: temperatura, drita, roletat, ngrohja dhe dera",
      en: "The smart-home panel on the wall: temperature, light, blinds, heating and door",
      de: "Das Smart-Home-Bedienfeld an der Wand: Temperatur, Licht, Rollläden, Heizung und Tür",
    },
  }),
  scene("heatpump", 6, {
    metres: 15,
    alt: {
      sq: "Pompat termike në kulm, me gypat e tyre dhe panelet diellore prapa",
      en: "The heat pumps on the roof with their pipes, solar panels behind",
      de: "Die Wärmepumpen auf dem Dach mit ihren Rohren, dahinter Solarpaneele",
    },
  }),
  scene("vacuum", 5, {
    alt: {
      sq: "Priza e thithjes qendrore në mur me zorrën e lidhur dhe furçën mbi parket",
      en: "The wall inlet of the central vacuum with its hose and the brush on the wooden floor",
      de: "Der Wandanschluss der Staubsauganlage mit Schlauch und Düse auf dem Holzboden",
    },
  }),
];
