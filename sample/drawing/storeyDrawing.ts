import type { Complex } from "../buildingTypes.ts";
import { northAndScale } from "./northAndScale.ts";
import { planSvg } from "./planSvg.ts";
import type { StoreyPlan } from "./storeyPlans.ts";
import { storeySheet } from "./storeySheet.ts";

/** The plan of a storey as SVG: no lettering but the north arrow's and the scale bar's. */
export function storeyDrawing(complex: Complex, plan: StoreyPlan): string {
  const sheet = storeySheet(complex, plan);
  return planSvg(sheet, northAndScale(sheet.frame));
}
