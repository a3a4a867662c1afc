import type { Apartment, Floor, Picture, Project, Tower } from "../../../src/project/types.ts";

const picture: Picture = { src: "https://kulla.test/a.jpg", width: 100, height: 100, alt: "" };

export const createApartment = (tower: string, floor: number, more: Partial<Apartment> = {}): Apartment => {
  const number = more.number ?? 1;
  const id = `${tower}-0${floor}-0${number}`;
  return {
    id,
    tower,
    floor,
    number,
    label: String(number),
    kind: "home",
    layout: "1-mirror",
    tour: "vr-1-1",
    side: ["S"],
    ...more,
  };
};

const createFloor = (tower: string, floor: number): Floor => ({
  tower,
  floor,
  plan: "p1",
  outline: "M0 0h9v9z",
  fadeMs: 200,
  customFloorUrl: floor === 2 ? "2" : "",
  hoverOnNarrow: false,
  apartments: [
    createApartment(tower, floor),
    createApartment(tower, floor, { number: 2, layout: "19.1", tour: "vr-19n-1" }),
  ],
});

const tower = (id: string, name: string): Tower => ({
  id,
  name,
  label: id.toUpperCase(),
  outline: "M0 0h9v9z",
  fadeMs: 300,
  picture,
  hints: { delayMs: 500, stepMs: 300, flashMs: 300 },
});

/** Two towers of three and two floors, two apartments on each. */
export const smallProject: Project = {
  version: 1,
  name: "Kulla",
  contact: {},
  inquiry: {},
  site: { picture, teaser: { delayMs: 1000, holdMs: 1000 } },
  towers: [tower("k5", "Kulla 5"), tower("k6", "Kulla 6")],
  floors: [
    createFloor("k5", 1),
    createFloor("k5", 3),
    createFloor("k5", 2),
    createFloor("k6", 1),
    createFloor("k6", 2),
  ],
  plans: [],
  layouts: [
    { id: "1", mirrorOf: null, pictures: [], rooms: [] },
    { id: "1-mirror", mirrorOf: "1", pictures: [], rooms: [] },
    { id: "19.1", mirrorOf: null, pictures: [], rooms: [] },
  ],
  tours: [{ id: "vr-1-1", url: "https://kulla.test/tours/1/vr-1-1/index.htm" }],
};
