import type { Project } from "../../src/project/types.ts";
import type { Leaf } from "./bookTypes.ts";
import { amenityLeaves } from "./leaves/amenityLeaves.ts";
import { catalogueLeaves } from "./leaves/catalogueLeaves.ts";
import { closingLeaves } from "./leaves/closingLeaves.ts";
import { floorLeaves } from "./leaves/floorLeaves.ts";
import { layoutLeaves } from "./leaves/layoutLeaves.ts";
import { mirrorLeaves } from "./leaves/mirrorLeaves.ts";
import { openingLeaves } from "./leaves/openingLeaves.ts";
import { placeLeaves } from "./leaves/placeLeaves.ts";
import { readingLeaves } from "./leaves/readingLeaves.ts";
import { towerLeaves } from "./leaves/towerLeaves.ts";

/** All pages in order. Every part after the contents starts on a left page. */
export function bookLeaves(project: Project): readonly Leaf[] {
  return [
    ...openingLeaves,
    ...placeLeaves,
    ...towerLeaves,
    ...amenityLeaves,
    ...readingLeaves,
    ...floorLeaves(project),
    ...catalogueLeaves,
    ...layoutLeaves(project),
    ...mirrorLeaves,
    ...closingLeaves,
  ];
}
