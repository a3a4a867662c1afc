import { tourOf, toursOfLayout } from "../../generate/tourKeys.ts";
import type { Rule } from "../finding.ts";
import { everyFloor } from "./everyFloor.ts";

const expectedTours = 38;

/** Every apartment has the tour of its layout and variant; every tour and every layout belongs to an apartment. */
export const tourRecords: Rule = (complex) => {
  const { tours, layouts } = complex;
  const wrong = everyFloor(({ floor, placeOf }) =>
    floor.homes
      .filter((apartment) => toursOfLayout(tours, apartment.layout).size > 0)
      .map((apartment) => ({ apartment, expected: tourOf(tours, apartment.layout, floor.variant) }))
      .filter(({ apartment, expected }) => apartment.tour !== expected)
      .map(({ apartment, expected }) => ({
        place: `${placeOf(apartment)}.tour`,
        problem: `is ${apartment.tour}, not ${expected}`,
      })),
  )(complex);
  const apartments = Object.values(complex.towers).flatMap((tower) => tower.storeys.flatMap((floor) => floor.homes));
  const unknown = apartments
    .filter((apartment) => !tours.includes(apartment.tour))
    .map((apartment) => ({ place: `homes(${apartment.id}).tour`, problem: `there is no tour ${apartment.tour}` }));
  const unusedTours = tours
    .filter((tour) => !apartments.some((apartment) => apartment.tour === tour))
    .map((tour) => ({ place: `tours.${tour}`, problem: "no apartment has it" }));
  const unusedLayouts = Object.keys(layouts)
    .filter((id) => !apartments.some((apartment) => apartment.layout === id))
    .map((id) => ({ place: `layouts.${id}`, problem: "no apartment has it" }));
  const count =
    tours.length === expectedTours ? [] : [{ place: "tours", problem: `are ${tours.length}, not ${expectedTours}` }];
  return [...wrong, ...unknown, ...unusedTours, ...unusedLayouts, ...count];
};
