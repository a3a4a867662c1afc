// The pictures of the apartments: one doll house per layout, then the rooms.

import { readFileSync } from "node:fs";
import { apartmentPicture, THUMBNAIL_WIDTHS, viewsOf } from "./apartmentPictures.mjs";

const APARTMENT_WIDTHS = [...THUMBNAIL_WIDTHS, 480, 800, 1200];

/** Cameras of stills whose room the worked-out one does not show well. */
const { shots } = JSON.parse(readFileSync(new URL("../data/stills.json", import.meta.url), "utf8"));

/** Bedrooms of each drawn layout; a mirror is rendered from its base's geometry, reflected. */
const BEDROOMS = {
  1: 3,
  2: 3,
  3: 2,
  4: 2,
  5: 3,
  6: 3,
  7: 4,
  8: 2,
  9: 1,
  10: 1,
  11: 4,
  12: 4,
  13: 2,
  14: 3,
  15: 3,
  16: 4,
  17: 4,
  18: 2,
  19: 2,
  20: 1,
  19.1: 2,
  "1-mirror": 3,
  "2-mirror": 3,
  "3-mirror": 2,
  "4-mirror": 2,
};

const ROOM = {
  script: "still.py",
  draft: 8,
  final: 32,
};

/** @param {string} layout @param {number} bedrooms @returns {import("./jobs.mjs").Job} */
const doll = (layout, bedrooms) => ({
  ...ROOM,
  inputs: "^(interior(Doll\\w+|Kits|Materials|Mesh|Nodes|Openings|Patterns|Plan|Rails|Shell)|furniture\\w*|kit)\\.py$",
  name: `doll-${layout}`,
  file: apartmentPicture(layout, "doll"),
  args: { view: "doll", layout },
  width: 1200,
  height: 900,
  widths: APARTMENT_WIDTHS,
  alt: {
    sq: `Banesa e tipit ${bedrooms}+1 e parë nga lart, me mobile`,
    en: `The ${bedrooms}+1 home seen from above, furnished`,
    de: `Die ${bedrooms}+1-Wohnung von oben, möbliert`,
  },
});

/** The stills of an apartment after its doll house, by what they show; the kitchen of an open living room is a picture of its own. */
const STILLS = {
  living: {
    sq: "Dhoma e ndenjes me dritare deri në dysheme dhe pamje mbi qytet",
    en: "The living room with floor-to-ceiling windows and a view over the city",
    de: "Das Wohnzimmer mit raumhohen Fenstern und Blick über die Stadt",
  },
  master: {
    sq: "Dhoma e gjumit e prindërve me shtrat dyshe",
    en: "The master bedroom with a double bed",
    de: "Das Elternschlafzimmer mit Doppelbett",
  },
  kitchen: {
    sq: "Kuzhina me sipërfaqe pune prej guri dhe njësi të lartë me furrë",
    en: "The kitchen with a stone worktop and a tall unit with the oven",
    de: "Die Küche mit Steinarbeitsplatte und Hochschrank mit Backofen",
  },
  bath: {
    sq: "Banjo me pllaka të çelëta, lavaman dhe vaskë",
    en: "The bathroom with light tiles, a basin and a bathtub",
    de: "Das Bad mit hellen Fliesen, Waschtisch und Badewanne",
  },
  open: {
    sq: "Hapësira e jashtme e banesës me vende për t’u ulur dhe pamje mbi qytet",
    en: "The home's outdoor space with seats and a view over the city",
    de: "Der Außenraum der Wohnung mit Sitzplätzen und Blick über die Stadt",
  },
};

/** Stills that the apartment page shows large. */
const LARGE = ["living-1", "master-1", "kitchen-1", "living-2", "kitchen-3"];
const SIZE = { width: 1200, height: 750, widths: APARTMENT_WIDTHS };
const LARGE_SIZE = { width: 2400, height: 1500, widths: [...APARTMENT_WIDTHS, 1680, 2400] };

/** Modules only one kind of room is made with. @type {Record<string, string>} */
const OWN = { bath: "|furnitureBath", open: "|stillBalcony|light|facade|model|tower" };

/** A mirror's room is its base's. @param {string} layout @param {string} view */
const shotOf = (layout, view) => shots[`${view}-${layout.replace("-mirror", "")}`];

/** @param {string} layout @param {keyof typeof STILLS} view @returns {import("./jobs.mjs").Job} */
const still = (layout, view) => ({
  ...ROOM,
  inputs: `^(panorama(Facade|Home|Roofs|Scene)|stillScene|interior(?!Doll)\\w*|furniture(?!Bath)\\w*|kit${OWN[view] ?? ""})\\.py$`,
  name: `${view}-${layout}`,
  file: apartmentPicture(layout, view),
  args: { view, layout, ...(shotOf(layout, view) && { shot: JSON.stringify(shotOf(layout, view)) }) },
  ...(LARGE.includes(`${view}-${layout}`) ? LARGE_SIZE : SIZE),
  alt: STILLS[view],
});

const layouts = Object.entries(BEDROOMS);
const views = /** @type {(keyof typeof STILLS)[]} */ (Object.keys(STILLS));

/** @type {import("./jobs.mjs").Job[]} */
export const jobs = [
  ...layouts.map(([layout, bedrooms]) => doll(layout, bedrooms)),
  ...views.flatMap((view) =>
    layouts.filter(([layout]) => viewsOf(layout).includes(view)).map(([layout]) => still(layout, view)),
  ),
];
