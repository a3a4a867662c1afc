import type { Complex } from "../buildingTypes.ts";
import { deriveLayout } from "../derive/deriveLayout.ts";
import { resolveLayout } from "../derive/resolveLayout.ts";
import { apartmentLayers } from "./apartmentLayers.ts";
import { layoutFrame } from "./layoutFrame.ts";
import { planSvg, type Sheet } from "./planSvg.ts";

/** The content of an apartment's plan, with the facade at the bottom. */
export function layoutSheet(complex: Complex, id: string): Sheet {
  const layout = resolveLayout(complex, id);
  const placement = { at: [0, 0], rot: 0, mirror: layout.mirror } as const;
  const frame = layoutFrame(layout);
  return { frame, layers: apartmentLayers({ layout, derived: deriveLayout(layout), placement }, frame) };
}

/** The plan of an apartment as SVG; `extras` are drawn on top of it, in picture pixels. */
export function layoutDrawing(complex: Complex, id: string, extras = ""): string {
  return planSvg(layoutSheet(complex, id), extras);
}
