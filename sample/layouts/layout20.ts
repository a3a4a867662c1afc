import type { LayoutDefinition } from "./layoutDefinition.ts";

export const layout20: LayoutDefinition = {
  facade: { x: [], y: [0] },
  rooms: [
    { id: "loxha", kind: "loggia", rects: [[0, 0, 4.2, 1.5]] },
    { id: "ditor", kind: "living", rects: [[0, 1.5, 4.2, 10.2]], kitchen: true },
    { id: "prind", kind: "master", rects: [[4.2, 0, 7.2, 4.8]] },
    {
      id: "hyrje",
      kind: "hall",
      rects: [
        [4.2, 4.8, 5.5, 8.7],
        [4.2, 8.7, 7.2, 10.2],
      ],
    },
    { id: "banjo", kind: "bath", rects: [[5.5, 4.8, 7.2, 7.4]] },
    { id: "lava", kind: "laundry", rects: [[5.5, 7.4, 7.2, 8.7]] },
  ],
  doors: [
    { from: "corridor", to: "hyrje", into: "hyrje", at: [6.1, 10.2], h: 0, width: 0.9, hinge: -1, side: -1 },
    { from: "hyrje", to: "ditor", into: "ditor", at: [4.2, 9.6], h: 1, width: 0.9, hinge: 1, side: -1 },
    { from: "hyrje", to: "prind", into: "prind", at: [4.75, 4.8], h: 0, width: 0.8, hinge: -1, side: -1 },
    { from: "hyrje", to: "banjo", into: "banjo", at: [5.5, 5.3], h: 1, width: 0.7, hinge: -1, side: 1 },
    { from: "hyrje", to: "lava", into: "lava", at: [6, 8.7], h: 0, width: 0.7, hinge: -1, side: -1 },
  ],
  windows: [
    { room: "ditor", to: "loxha", kind: "sliding", at: [2.1, 1.5], h: 0, width: 3.4, sill: 0, head: 2.5 },
    { room: "prind", to: "outside", kind: "french", at: [5.7, 0], h: 0, width: 2, sill: 0, head: 2.5 },
  ],
  furniture: [
    { room: "loxha", type: "bistro", rect: [0.475, 0.18, 2.375, 0.9], f: [0, 1] },
    { room: "loxha", type: "planter", rect: [3, 0.18, 3.8, 0.48], f: [0, 1] },
    { room: "ditor", type: "kitchen", rect: [0.125, 9.475, 3.125, 10.075], f: [0, -1], tall: true },
    { room: "ditor", type: "sofaL", rect: [0.125, 2.3, 1.775, 5], f: [1, 0] },
    { room: "ditor", type: "tv", rect: [3.72, 2.85, 4.14, 4.45], f: [-1, 0] },
    { room: "ditor", type: "rug", rect: [0.625, 2.35, 2.475, 4.95], f: [1, 0], flat: true },
    { room: "ditor", type: "coffee", rect: [1.475, 2.7, 2.075, 3.7], f: [1, 0], nested: true },
    { room: "ditor", type: "table", rect: [0.675, 6.5, 2.675, 8.5], f: [0, 1], seats: 6 },
    { room: "ditor", type: "plant", rect: [3.69, 2.3, 4.14, 2.75], f: [-1, 0] },
    { room: "prind", type: "bed", rect: [5.025, 1.65, 7.075, 3.25], f: [-1, 0] },
    { room: "prind", type: "night", rect: [6.675, 1.2, 7.075, 1.65], f: [-1, 0] },
    { room: "prind", type: "night", rect: [6.675, 3.25, 7.075, 3.7], f: [-1, 0] },
    { room: "prind", type: "wardrobe", rect: [5.16, 4.14, 6.66, 4.74], f: [0, -1], tall: true },
    { room: "prind", type: "dresser", rect: [4.35, 0.15, 5.55, 0.65], f: [0, 1] },
    { room: "hyrje", type: "console", rect: [6.755, 9.075, 7.075, 10.075], f: [-1, 0] },
    { room: "banjo", type: "bath", rect: [6.325, 5.64, 7.075, 7.34], f: [-1, 0] },
    { room: "banjo", type: "basin", rect: [6.615, 4.86, 7.075, 5.46], f: [-1, 0] },
    { room: "banjo", type: "wc", rect: [5.76, 6.68, 6.16, 7.34], f: [0, -1] },
    { room: "lava", type: "washer", rect: [6.475, 7.46, 7.075, 8.06], f: [-1, 0] },
  ],
};
