import type { ProjectFile } from "../../src/project/file/projectSchema.ts";
import type { Complex } from "../buildingTypes.ts";
import type { Exterior } from "./exterior.ts";
import { fades } from "./fades.ts";

/** Hint flashes by tower (docs/developers/specification.md, section 2): K5 from 0.5 s, from floor 11 down; K6 from 3.8 to 6.5 s. */
const hints = [
  { delayMs: 500, stepMs: 300, flashMs: 300 },
  { delayMs: 3800, stepMs: 300, flashMs: 300 },
];

/** The towers: name, label, pictures, and their outlines on the site's pictures. */
export function towerRecords(complex: Complex, { pictureOf, outlineOf }: Exterior): ProjectFile["towers"] {
  return Object.values(complex.towers).map(({ name, label }, i) => {
    const id = name.toLowerCase();
    const hint = hints[i];
    if (!hint) throw new Error(`No hint times for ${name}.`);
    return {
      id,
      name: label,
      label: name,
      outline: outlineOf("site/hero", id),
      portraitOutline: outlineOf("site/hero-portrait", id),
      fadeMs: fades.tower,
      picture: pictureOf(`towers/${id}`),
      portrait: pictureOf(`towers/${id}-portrait`),
      hints: hint,
    };
  });
}
