import { describe, expect, it } from "vitest";
import { countPositions, spread } from "../../../src/hotspots/counts/countPositions.ts";
import type { Box, Hotspot, Scene } from "../../../src/hotspots/hotspot.ts";

const rect = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h-${width}z`;

function scene(boxes: readonly Box[], counts: readonly number[], more: Partial<Scene> = {}): Scene {
  const hotspots = boxes.map((box, index): Hotspot => {
    const words = { name: "", title: "", note: "" };
    return { id: String(index), outline: rect(box), fadeMs: 0, hoverOnNarrow: false, count: counts[index], ...words };
  });
  const size = { width: 900, height: 800 };
  return { size, view: { x: 0, y: 0, ...size }, hotspots, boxes, tone: "tower", ...more };
}

const floors = (count: number, height: number, x = 150): Box[] =>
  Array.from({ length: count }, (_, index) => ({ x, y: 100 + index * height, width: 500, height }));

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("the counts on a picture", () => {
  it("are in one column on the outer side, each at its floor, with a level leader line to it", () => {
    const places = countPositions(scene(floors(4, 50), [1, 0, 4, 12]));
    expect(places.map(({ id, count, box }) => [id, count, box])).toEqual([
      ["0", 1, { x: 68, y: 108, width: 38, height: 34 }],
      ["2", 4, { x: 68, y: 208, width: 38, height: 34 }],
      ["3", 12, { x: 68, y: 258, width: 38, height: 34 }],
    ]);
    expect(places[0]?.leader).toEqual([
      [106, 125],
      [157, 125],
    ]);
  });

  it("are on the side with enough room", () => {
    const [place] = countPositions(scene(floors(2, 50, 20), [1, 1]));
    expect(place?.box.x).toBe(520 + 44);
  });

  it("are within the picture, without leader lines, if the tower fills it", () => {
    const size = { width: 390, height: 567 };
    const boxes = floors(5, 40, 8).map((box) => ({ ...box, width: 374 }));
    const places = countPositions(scene(boxes, [1, 2, 3, 4, 5], { size, view: { x: 0, y: 0, ...size } }));
    expect(places).toHaveLength(5);
    expect(places.every(({ box, leader }) => box.x === 12 && box.width === 32 && !leader)).toBe(true);
  });

  it("shrink with the floors, never overlap, and become fewer if there is too little room", () => {
    for (const [count, height] of [
      [11, 24],
      [25, 15],
      [90, 7],
    ] as const) {
      const places = countPositions(
        scene(
          floors(count, height),
          Array.from({ length: count }, () => 3),
        ),
      );
      const boxes = places.map(({ box }) => box);
      expect(boxes.length).toBeGreaterThan(count === 90 ? 20 : count - 1);
      expect(boxes.every(({ y, height: high }) => y >= 12 && y + high <= 788)).toBe(true);
      boxes.forEach((box, index) =>
        expect(
          boxes.slice(index + 1).some((other) => isOver(box, other)),
          `${index} of ${count}`,
        ).toBe(false),
      );
    }
  });

  it("are above the roofs of a site's towers, stacked where roofs meet", () => {
    const towers = [
      { x: 100, y: 300, width: 200, height: 300 },
      { x: 120, y: 300, width: 200, height: 300 },
      { x: 600, y: 250, width: 200, height: 350 },
    ];
    const places = countPositions(scene(towers, [20, 9, 100], { tone: "site" }));
    expect(places.map(({ box }) => box)).toEqual([
      { x: 176.5, y: 242, width: 47, height: 34 },
      { x: 196.5, y: 204, width: 47, height: 34 },
      { x: 676.5, y: 192, width: 47, height: 34 },
    ]);
  });

  it("move apart as little as necessary", () => {
    expect(spread([100, 110, 300], { height: 20, gap: 2 }, 800)).toEqual([94, 116, 300]);
    expect(spread([0, 5, 790], { height: 20, gap: 2 }, 800)).toEqual([12, 34, 768]);
  });
});
