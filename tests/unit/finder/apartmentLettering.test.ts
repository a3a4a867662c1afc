import { expect, test } from "vitest";
import { apartmentLettering, type Letter } from "../../../src/finder/apartment/apartmentLettering.ts";

const room = (name: string, x: number, y: number): Letter => ({ name, area: "10,1 m²", at: [x, y] });

test("rooms with space around them carry name and area", () => {
  expect(apartmentLettering([room("Ndenja", 60, 40), room("Gjumi", 150, 40)], 208)).toEqual(["full", "full"]);
});

test("a room beside a greater one loses its area first, then its name", () => {
  const close = [room("Ndenja", 60, 40), room("Banjo", 60, 66), room("WC", 60, 44)];
  expect(apartmentLettering(close, 208)).toEqual(["full", "name", "none"]);
});

test("lettering that would leave the plan is not drawn", () => {
  expect(apartmentLettering([room("Garderoba", 4, 40)], 208)).toEqual(["none"]);
});

test("on a plan twice as wide more of it fits", () => {
  const at = (scale: number) => [room("Gjumi", 30 * scale, 20 * scale), room("Banjo", 30 * scale, 46 * scale)];
  expect(apartmentLettering(at(1), 208)).toEqual(["full", "name"]);
  expect(apartmentLettering(at(2), 416)).toEqual(["full", "full"]);
});
