/** Left, top, right and bottom of an SVG path with straight lines only (M, L, H, V, Z in either case); `undefined` for other paths. */
export function pathBox(path: string): readonly [number, number, number, number] | undefined {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  let start = [0, 0];
  for (const [, command = "", text = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (!/[MLHVZ]/i.test(command)) return undefined;
    if (/Z/i.test(command)) [x = 0, y = 0] = start;
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const isRelative = command === command.toLowerCase();
    const axes = { H: "x", V: "y" }[command.toUpperCase()] ?? "xy";
    for (const [i, value] of numbers.entries()) {
      if (axes[i % axes.length] === "x") x = isRelative ? x + value : value;
      else y = isRelative ? y + value : value;
      if (axes.length === 2 && i % 2 === 0) continue;
      if (/M/i.test(command) && i === 1) start = [x, y];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}
