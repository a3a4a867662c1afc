import { outlines } from "./outlines.ts";
import { pictures, type FilePicture } from "./pictures.ts";

export type Exterior = {
  /** "site/hero", "towers/k5" … */
  readonly pictureOf: (name: string) => FilePicture;
  /** The outline of a tower, or of one of its floors, on a picture. */
  readonly outlineOf: (name: string, tower: string, floor?: number) => string;
};

/** The rendered exterior pictures with the outlines traced from them. */
export function exterior(): Exterior {
  const [rendered, traced] = [pictures(), outlines()];
  return {
    pictureOf: (name) => {
      const picture = rendered[name];
      if (!picture) throw new Error(`There is no picture ${name}: npm run render creates it.`);
      return picture;
    },
    outlineOf: (name, tower, floor) => {
      const outline = floor === undefined ? traced[name]?.towers[tower] : traced[name]?.floors[tower]?.[floor];
      if (!outline)
        throw new Error(`${name} has no outline of ${tower}, floor ${floor ?? "all"}: npm run render traces it.`);
      return outline;
    },
  };
}
