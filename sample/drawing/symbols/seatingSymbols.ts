import { mark } from "../mark.ts";
import type { Symbols } from "../stroke.ts";

const back = 0.22;
const arm = 0.18;

export const seatingSymbols = {
  sofa: ([w, d]) => [
    mark.box([0, 0, w, d], 0.1),
    mark.line([arm, d], [arm, back], [w - arm, back], [w - arm, d]),
    mark.line([w / 2, back], [w / 2, d]),
  ],
  // The chaise is at u = 0.
  sofaL: ([w, d]) => [
    mark.loop([0, 0], [w, 0], [w, 0.95], [0.98, 0.95], [0.98, d], [0, d]),
    mark.line([back, d], [back, back], [w - arm, back], [w - arm, 0.95]),
    mark.line([0.98, back], [0.98, 0.95], [back, 0.95]),
    mark.line([(w - arm + 0.98) / 2, back], [(w - arm + 0.98) / 2, 0.95]),
  ],
  coffee: ([w, d]) => [mark.box([0, 0, w, d], 0.075)],
  tv: ([w, d]) => [mark.box([0, 0, w, d]), mark.line([w * 0.14, 0.1], [w * 0.86, 0.1])],
  plant: ([w, d]) => [
    mark.circle([w / 2, d / 2], w / 2),
    mark.line([w * 0.15, d * 0.15], [w * 0.85, d * 0.85]),
    mark.line([w * 0.85, d * 0.15], [w * 0.15, d * 0.85]),
    mark.line([w / 2, 0], [w / 2, d]),
    mark.line([0, d / 2], [w, d / 2]),
  ],
  planter: ([w, d]) => [mark.box([0, 0, w, d]), ...[0.25, 0.75].map((k) => mark.circle([w * k, d / 2], d * 0.35))],
  lounger: ([w, d]) =>
    [0, w - 0.7].flatMap((u) => [
      mark.box([u, 0, u + 0.7, d], 0.075),
      mark.line([u, 0.65], [u + 0.7, 0.65]),
      mark.box([u + 0.12, 0.12, u + 0.58, 0.4]),
    ]),
  loungeset: ([w, d]) => [
    mark.loop([0, 0], [w, 0], [w, 0.8], [0.8, 0.8], [0.8, d], [0, d]),
    mark.line([back, d], [back, back], [w, back]),
    mark.line([0.8, back], [0.8, 0.8], [back, 0.8]),
    mark.line([(w + 0.8) / 2, back], [(w + 0.8) / 2, 0.8]),
    mark.line([back, (d + 0.8) / 2], [0.8, (d + 0.8) / 2]),
    mark.box([1.25, 1.2, w - 0.2, 1.9], 0.075),
  ],
} satisfies Symbols;
