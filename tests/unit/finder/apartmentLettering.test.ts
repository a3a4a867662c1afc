import { expect, test } from "vitest";
import { letteringSizes, type RoomLettering } from "../../../src/finder/apartment/apartmentLettering.ts";

const room = (name: string, x: number, y: number, m2 = 10): RoomLettering => ({
  name,
  area: "10,1 m²",
  m2,
  at: [x, y],
});
const plan = { width: 208, height: 160 };

test("rooms with enough space show name and area", () => {
  expect(letteringSizes([room("Ndenja", 60, 40), room("Gjumi", 150, 40)], plan, 1)).toEqual(["full", "full"]);
});

test("a room next to a larger one loses its area first, then its name", () => {
  const close = [room("Ndenja", 60, 40), room("Banjo", 60, 66), room("WC", 60, 44)];
  expect(letteringSizes(close, plan, 1)).toEqual(["full", "name", "none"]);
});

test("lettering that would extend beyond the plan is not drawn", () => {
  expect(letteringSizes([room("Garderoba", 4, 40)], plan, 1)).toEqual(["none"]);
});

test("lettering wider than its room would cover the walls: first the area, then the name is not drawn", () => {
  const rooms = [room("Ndenja", 60, 40, 60), room("WC", 150, 40, 2), room("Garderoba", 150, 120, 2)];
  expect(letteringSizes(rooms, plan, 1)).toEqual(["full", "name", "none"]);
});

test("a plan twice as wide has room for more", () => {
  const rooms = [room("Gjumi", 30, 20), room("Banjo", 30, 46)];
  expect(letteringSizes(rooms, plan, 1)).toEqual(["full", "name"]);
  expect(letteringSizes(rooms, plan, 2)).toEqual(["full", "full"]);
});
