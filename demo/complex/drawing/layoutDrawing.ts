import type { Complex } from "../buildingTypes.ts";
import { deriveLayout } from "../derive/deriveLayout.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import { homeLayers } from "./homeLayers.ts";
import { layoutFrame } from "./layoutFrame.ts";
import { planSvg } from "./planSvg.ts";

/** The plan of one home as SVG, facade below; `extras` are drawn above it in picture pixels. */
export function layoutDrawing(complex: Complex, id: string, extras = ""): string {
  const layout = resolveLayout(complex, id);
  const placement = { at: [0, 0], rot: 0, mirror: layout.mirror } as const;
  const frame = layoutFrame(layout);
  return planSvg(homeLayers({ layout, derived: deriveLayout(layout), placement }, frame), frame, extras);
}
