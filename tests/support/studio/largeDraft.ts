import { picture, smallDraft } from "../ownerFolder.ts";

const towers = ["A", "B", "C", "D", "E"].map((name) => ({ id: name.toLowerCase(), name: `Godina ${name}` }));
const types = ["1+1", "2+1", "3+1"];
const statuses = ["available", "available", "reserved", "sold"];
const plan = {
  id: "p1",
  picture: picture("plans/p1.svg", [100, 100], "Planet/kati 1.svg"),
  regions: [{ home: "1", label: "1", outline: "M10 10H60V50H10Z" }],
};

const floors = towers.flatMap(({ id: tower }, building) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((floor) => ({
    tower,
    floor,
    plan: "p1",
    outline: `M100 ${500 - floor * 50}H400V${540 - floor * 50}H100Z`,
    // 24 floors of 16 and 16 floors of 15 are 624 apartments.
    apartments: Array.from({ length: building < 3 ? 16 : 15 }, (_, index) => ({
      id: `${tower}-${floor}-${index + 1}`,
      label: String(index + 1),
      entrance: String((index % 3) + 1),
      type: types[index % types.length],
      status: statuses[index % statuses.length],
      area: 60 + index,
    })),
  })),
);

/** Five buildings of eight floors with 624 apartments, as large as the largest project that the studio was tried with. */
export const largeDraft = smallDraft({
  name: "Lagjja e re",
  towers: towers.map((tower) => ({
    ...tower,
    outline: "M10 10H90V90H10Z",
    picture: picture(`site/${tower.id}.jpg`, [800, 600], "Fotot/Blloku nga jugu.jpg"),
  })),
  floors,
  plans: [plan],
});

/** The owner's list of all of them, with a price for each. */
export const largeList = [
  "Kodi;Çmimi",
  ...floors.flatMap(({ apartments }) => apartments.map(({ id, area }) => `${id};${area * 1000}`)),
].join("\n");
