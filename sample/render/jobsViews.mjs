// The site's other views: dusk, what is seen on foot, from a terrace and from above, and the building stages.
import { outside } from "./jobs.mjs";

/** @type {(extra: string) => string} the modules the towers and the site are made of, and those of one more script */
export const withModules = (extra) =>
  `^(cameras|city|facade|kit|light|materials|model|plants|podium|props|site_plan|tower|${extra})\\.py$`;

const PLAIN = { draft: 3 };
const DAY = { ...PLAIN, script: "views.py", inputs: withModules("views"), shared: true };
const WIDE = { width: 1440, height: 960, final: 6, widths: [480, 640, 960, 1440] };

/** Taken on foot: what stands near the camera has more detail. */
const NEAR = { ...DAY, script: "viewsNear.py", inputs: withModules("viewsNear\\w*") };

/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const near = (name, alt) => outside(name, `site/${name}`, { ...NEAR, ...WIDE, final: 5, alt });

/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const view = (name, alt) => outside(name, `site/${name}`, { ...DAY, ...WIDE, alt });

/** All stages are seen from where the aerial view is taken: pictures of one place at four times. */
/** @type {(name: string, alt: import("./jobs.mjs").Alt) => import("./jobs.mjs").Job} */
const stage = (name, alt) =>
  outside(`stage-${name}`, `stages/${name}`, {
    ...PLAIN,
    script: "stage.py",
    shared: true,
    inputs: withModules("stage\\w*"),
    args: { view: "aerial", stage: name },
    width: 1200,
    height: 800,
    final: 5,
    widths: [480, 800, 1200],
    alt,
  });

/** @type {import("./jobs.mjs").Job[]} */
export const jobs = [
  near("courtyard", {
    sq: "Promenada mes dy kullave, me mështekna, stola dhe banorë në këmbë",
    en: "The promenade between the two towers with birches, benches and people walking",
    de: "Die Promenade zwischen den beiden Türmen mit Birken, Bänken und Spaziergängern",
  }),
  outside("hero-dusk", "site/hero-dusk", {
    ...PLAIN,
    script: "evening.py",
    inputs: withModules("evening"),
    draftScale: 0.75,
    width: 2560,
    height: 1600,
    final: 6,
    widths: [800, 1280, 1920, 2560],
    args: { view: "hero", light: "dusk" },
    tone: { look: "Medium High Contrast", exposure: 0.55 },
    alt: {
      sq: "Të dy kullat në muzg: dritaret dhe lokalet e ndriçuara, qielli blu mbi kodra",
      en: "Both towers at dusk: windows and shops lit, a blue sky above the hills",
      de: "Beide Türme in der Dämmerung: erleuchtete Fenster und Läden, blauer Himmel über den Hügeln",
    },
  }),
  view("aerial", {
    sq: "Të dy kullat nga ajri, me parkun përpara dhe qytetin deri te kodrat",
    en: "Both towers from the air, with the park in front and the city as far as the hills",
    de: "Beide Türme aus der Luft, davor der Park, dahinter die Stadt bis zu den Hügeln",
  }),
  near("entrance", {
    sq: "Hyrja e banorëve të Kullës 6 nën strehën e bardhë, mes lokaleve",
    en: "The residents' entrance of Tower 6 under its white canopy, between the shops",
    de: "Der Hauseingang von Turm 6 unter dem weißen Vordach, zwischen den Läden",
  }),
  outside("terrace", "site/terrace", {
    ...PLAIN,
    ...WIDE,
    // The home page shows it as wide as the window.
    width: 2400,
    height: 1600,
    widths: [...WIDE.widths, 1920, 2400],
    script: "terrace.py",
    inputs: withModules("terrace|furniture\\w*|interior(Materials|Kits|Mesh|Nodes|Patterns)"),
    args: { view: "terrace", home: "K6-8" },
    alt: {
      sq: "Tarracë në katin 8 të Kullës 6 me pergolë, kolltuqe dhe pamje nga qyteti e kodrat",
      en: "Terrace on floor 8 of Tower 6 with a pergola and seats, looking over the city to the hills",
      de: "Terrasse im 8. Stock von Turm 6 mit Pergola und Sitzplätzen, Blick über die Stadt zu den Hügeln",
    },
  }),
  outside("detail", "site/detail", {
    ...DAY,
    width: 1040,
    height: 1300,
    final: 5,
    widths: [480, 760, 1040],
    alt: {
      sq: "Fasada e Kullës 5 nga afër: soleta të bardha, panele druri dhe ballkone me xham",
      en: "The facade of Tower 5 close up: white slabs, walnut panels and balconies with glass",
      de: "Die Fassade von Turm 5 aus der Nähe: weiße Geschossplatten, Nussbaumpaneele und Balkone mit Glas",
    },
  }),
  near("park", {
    sq: "Shteg në parkun para kullave, me lëndinë, shkurre dhe pemë",
    en: "A path in the park in front of the towers, with lawn, shrubs and trees",
    de: "Ein Weg im Park vor den Türmen, mit Rasen, Sträuchern und Bäumen",
  }),
  near("street", {
    sq: "Lokalet në përdhesë të Kullës 5, me trotuar të gjerë përpara",
    en: "The shops on the ground floor of Tower 5 with a wide pavement in front",
    de: "Die Läden im Erdgeschoss von Turm 5 mit breitem Gehweg davor",
  }),
  near("playground", {
    sq: "Këndi i lojërave në park, me rrëshqitëse, kolovajza dhe Kullën 6 prapa",
    en: "The playground in the park with a slide, swings and Tower 6 behind",
    de: "Der Spielplatz im Park mit Rutsche, Schaukeln und Turm 6 dahinter",
  }),
  view("roof", {
    sq: "Katet e sipërme të Kullës 5 me tarraca dhe pergola, kulmi me panele diellore",
    en: "The upper floors of Tower 5 with terraces and pergolas, solar panels on the roof",
    de: "Die oberen Geschosse von Turm 5 mit Terrassen und Pergolen, Solarpaneele auf dem Dach",
  }),
  stage("foundations", {
    sq: "Gropa e themeleve me pllakën e betonit, armaturën dhe vinçat",
    en: "The excavation with the concrete raft, starter bars and cranes",
    de: "Die Baugrube mit Bodenplatte, Anschlussbewehrung und Kränen",
  }),
  stage("frame", {
    sq: "Skeleti prej betoni i dy kullave, kat pas kati, me vinçat sipër",
    en: "The concrete frame of both towers, storey by storey, under the cranes",
    de: "Das Betonskelett beider Türme, Geschoss für Geschoss, unter den Kränen",
  }),
  stage("facade", {
    sq: "Fasada mbulon katet e poshtme, skela qëndron rreth kateve të sipërme",
    en: "The facade covers the lower floors, scaffolding stands around the upper ones",
    de: "Die Fassade bedeckt die unteren Geschosse, um die oberen steht das Gerüst",
  }),
];
