import type { Complex } from "../buildingTypes.ts";
import { layoutSheet } from "../drawing/layoutSheet.ts";
import type { Sheet } from "../drawing/planSvg.ts";
import { floorPlans } from "../drawing/floorPlans.ts";
import { floorSheet } from "../drawing/floorSheet.ts";
import { apartmentPicture } from "../render/apartmentPictures.mjs";
import { checkRegister } from "./checkRegister.ts";
import { pictures } from "./pictures.ts";

/** Every drawing has a picture from above that matches it exactly. */
export async function checkTops(complex: Complex): Promise<string[]> {
  const rendered = pictures();
  const sheets: (readonly [key: string, sheet: Sheet])[] = [
    ...Object.keys(complex.layouts).map((id) => [apartmentPicture(id, "top"), layoutSheet(complex, id)] as const),
    ...floorPlans(complex).map((plan) => [`plans/${plan.id}-top`, floorSheet(complex, plan)] as const),
  ];
  const findings: string[] = [];
  for (const [key, sheet] of sheets) {
    const picture = rendered[key];
    if (picture) findings.push(...(await checkRegister(`public/project/${picture.src}`, sheet)));
    else findings.push(`${key} is missing: its drawing has no picture from above.`);
  }
  return findings;
}
