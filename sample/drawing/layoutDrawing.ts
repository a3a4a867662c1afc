import type { Complex } from "../buildingTypes.ts";
import { layoutSheet } from "./layoutSheet.ts";
import { planSvg } from "./planSvg.ts";

/** The plan of one home as SVG; `extras` are drawn above it in picture pixels. */
export function layoutDrawing(complex: Complex, id: string, extras = ""): string {
  return planSvg(layoutSheet(complex, id), extras);
}
