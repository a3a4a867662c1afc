import type { LayoutDefinition } from "./layoutDefinition.ts";
import { layout19 } from "./layout19.ts";

const rearranged = new Set(["terrasa", "ditor", "femij", "prind"]);

// The rooms of 19 on the floors above, with a balcony instead of the large terrace.
export const layout19_1: LayoutDefinition = {
  ...layout19,
  rooms: [
    { id: "ballkon", kind: "balcony", rects: [[5.5, -1.65, 8.8, -0.15]] },
    ...layout19.rooms.filter((room) => room.kind !== "terrace"),
  ],
  windows: [
    { room: "ditor", to: "ballkon", kind: "sliding", at: [7.15, 0], h: 0, width: 2.7, sill: 0, head: 2.5 },
    { room: "femij", to: "outside", kind: "french", at: [1.25, 0], h: 0, width: 1.6, sill: 0, head: 2.5 },
    { room: "prind", to: "outside", kind: "french", at: [3.85, 0], h: 0, width: 1.8, sill: 0, head: 2.5 },
  ],
  furniture: [
    { room: "ballkon", type: "bistro", rect: [5.85, -1.47, 7.75, -0.75], f: [0, 1] },
    { room: "ballkon", type: "planter", rect: [7.75, -1.47, 8.55, -1.17], f: [0, 1] },
    { room: "ditor", type: "kitchen", rect: [6.175, 7.74, 8.875, 8.34], f: [0, -1], tall: true },
    { room: "ditor", type: "sofaL", rect: [7.225, 0.8, 8.875, 3.5], f: [-1, 0] },
    { room: "ditor", type: "tv", rect: [5.26, 1.35, 5.68, 2.95], f: [1, 0] },
    { room: "ditor", type: "rug", rect: [6.525, 0.85, 8.375, 3.45], f: [-1, 0], flat: true },
    { room: "ditor", type: "coffee", rect: [6.925, 2.1, 7.525, 3.1], f: [-1, 0], nested: true },
    { room: "ditor", type: "table", rect: [6.51, 4.7, 8.51, 6.7], f: [0, 1], seats: 6 },
    { room: "ditor", type: "plant", rect: [5.26, 0.15, 5.71, 0.6], f: [0, 1] },
    { room: "femij", type: "bed1", rect: [0.125, 0.15, 1.075, 2.15], f: [1, 0] },
    { room: "femij", type: "wardrobe", rect: [1.84, 3.34, 2.44, 5.34], f: [-1, 0], tall: true },
    { room: "femij", type: "desk", rect: [1.84, 0.15, 2.44, 1.55], f: [-1, 0] },
    { room: "femij", type: "shelf", rect: [0.125, 3.4, 0.445, 4.6], f: [1, 0], tall: true },
    { room: "prind", type: "bed", rect: [3.09, 1.95, 5.14, 3.55], f: [-1, 0] },
    { room: "prind", type: "night", rect: [4.74, 1.5, 5.14, 1.95], f: [-1, 0] },
    { room: "prind", type: "night", rect: [4.74, 3.55, 5.14, 4], f: [-1, 0] },
    { room: "prind", type: "wardrobe", rect: [3.64, 4.74, 5.14, 5.34], f: [0, -1], tall: true },
    { room: "prind", type: "dresser", rect: [2.56, 0.15, 3.76, 0.65], f: [0, 1] },
    ...layout19.furniture.filter((piece) => !rearranged.has(piece.room)),
  ],
};
