// What neither the site nor an apartment shows: one section model each for the list of amenities, on the page's paper as the doll houses.

const ROOM =
  "^(amenity\\w*|furniture\\w*|interior(DollScene|DollView|Kits|Materials|Mesh|Nodes|Openings|Patterns|Plan|Rails|Shell)|kit)\\.py$";

/** @type {(amenity: string, number: number, rest: Partial<import("./jobs.mjs").Job> & { alt: import("./jobs.mjs").Alt }) => import("./jobs.mjs").Job} */
const model = (amenity, number, rest) => ({
  script: "amenity.py",
  name: `amenity-${amenity}`,
  file: `amenities/${number}`,
  args: { amenity },
  inputs: ROOM,
  width: 1080,
  height: 810,
  final: 32,
  draft: 8,
  widths: [480, 720, 1080],
  ...rest,
});

/** @type {import("./jobs.mjs").Job[]} */
export const jobs = [
  // The page shows it large, as the first of its group.
  model("lobby", 1, {
    width: 1440,
    height: 1080,
    widths: [480, 720, 1080, 1440],
    alt: {
      sq: "Maketë: holli me derë xhami dhe interkom, kutitë postare, recepsioni, dy ashensorë, stoli dhe shkallët",
      en: "Model: the lobby with glass doors and intercom, letter boxes, concierge desk, two lifts, benches and the stair",
      de: "Modell: die Eingangshalle mit Glastür und Sprechanlage, Briefkästen, Empfang, zwei Aufzügen, Bänken und Treppe",
    },
  }),
  model("gym", 3, {
    alt: {
      sq: "Maketë: palestra me shirita vrapimi pranë dritareve, pesha dhe mur me pasqyrë",
      en: "Model: the fitness room with treadmills at the windows, weights and a mirror wall",
      de: "Modell: der Fitnessraum mit Laufbändern am Fenster, Gewichten und Spiegelwand",
    },
  }),
  model("parking", 14, {
    alt: {
      sq: "Maketë: tri nivelet e parkingut nëntokësor me vende të shënuara, shtylla me numra dhe vetura prej druri",
      en: "Model: the three levels of the underground car park with marked bays, numbered columns and wooden cars",
      de: "Modell: die drei Ebenen der Tiefgarage mit markierten Plätzen, nummerierten Stützen und Autos aus Holz",
    },
  }),
  model("children", 10, {
    alt: {
      sq: "Maketë: dhoma e fëmijëve me shtrat, tryezë pune pranë dritares, raft, tendë dhe lodra",
      en: "Model: a children's room with a bed, a desk at the window, shelves, a tent and toys",
      de: "Modell: ein Kinderzimmer mit Bett, Schreibtisch am Fenster, Regal, Zelt und Spielzeug",
    },
  }),
];

/**
 * What a drawing tells better than a model: drawn by `npm run sample` (drawing/amenities), not rendered.
 * @type {readonly { amenity: "smartHome" | "vacuum" | "heatPump", file: string, widths: readonly number[], alt: import("./jobs.mjs").Alt }[]}
 */
export const drawings = [
  {
    amenity: "smartHome",
    file: "amenities/4",
    widths: [480, 720, 1080],
    alt: {
      sq: "Vizatim: telefoni komandon llambën, roletën, ngrohjen dhe derën e banesës",
      en: "Drawing: the telephone switches the apartment's lamp, blind, heating and door",
      de: "Zeichnung: das Telefon steuert Lampe, Rollladen, Heizung und Tür der Wohnung",
    },
  },
  {
    amenity: "vacuum",
    file: "amenities/5",
    widths: [480, 720, 1080],
    alt: {
      sq: "Vizatim: zorra lidhet në prizën e murit, gypi në mur çon te njësia e thithjes qendrore",
      en: "Drawing: the hose plugs into the wall, a pipe in the wall leads to the central vacuum unit",
      de: "Zeichnung: der Schlauch steckt in der Wand, ein Rohr in der Wand führt zum Zentralstaubsauger",
    },
  },
  {
    amenity: "heatPump",
    file: "amenities/6",
    widths: [480, 720, 1080],
    alt: {
      sq: "Vizatim: pompa termike e banesës me njësinë në ballkon, ngrohjen në dysheme dhe ftohjen në mur",
      en: "Drawing: the apartment's heat pump with its unit on the balcony, heating in the floor and cooling on the wall",
      de: "Zeichnung: die Wärmepumpe der Wohnung mit Gerät auf dem Balkon, Heizung im Boden und Kühlung an der Wand",
    },
  },
];
