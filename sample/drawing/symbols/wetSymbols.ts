import { mark } from "../mark.ts";
import type { Symbols } from "../stroke.ts";

export const wetSymbols = {
  // Sink, hob, and the tall unit with the refrigerator at the end.
  kitchen: ([w, d]) => {
    const hob = Math.max(1.15, w * 0.5 - 0.1);
    const burners = [0.15, 0.4].flatMap((u) => [0.18, 0.43].map((v) => mark.circle([hob + u, v], 0.075)));
    return [
      mark.box([0, 0, w, d]),
      mark.line([w - 0.6, 0], [w - 0.6, d]),
      mark.line([w - 0.6, d], [w, 0]),
      mark.box([0.3, 0.12, 0.72, 0.48]),
      mark.line([0.8, 0.12], [1, 0.12], [1, 0.48], [0.8, 0.48]),
      mark.box([hob, 0.05, hob + 0.55, d - 0.05]),
      ...burners,
    ];
  },
  basin: ([w, d]) => [mark.box([0, 0, w, d]), mark.ellipse([w / 2, d * 0.55], [Math.min(0.22, w / 2 - 0.06), d * 0.3])],
  wc: ([w, d]) => [
    mark.box([0.025, 0, w - 0.025, 0.175]),
    mark.ellipse([w / 2, (0.175 + d) / 2], [w / 2 - 0.025, (d - 0.175) / 2]),
  ],
  bath: ([w, d]) => [
    mark.box([0, 0, w, d]),
    mark.box([0.075, 0.075, w - 0.075, d - 0.075], Math.min(0.25, d / 2 - 0.1)),
    mark.circle([w - 0.28, d / 2], 0.025),
  ],
  shower: ([w, d]) => [
    mark.box([0, 0, w, d]),
    mark.line([0, 0], [w, d]),
    mark.line([w, 0], [0, d]),
    mark.circle([w / 2, d / 2], 0.05),
  ],
  washer: ([w, d]) => [mark.box([0, 0, w, d]), mark.circle([w / 2, d / 2], 0.2), mark.line([0, 0.075], [w, 0.075])],
} satisfies Symbols;
