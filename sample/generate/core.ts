import type { Core } from "../buildingTypes.ts";
import type { Rect } from "../types.ts";
import { rectPolygon } from "../geometry/rect.ts";

const rect = (...sides: Rect) => rectPolygon(sides);

/** Stair, lifts, lobby and shafts, in the same position on every floor. */
export const core: Core = {
  outline: rect(18, 12, 23.4, 22.2),
  rooms: [
    {
      id: "lobi",
      kind: "lobby",
      name: "Paradhoma e ashensorëve",
      poly: [
        [20.1, 12],
        [22.5, 12],
        [22.5, 17],
        [23.4, 17],
        [23.4, 18.9],
        [20.1, 18.9],
      ],
    },
    { id: "ash1", kind: "lift", name: "Ashensori 1", poly: rect(18, 13.8, 20.1, 16.35) },
    { id: "ash2", kind: "lift", name: "Ashensori 2", poly: rect(18, 16.35, 20.1, 18.9) },
    { id: "tek", kind: "technical", name: "Dhoma teknike", poly: rect(18, 12, 20.1, 13.8) },
    { id: "sh1", kind: "shaft", name: "Shaht elektrik", poly: rect(22.5, 12, 23.4, 14.5) },
    { id: "sh2", kind: "shaft", name: "Shaht uji", poly: rect(22.5, 14.5, 23.4, 17) },
    { id: "shk", kind: "stair", name: "Shkallët", poly: rect(18, 18.9, 23.4, 22.2) },
  ],
  doors: [
    {
      id: "c1",
      kind: "core",
      from: "lobi",
      to: "shk",
      into: "shk",
      at: [22.65, 18.9],
      h: 0,
      width: 1,
      hinge: 1,
      side: 1,
    },
    { id: "c2", kind: "lift", from: "lobi", to: "ash1", at: [20.1, 15.05], h: 1, width: 1.1 },
    { id: "c3", kind: "lift", from: "lobi", to: "ash2", at: [20.1, 17.65], h: 1, width: 1.1 },
    {
      id: "c4",
      kind: "core",
      from: "lobi",
      to: "tek",
      into: "tek",
      at: [20.1, 13],
      h: 1,
      width: 0.8,
      hinge: -1,
      side: -1,
    },
    {
      id: "c5",
      kind: "core",
      from: "lobi",
      to: "sh1",
      into: "lobi",
      at: [22.5, 13.9],
      h: 1,
      width: 0.7,
      hinge: 1,
      side: -1,
    },
    {
      id: "c6",
      kind: "core",
      from: "lobi",
      to: "sh2",
      into: "lobi",
      at: [22.5, 15.1],
      h: 1,
      width: 0.7,
      hinge: -1,
      side: -1,
    },
  ],
  windows: [
    {
      id: "cw1",
      room: "shk",
      to: "outside",
      kind: "window",
      at: [20.7, 22.2],
      h: 0,
      width: 2.4,
      sill: 0.95,
      head: 2.5,
    },
  ],
};
