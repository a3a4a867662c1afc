import type { Complex } from "../../buildingTypes.ts";
import { area, boundingBox } from "../../geometry/polygon.ts";
import type { Polygon } from "../../types.ts";

/** The ground floor: shops with their numbers and areas around the residents' entrance. */
export function groundPlan({ ground }: Complex): string {
  const [x0, y0, x1, y1] = boundingBox(ground.axes);
  const path = (poly: Polygon): string =>
    `M${poly.map(([x, y]) => `${r((x - x0) * 10)} ${r((y1 - y) * 10)}`).join("L")}z`;
  const shops = ground.shops.map(({ poly }, index) => {
    const [a, b, c, d] = boundingBox(poly);
    const [x, y] = [((a + c) / 2 - x0) * 10, (y1 - (b + d) / 2) * 10];
    const squareMetres = String(Math.round(Math.abs(area(poly))));
    return `<path class="shop" d="${path(poly)}"/><text class="numeral" x="${r(x)}" y="${r(y)}">${index + 1}</text><text x="${r(x)}" y="${r(y + 17)}">${squareMetres}\u202fm²</text>`;
  });
  const { entranceHall, service, core } = ground;
  return `<svg class="drawing ground-plan" viewBox="-8 -8 ${r((x1 - x0) * 10 + 16)} ${r((y1 - y0) * 10 + 16)}">
${service.map(({ poly }) => `<path class="common" d="${path(poly)}"/>`).join("")}<path class="common" d="${path(entranceHall.poly)}"/><path class="core" d="${path(core)}"/>
${shops.join("")}<path class="outer" d="${path(ground.axes)}"/></svg>`;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
