import { put } from "../support/ownerFolder.ts";
import { type Building, buildings, floorNumbers, type Unit, units } from "./development.ts";
import {
  type Box,
  buildingBox,
  floorBox,
  planSize,
  roomBoxes,
  siteSize,
  writeDevelopment,
} from "./developmentFiles.ts";

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h-${width}z`;

const letterOf = ({ name }: Pick<Building, "name">): string => name.slice(-1).toLowerCase();

/** The owner's plan for a floor of a building, and its file. */
function planOf(building: Building, floor: number): { readonly id: string; readonly file: string } {
  if (floor === -1) return { id: `${letterOf(building)}-basement`, file: "Planet/Nëntoka.svg" };
  if (floor === 0) return { id: `${letterOf(building)}-shops`, file: "Planet/Lokalet.svg" };
  const { name } = building.name === "Godina E" ? { name: "Godina A" } : building;
  const ending = name === "Godina B" || name === "Godina C" ? "svg" : "jpg";
  return { id: `${letterOf(building)}-${floor}`, file: `Planet/${name}.${ending}` };
}

const apartment = (unit: Unit, id: string) => ({
  id,
  label: unit.label,
  kind: unit.kind,
  type: unit.type,
  entrance: unit.stair,
  storeys: unit.storeys,
  areas: { net: unit.net, total: unit.total },
  status: unit.status,
  price:
    unit.price === undefined || unit.price === "onRequest"
      ? { kind: "onRequest" }
      : { kind: "exact", amount: unit.price, currency: "EUR" },
});

/** The second owner's project file, with the first of the buildings or all of them. */
function projectFile(count: number): object {
  const plans: object[] = [];
  const floors = buildings.slice(0, count).flatMap((building) =>
    floorNumbers.map((floor) => {
      const own = units.filter((unit) => unit.building === building.name && unit.floor === floor);
      const plan = planOf(building, floor);
      const id = (nth: number): string => `${letterOf(building)}${floor}-${nth + 1}`;
      const boxes = roomBoxes(own.length);
      plans.push({
        id: plan.id,
        picture: { src: encodeURI(plan.file), ...planSize, alt: `${building.name}, plani` },
        regions: boxes.map((box, nth) => ({
          home: id(nth),
          label: own[nth]?.label,
          outline: outline(box),
          fadeMs: 150,
        })),
      });
      return {
        tower: letterOf(building),
        floor,
        plan: plan.id,
        outline: outline(floorBox(floor)),
        fadeMs: 150,
        apartments: own.map((unit, nth) => apartment(unit, id(nth))),
      };
    }),
  );
  return {
    version: 2,
    name: "Lagjja e Re",
    statusDate: "2026-11-20",
    contact: { phone: "+383 44 111 222", email: "shitja@lagjja.example", address: "Rruga e Re 1, Ferizaj" },
    site: { picture: { src: "Fotot/Lagjja.jpg", ...siteSize, alt: "Lagjja e Re nga rruga" } },
    towers: buildings.slice(0, count).map((building, index) => ({
      id: letterOf(building),
      name: building.name,
      outline: outline(buildingBox(index)),
      fadeMs: 150,
      picture: { src: encodeURI(`Fotot/${building.name}.jpg`), width: 600, height: 900, alt: building.name },
    })),
    floors,
    plans,
    layouts: [],
    tours: [],
  };
}

/** The second owner's own texts for the site. */
export const developmentSite = {
  version: 1,
  domain: "www.lagjja.example",
  brand: { name: "Lagjja e Re", copyright: "© 2026 Lagjja e Re" },
  pages: {
    home: {
      title: { sq: "Banesa në Ferizaj", en: "Apartments in Ferizaj", de: "Wohnungen in Ferizaj" },
      headline: { sq: "Një lagje e tërë.", en: "A whole quarter.", de: "Ein ganzes Viertel." },
      lead: {
        sq: "{apartments} njësi në pesë godina.",
        en: "{apartments} units in all.",
        de: "{apartments} Einheiten.",
      },
      sections: [
        { kind: "projects", title: { sq: "Godinat", en: "The buildings", de: "Die Gebäude" } },
        { kind: "counts" },
        { kind: "randomApartment", title: { sq: "Një banesë", en: "One apartment", de: "Eine Wohnung" } },
      ],
    },
    contact: {
      title: { sq: "Kontakti", en: "Contact", de: "Kontakt" },
      headline: { sq: "Na shkruani.", en: "Write to us.", de: "Schreiben Sie uns." },
    },
    imprint: {
      title: { sq: "Të dhënat ligjore", en: "Legal notice", de: "Impressum" },
      headline: { sq: "Të dhënat ligjore", en: "Legal notice", de: "Impressum" },
      parts: [{ title: "Lagjja e Re Sh.p.k.", text: "Rruga e Re 1, Ferizaj. NUI 800000000." }],
    },
  },
};

/**
 * Writes the second owner's folder as if published by hand: all of the owner's files, including the list of buyers, with
 * `project.json` and `site.json` next to it. `count`: so many of the five buildings.
 */
export async function writeDevelopmentProject(folder: string, count = buildings.length): Promise<void> {
  await writeDevelopment(folder);
  await put(folder, "project.json", JSON.stringify(projectFile(count)));
  await put(folder, "site.json", JSON.stringify(developmentSite));
}
