import { readFileSync } from "node:fs";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

/** The assumed address of the tests' file. */
export const baseUrl = "https://kulla.example/project/project.json";

/** A fresh copy of the published project file. */
export function wholeFile(): ProjectFile {
  const file: ProjectFile = JSON.parse(readFileSync("public/project/project.json", "utf8"));
  return file;
}

/** A small valid one with every kind of field: two floors of each tower, a few apartments each, and everything they refer to. */
export function goodFile(): ProjectFile {
  const file = wholeFile();
  const floors = file.floors
    .filter((floor) => floor !== undefined && floor.floor <= 2)
    .flatMap((floor) => (floor ? [{ ...floor, apartments: floor.apartments.slice(0, 3) }] : []));
  const apartments = floors.flatMap((floor) => floor.apartments.flatMap((apartment) => apartment ?? []));
  const plans = new Set(floors.map((floor) => floor.plan));
  const layouts = new Set([...apartments.map((apartment) => apartment.layout), "1", "1-mirror"]);
  const tours = new Set(apartments.map((apartment) => apartment.tour));
  const picture = { src: "brochure/1.jpg", width: 1200, height: 1600, alt: "" };
  return {
    ...file,
    contact: { ...file.contact, links: [{ name: "Instagram", url: "https://social.example/kulla" }] },
    inquiry: { publicKey: "key", service: "service", template: "template", origin: "https://mail.example" },
    floors,
    place: {
      lat: 42.66,
      lon: 21.16,
      northDeg: 10,
      timeZone: "Europe/Belgrade",
      volumes: [
        { tower: "k5", outline: "M0 0h20v30h-20z", heightM: 40 },
        { outline: "M40 0h20v30h-20z", heightM: 12 },
      ],
    },
    views: [
      { side: "S", floors: [1, 4], tower: "k5", picture: { ...picture, src: "views/south.jpg" } },
      { side: "N", floors: [1, 11], picture: { ...picture, src: "views/north.jpg" } },
    ],
    plans: (file.plans ?? [])
      .filter((plan) => plan !== undefined && plans.has(plan.id))
      .flatMap((plan) => (plan ? [{ ...plan, regions: plan.regions.slice(0, 3) }] : [])),
    layouts: (file.layouts ?? [])
      .filter((layout) => layout !== undefined && layouts.has(layout.id))
      .flatMap((layout) => (layout ? [{ ...layout, rooms: (layout.rooms ?? []).slice(0, 2) }] : [])),
    tours: (file.tours ?? []).filter((tour) => tour !== undefined && tours.has(tour.id)),
    brochure: {
      pages: [picture, { ...picture, src: "brochure/2.jpg" }],
      chapters: [{ title: "Vendi", page: 1 }],
      pdf: "b.pdf",
      text: "brochure/text.json",
    },
  };
}
