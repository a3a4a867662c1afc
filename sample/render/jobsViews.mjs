// The site's other views: dusk, what is seen on foot, from a terrace and from above, and the building stages.
import { outside } from "./jobs.mjs";

/** @type {(extra: string) => string} the modules the towers and the site are made of, and those of one more script */
export const withModules = (extra) =>
  `^(cameras|city|facade|kit|light|materials|model|paperModel|plants|podium|props|shops|site_plan|tower|${extra})\\.py$`;

/** Surroundings of card: only this curve shows the backdrop as the page's paper. */
export const MODEL_TONE = { look: "AgX - Medium High Contrast", exposure: 0 };

const DAY = { inputs: withModules("exterior") };
/** In full colour the town has its facades. */
const FULL_COLOUR = "cityFacades";
const WIDE = { width: 1440, height: 960, widths: [480, 640, 960, 1440] };

/** Taken on foot: what stands near the camera has more detail. */
const NEAR = { tone: MODEL_TONE, script: "viewsNear.py", inputs: withModules("viewsNear\\w*") };

/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const near = (name, alt) => outside(name, `site/${name}`, { ...NEAR, ...WIDE, alt });

/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const view = (name, alt) => outside(name, `site/${name}`, { ...DAY, ...WIDE, tone: MODEL_TONE, alt });

/** All stages are seen from where the aerial view is taken: pictures of one place at four times. */
/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const stage = (name, alt) =>
  outside(`stage-${name}`, `stages/${name}`, {
    script: "stage.py",
    tone: MODEL_TONE,
    inputs: withModules("stage\\w*"),
    args: { view: "aerial", stage: name },
    width: 1200,
    height: 800,
    widths: [480, 800, 1200],
    alt,
  });

/** @type {import("./jobs.mjs").Job[]} */
export const jobs = [
  near("courtyard", {
    sq: "Maketë: promenada mes dy kullave, me pemë, stola dhe silueta njerëzish",
    en: "Model: the promenade between the two towers with trees, benches and figures of card",
    de: "Modell: die Promenade zwischen den beiden Türmen mit Bäumen, Bänken und Figuren aus Karton",
  }),
  outside("hero-dusk", "site/hero-dusk", {
    script: "evening.py",
    inputs: withModules(`evening|${FULL_COLOUR}`),
    draftScale: 0.75,
    width: 2560,
    height: 1600,
    widths: [800, 1280, 1920, 2560],
    args: { view: "hero", light: "dusk" },
    tone: { look: "AgX - Medium High Contrast", exposure: 0.6 },
    alt: {
      sq: "Të dy kullat në muzg: dritaret dhe lokalet e ndriçuara, qielli blu mbi kodra",
      en: "Both towers at dusk: windows and shops lit, a blue sky above the hills",
      de: "Beide Türme in der Dämmerung: erleuchtete Fenster und Läden, blauer Himmel über den Hügeln",
    },
  }),
  view("aerial", {
    sq: "Maketë: të dy kullat nga ajri, me parkun përpara dhe qytetin prej kartoni përreth",
    en: "Model: both towers from the air, with the park in front and the city in card around them",
    de: "Modell: beide Türme aus der Luft, davor der Park, ringsum die Stadt aus Karton",
  }),
  near("entrance", {
    sq: "Maketë: hyrja e banorëve të Kullës 6 nën strehën e bardhë, mes lokaleve",
    en: "Model: the residents' entrance of Tower 6 under its white canopy, between the shops",
    de: "Modell: der Hauseingang von Turm 6 unter dem weißen Vordach, zwischen den Läden",
  }),
  outside("terrace", "site/terrace", {
    ...WIDE,
    // The apartment page shows it as wide as the window.
    width: 2400,
    height: 1600,
    widths: [...WIDE.widths, 1920, 2400],
    script: "terrace.py",
    inputs: withModules(`terrace|${FULL_COLOUR}|furniture\\w*|interior(Materials|Kits|Mesh|Nodes|Patterns)`),
    args: { view: "terrace", home: "K6-8" },
    alt: {
      sq: "Tarracë në katin 8 të Kullës 6 me pergolë, kolltuqe dhe pamje nga qyteti e kodrat",
      en: "Terrace on floor 8 of Tower 6 with a pergola and seats, looking over the city to the hills",
      de: "Terrasse im 8. Stock von Turm 6 mit Pergola und Sitzplätzen, Blick über die Stadt zu den Hügeln",
    },
  }),
  outside("detail", "site/detail", {
    inputs: withModules(`exterior|${FULL_COLOUR}`),
    width: 1040,
    height: 1300,
    widths: [480, 760, 1040],
    alt: {
      sq: "Fasada e Kullës 5 nga afër: soleta të bardha, panele druri dhe ballkone me xham",
      en: "The facade of Tower 5 close up: white slabs, walnut panels and balconies with glass",
      de: "Die Fassade von Turm 5 aus der Nähe: weiße Geschossplatten, Nussbaumpaneele und Balkone mit Glas",
    },
  }),
  near("park", {
    sq: "Maketë: shteg në parkun para kullave, me shkurre dhe pemë",
    en: "Model: a path in the park in front of the towers, with shrubs and trees",
    de: "Modell: ein Weg im Park vor den Türmen, mit Sträuchern und Bäumen",
  }),
  near("street", {
    sq: "Maketë: lokalet në përdhesë të Kullës 5, me trotuar të gjerë përpara",
    en: "Model: the shops on the ground floor of Tower 5 with a wide pavement in front",
    de: "Modell: die Läden im Erdgeschoss von Turm 5 mit breitem Gehweg davor",
  }),
  near("playground", {
    sq: "Maketë: këndi i lojërave në park, me rrëshqitëse, kolovajza dhe Kullën 6 prapa",
    en: "Model: the playground in the park with a slide, swings and Tower 6 behind",
    de: "Modell: der Spielplatz im Park mit Rutsche, Schaukeln und Turm 6 dahinter",
  }),
  view("roof", {
    sq: "Maketë: katet e sipërme të Kullës 5 me tarraca dhe pergola, kulmi me panele diellore",
    en: "Model: the upper floors of Tower 5 with terraces and pergolas, solar panels on the roof",
    de: "Modell: die oberen Geschosse von Turm 5 mit Terrassen und Pergolen, Solarpaneele auf dem Dach",
  }),
  stage("foundations", {
    sq: "Maketë: gropa e themeleve me pllakën e betonit, armaturën dhe vinçat",
    en: "Model: the excavation with the concrete raft, starter bars and cranes",
    de: "Modell: die Baugrube mit Bodenplatte, Anschlussbewehrung und Kränen",
  }),
  stage("frame", {
    sq: "Maketë: skeleti prej betoni i dy kullave, kat pas kati, me vinçat sipër",
    en: "Model: the concrete frame of both towers, storey by storey, under the cranes",
    de: "Modell: das Betonskelett beider Türme, Geschoss für Geschoss, unter den Kränen",
  }),
  stage("facade", {
    sq: "Maketë: fasada mbulon katet e poshtme, skela qëndron rreth kateve të sipërme",
    en: "Model: the facade covers the lower floors, scaffolding stands around the upper ones",
    de: "Modell: die Fassade bedeckt die unteren Geschosse, um die oberen steht das Gerüst",
  }),
];
