import { tourOf, toursOfLayout } from "../../generate/tourKeys.ts";
import type { Rule } from "../fault.ts";
import { everyStorey } from "./everyStorey.ts";

const expectedTours = 38;

/** Every home has the tour of its layout and variant; every tour and every layout is a home's. */
export const tourRecords: Rule = (complex) => {
  const { tours, layouts } = complex;
  const wrong = everyStorey(({ storey, placeOf }) =>
    storey.homes
      .filter((home) => toursOfLayout(tours, home.layout).size > 0)
      .map((home) => ({ home, wanted: tourOf(tours, home.layout, storey.variant) }))
      .filter(({ home, wanted }) => home.tour !== wanted)
      .map(({ home, wanted }) => ({ place: `${placeOf(home)}.tour`, problem: `is ${home.tour}, not ${wanted}` })),
  )(complex);
  const homes = Object.values(complex.towers).flatMap((tower) => tower.storeys.flatMap((storey) => storey.homes));
  const unknown = homes
    .filter((home) => !tours.includes(home.tour))
    .map((home) => ({ place: `homes(${home.id}).tour`, problem: `there is no tour ${home.tour}` }));
  const unusedTours = tours
    .filter((tour) => !homes.some((home) => home.tour === tour))
    .map((tour) => ({ place: `tours.${tour}`, problem: "no home has it" }));
  const unusedLayouts = Object.keys(layouts)
    .filter((id) => !homes.some((home) => home.layout === id))
    .map((id) => ({ place: `layouts.${id}`, problem: "no home has it" }));
  const count =
    tours.length === expectedTours ? [] : [{ place: "tours", problem: `are ${tours.length}, not ${expectedTours}` }];
  return [...wrong, ...unknown, ...unusedTours, ...unusedLayouts, ...count];
};
