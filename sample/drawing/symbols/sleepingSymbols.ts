import { mark } from "../mark.ts";
import type { Symbols } from "../stroke.ts";

export const sleepingSymbols = {
  bed: ([w, d]) => [
    mark.box([0, 0, w, d]),
    mark.box([0.1, 0.12, w / 2 - 0.05, 0.5], 0.075),
    mark.box([w / 2 + 0.05, 0.12, w - 0.1, 0.5], 0.075),
    // The folded-back blanket.
    mark.line([0, 0.62], [w, 0.62]),
    mark.line([0, 0.9], [w * 0.42, 0.9], [w, 0.62]),
  ],
  // Placed lengthwise along the wall, with its head at u = 0.
  bed1: ([w, d]) => [
    mark.box([0, 0, w, d]),
    mark.box([0.1, 0.15, 0.5, d - 0.15], 0.075),
    mark.line([0.62, 0], [0.62, d]),
    mark.line([0.9, 0], [0.9, d * 0.45], [0.62, d]),
  ],
  night: ([w, d]) => [mark.box([0.025, 0, w - 0.025, d]), mark.circle([w / 2, d / 2], 0.1)],
} satisfies Symbols;
