import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import type { Complex } from "../buildingTypes.ts";
import type { Exterior } from "./exterior.ts";
import { fades } from "./fades.ts";
import { hints } from "./hints.ts";

/** The towers: name, label, pictures, and where they stand on the site's. */
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
