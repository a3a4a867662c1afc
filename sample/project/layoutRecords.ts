import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex } from "../buildingTypes.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import { layoutPlan } from "../drawing/layoutPlan.ts";
import { apartmentPicture, viewsOf } from "../render/apartmentPictures.mjs";
import { type FilePicture, pictures, withoutPlaceholder } from "./pictures.ts";
import { roomName } from "./roomName.ts";

type Label = { readonly sq: string; readonly en: string; readonly de: string };

/** Shown to visitors instead of a layout's id (docs/developers/specification.md, section 3, customUrl1). */
export const layoutLabels: Readonly<Record<string, Label>> = {
  "19.1": {
    sq: "19 pa teras e madhe",
    en: "19 without the large terrace",
    de: "19 ohne die große Terrasse",
  },
};

type LayoutRecord = NonNullable<NonNullable<ProjectFile["layouts"]>[number]>;

/** Every layout: its rooms, its rendered pictures, then the drawing with room names and areas. */
export function layoutRecords(complex: Complex): LayoutRecord[] {
  const rendered = pictures();
  return Object.keys(complex.layouts).map((id) => {
    const [first, ...others] = viewsOf(id).flatMap((view) => {
      const picture = rendered[apartmentPicture(id, view)];
      if (!picture) return [];
      return view === "top" ? { ...picture, whole: true } : picture;
    });
    return layoutRecord(complex, id, first ? [first, ...others.map(withoutPlaceholder)] : []);
  });
}

function layoutRecord(complex: Complex, id: string, images: readonly FilePicture[]): LayoutRecord {
  const { width, height, rooms } = layoutPlan(complex, id);
  const { base, mirror } = resolveLayout(complex, id);
  const label = layoutLabels[id];
  return {
    id,
    mirrorOf: mirror ? base : null,
    ...(label && { label }),
    pictures: [...images, { src: `layouts/${id}/drawing.svg`, width, height, alt: drawingAlt }],
    // The widget adds its own labels and description to the bare plan.
    plan: { src: `layouts/${id}/plan.svg`, width, height, alt: "" },
    rooms: rooms.map(({ kind, area, at: [x, y] }) => ({ name: roomName(kind), area, at: [x, y] })),
  };
}

const drawingAlt = {
  sq: "Plani i banesës me sipërfaqet e dhomave",
  en: "Plan of the home with the areas of its rooms",
  de: "Grundriss der Wohnung mit Raumflächen",
};
