import type { Outline, Point } from "../../project/types.ts";

/** Number of arguments of each SVG path command. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };
const tokens = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The corners of an outline, part by part; for curves the control points, which lie on or around it. */
export function outlineParts(outline: Outline): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  let [command, x, y] = ["M", 0, 0];
  let numbers: number[] = [];
  const addPoints = (): void => {
    const kind = command.toUpperCase();
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
    if (kind === "M") parts.push([]);
    const [first = 0] = numbers;
    if (kind === "H") x = fromX + first;
    if (kind === "V") y = fromY + first;
    // Only the end of an arc is a point; the radii before it are not.
    for (let index = kind === "A" ? 5 : 0; index + 1 < numbers.length; index += 2) {
      x = fromX + (numbers[index] ?? 0);
      y = fromY + (numbers[index + 1] ?? 0);
      parts.at(-1)?.push([x, y]);
    }
    if (numbers.length === 1) parts.at(-1)?.push([x, y]);
    // Further points after M without a new command are lines.
    if (kind === "M") command = command === "M" ? "L" : "l";
    numbers = [];
  };
  for (const [token] of outline.matchAll(tokens)) {
    if (/z/i.test(token)) [x, y] = parts.at(-1)?.[0] ?? [0, 0];
    else if (/[a-z]$/i.test(token)) command = token;
    else if (numbers.push(Number(token)) === lengths[command.toUpperCase()]) addPoints();
  }
  return parts;
}
