import type { Point } from "../types.ts";

/**
 * The same path data in fewer bytes: every subpath starts relative to the end of the previous one, and numbers and arc flags are adjacent
 * where SVG allows it. Reads the output of pathOf and strokePath: absolute M, everything else relative.
 */
export function shortPath(data: string): string {
  let here: Point = [0, 0];
  let start: Point = here;
  let short = "";
  for (const [, command = "", text = ""] of data.matchAll(/([MhvlaqzZ])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    if (command === "M") {
      const to: Point = [numbers[0] ?? 0, numbers[1] ?? 0];
      short += `m${joined([to[0] - here[0], to[1] - here[1]])}`;
      here = start = to;
    } else {
      short += command === "a" ? arc(numbers) : command + joined(numbers);
      here = command === "z" ? start : moved(here, command, numbers);
    }
  }
  return short.replace(/^m/, "M");
}

function joined(numbers: readonly number[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}

function arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0]: readonly number[]): string {
  return `a${rx} ${ry} ${turn} ${large}${sweep}${joined([dx, dy])}`;
}

function moved([x, y]: Point, command: string, numbers: readonly number[]): Point {
  if (command === "h") return [x + (numbers[0] ?? 0), y];
  if (command === "v") return [x, y + (numbers[0] ?? 0)];
  return [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
}
