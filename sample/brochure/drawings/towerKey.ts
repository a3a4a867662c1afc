import type { Complex, Tower } from "../../buildingTypes.ts";
import { towerParts } from "./towerParts.ts";

/** A tower as slabs, with a thick one at the position of a floor. */
export function towerKey(complex: Complex, tower: Tower, current: number): string {
  const { walls } = towerParts(complex, tower);
  const left = Math.min(...walls.map((wall) => wall.left));
  const right = Math.max(...walls.map((wall) => wall.right));
  const lines = walls.map((wall, index) => {
    const isCurrent = tower.storeys[index]?.floor === current;
    const y = 80 - index * 7;
    return `<path stroke-width="${isCurrent ? 5 : 1.2}" d="M${(wall.left - left) * 1.6} ${y}H${(wall.right - left) * 1.6}"/>`;
  });
  return `<svg aria-hidden="true" class="key" width="${(right - left) * 1.6}" height="86" viewBox="0 0 ${(right - left) * 1.6} 86">${lines.join("")}</svg>`;
}
