// What is rendered first, in this order: the pictures with outlines. One entry is one picture.

/**
 * @typedef {{ sq: string, en: string, de: string }} Alt
 * @typedef {object} Job
 * @property {string} name             what --only asks for
 * @property {string} file             where it goes under public/project, without width and ending: "site/hero"
 * @property {string} script           Blender script in sample/blender; gets `args`, width, height, samples and the files it writes, as one entry of its list
 * @property {Record<string, string | number>} args
 * @property {number} width            of the finished picture
 * @property {number} height
 * @property {number} final            samples
 * @property {number} draft            samples of the draft, which is half as wide
 * @property {number} [draftScale]     or as wide as this share of the final picture
 * @property {number[]} widths         encoded renditions
 * @property {Alt} alt
 * @property {{ look?: string, exposure?: number }} [tone]
 * @property {boolean} [outlines]      trace towers and floors
 * @property {string} [inputs]         pattern of the scripts it depends on; default: the modules of exterior.py
 */

const EXTERIOR = {
  script: "exterior.py",
  draft: 8,
  final: 32,
  tone: { look: "AgX - Medium High Contrast", exposure: 0.3 },
};

/** @type {(name: string, file: string, rest: Omit<Job, "name" | "file" | "script" | "args" | "draft" | "final"> & Partial<Job>) => Job} */
export const outside = (name, file, rest) => ({ ...EXTERIOR, name, file, args: { view: name }, ...rest });

const HERO = {
  sq: "Dy kulla të bardha banimi me tarraca, park përpara dhe kodrat e Prishtinës prapa",
  en: "Two white residential towers with terraces, a park in front and the hills of Prishtina behind",
  de: "Zwei weiße Wohntürme mit Terrassen, davor ein Park, dahinter die Hügel von Prishtina",
};

/** @type {(number: number, floors: number) => Alt} */
const tower = (number, floors) => ({
  sq: `Kulla ${number} me ${floors} kate banimi mbi lokalet në përdhesë, pamje nga jugu`,
  en: `Tower ${number}, ${floors} residential floors above ground-floor shops, seen from the south`,
  de: `Turm ${number} mit ${floors} Wohngeschossen über den Läden im Erdgeschoss, von Süden gesehen`,
});

/** @type {Job[]} */
export const jobs = [
  outside("hero", "site/hero", {
    width: 2560,
    height: 1600,
    widths: [800, 1280, 1920, 2560],
    alt: HERO,
    outlines: true,
  }),
  outside("hero-portrait", "site/hero-portrait", {
    width: 1120,
    height: 1600,
    widths: [480, 800, 1120],
    alt: HERO,
    outlines: true,
  }),
  outside("k5", "towers/k5", {
    width: 1440,
    height: 1280,
    widths: [640, 960, 1440],
    alt: tower(5, 11),
    outlines: true,
  }),
  outside("k6", "towers/k6", {
    width: 1440,
    height: 1280,
    widths: [640, 960, 1440],
    alt: tower(6, 10),
    outlines: true,
  }),
  outside("k5-portrait", "towers/k5-portrait", {
    width: 880,
    height: 1280,
    widths: [440, 660, 880],
    alt: tower(5, 11),
    outlines: true,
  }),
  outside("k6-portrait", "towers/k6-portrait", {
    width: 880,
    height: 1280,
    widths: [440, 660, 880],
    alt: tower(6, 10),
    outlines: true,
  }),
];
