import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/project/types.ts";
import type { Draft } from "../../../../owner/studio/draft/draft.ts";
import { fillFloors, outlineAt, withOutline } from "../../../../owner/studio/draft/edit/outlines.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import {
  deleteCorner,
  insertCorner,
  mirrorShape,
  moveCorner,
  scaleBetween,
} from "../../../../owner/studio/draft/geometry/editShape.ts";
import { handleAt, handlesOf } from "../../../../owner/studio/draft/geometry/handles.ts";
import { fitShape, resizeFrame } from "../../../../owner/studio/draft/geometry/frame.ts";
import { fillBetween } from "../../../../owner/studio/draft/geometry/fill.ts";
import { joinLines } from "../../../../owner/studio/draft/geometry/joinLines.ts";
import {
  intersectionOverUnion,
  overlapOf,
  overlapsAmong,
  shapeArea,
} from "../../../../owner/studio/draft/geometry/overlap.ts";
import {
  distance,
  isInside,
  readShape,
  signedArea,
  writeShape,
  type Shape,
} from "../../../../owner/studio/draft/geometry/polygon.ts";
import { rectangleBetween } from "../../../../owner/studio/draft/geometry/rectangle.ts";
import { moveSharedCorner, shareCorner, snap, snapShape } from "../../../../owner/studio/draft/geometry/snap.ts";
import { randomOf } from "../../../support/random.ts";

const square = (x: number, y: number, side = 10): Shape => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
];

const sampleDraft = (): Draft => {
  const result = draftFromProjectFile(readFileSync("public/project/project.json", "utf8"));
  if (!result.ok) throw new Error(result.failure.message);
  return result.draft;
};

/** A star of random corners around a centre. */
function star(seed: number): Shape {
  const random = randomOf(seed);
  const count = 3 + random.below(12);
  const [x, y] = [random.below(200), random.below(200)];
  return [
    Array.from({ length: count }, (_, index): Point => {
      const [angle, far] = [(index / count) * 2 * Math.PI, 20 + random.below(80)];
      return [Math.round(x + far * Math.cos(angle)) || 0, Math.round(y + far * Math.sin(angle)) || 0];
    }),
  ];
}

describe("an outline", () => {
  it("is unchanged after being written and read", () => {
    for (let seed = 0; seed < 300; seed += 1) expect(readShape(writeShape(star(seed)))).toEqual(star(seed));
    expect(
      writeShape([
        [
          [0.04, 1.26],
          [2, 3],
        ],
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      ]),
    ).toBe("M0 0L1 0L0 1Z");
  });

  it("has the area that its corners enclose, and shares all of it with itself", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const shape = star(seed);
      expect(shapeArea(shape)).toBeCloseTo(Math.abs(signedArea(shape[0] ?? [])), 4);
      expect(intersectionOverUnion(shape, shape)).toBeCloseTo(1, 6);
    }
  });

  it("overlaps another by as much as random points suggest", () => {
    const random = randomOf(3);
    for (let seed = 0; seed < 20; seed += 1) {
      const [one, other] = [star(seed), star(seed + 500)];
      let hits = 0;
      for (let times = 0; times < 20_000; times += 1) {
        const point: Point = [random.below(4000) / 10 - 100, random.below(4000) / 10 - 100];
        if (isInside(one, point) && isInside(other, point)) hits += 1;
      }
      expect(Math.abs(overlapOf(one, other).area - (hits / 20_000) * 160_000)).toBeLessThan(900);
    }
  });

  it("has the area inside it also where it touches itself in a corner", () => {
    expect(shapeArea(readShape("M0 0L10 10L20 20L20 0L10 10L0 20Z"))).toBe(200);
    expect(shapeArea(readShape("M0 0H10V10H0ZM5 5H15V15H5Z"))).toBe(150);
    expect(shapeArea(readShape("M0 0H20H10V10H0Z"))).toBe(100);
  });

  it("is measured against another only in part if they cross in thousands of places", () => {
    const teeth = Array.from({ length: 900 }, (_, index) => [index, index % 2 === 0 ? 0 : 899] as const);
    const comb: Shape = [[...teeth, [899, 900], [0, 900]]];
    const turned: Shape = [comb.flat().map(([x, y]) => [y, x] as const)];
    const { isComplete, steps, slices } = overlapOf(comb, turned);
    expect(isComplete).toBe(false);
    expect(steps).toBeLessThan(21_000_000);
    expect(slices.length).toBeLessThan(20_000);
    expect(joinLines(comb, turned, { maxGap: 1 })).toBeUndefined();
  });

  it("gains, moves and loses corners, but never its last three", () => {
    const corner = { part: 0, index: 1 };
    const [shape] = [square(0, 0)];
    expect(insertCorner(shape, corner, [12, 5])[0]?.[2]).toEqual([12, 5]);
    expect(moveCorner(shape, corner, [20, 0])[0]?.[1]).toEqual([20, 0]);
    const triangle = deleteCorner(shape, corner);
    expect(triangle[0]).toHaveLength(3);
    expect(deleteCorner(triangle, corner)).toEqual(triangle);
  });

  it("is mirrored without being turned inside out, and scaled by a corner of its frame while the opposite one stays", () => {
    const shape = star(4);
    expect(signedArea(mirrorShape(shape, 50)[0] ?? [])).toBe(signedArea(shape[0] ?? []));
    expect(intersectionOverUnion(mirrorShape(mirrorShape(shape, 50), 50), shape)).toBeCloseTo(1);
    const frame = { x: 10, y: 10, width: 10, height: 10 };
    expect(fitShape(square(10, 10), resizeFrame(frame, 2, [30, 30]))).toEqual(square(10, 10, 20));
    expect(fitShape(square(10, 10), resizeFrame(frame, 0, [0, 0]))).toEqual(square(0, 0, 20));
    // A frame dragged across its opposite side would turn the shape inside out.
    expect(resizeFrame(frame, 3, [40, -40])).toEqual({ x: 19, y: 10, width: 1, height: 1 });
  });

  it("is pasted onto another plan in proportion to both sizes", () => {
    expect(scaleBetween({ width: 100, height: 100 }, { width: 50, height: 200 })([10, 10])).toEqual([5, 20]);
  });
});

describe("neighbours", () => {
  it("snap to a corner first, to a line only if no corner is near, to nothing further away", () => {
    const [neighbour] = [square(0, 0, 100)];
    expect(snap([103, 4], [neighbour], 8)).toMatchObject({ kind: "corner", point: [100, 0] });
    expect(snap([103, 40], [neighbour], 8)).toMatchObject({ kind: "line", point: [100, 40] });
    expect(snap([109, 40], [neighbour], 8)).toBeUndefined();
    expect(snapShape(square(104, 3), [neighbour], 8)?.by).toEqual([-4, -3]);
  });

  it("share a corner once it has snapped to a line, and move together", () => {
    const left = square(0, 0, 100);
    const caught = snap([104, 40], [left], 8);
    if (!caught) throw new Error("Nothing was caught.");
    const shapes = [shareCorner(left, caught), moveCorner(square(110, 40, 30), { part: 0, index: 0 }, caught.point)];
    const moved = moveSharedCorner(shapes, { index: 1, corner: { part: 0, index: 0 } }, [90, 50]);
    expect([...moved.keys()]).toEqual([0, 1]);
    expect(moved.get(0)?.[0]).toContainEqual([90, 50]);
    expect(moved.get(1)?.[0]).toContainEqual([90, 50]);
  });

  it("that overlap are found, those that only touch are not", () => {
    const found = overlapsAmong([square(0, 0), square(10, 0), square(15, 5)], 1);
    expect(found.map(({ pair, overlap }) => [pair, overlap.area])).toEqual([[[1, 2], 25]]);
  });
});

describe("the floors in between", () => {
  it("of a tower seen from below are in the right place, corner by corner", () => {
    // A pinhole camera that looks up: three corners of the front, floors of 3 m.
    const seen = ([x, y, z]: readonly [number, number, number]): Point => {
      const [up, far] = [y * Math.cos(0.4) - z * Math.sin(0.4), y * Math.sin(0.4) + z * Math.cos(0.4)];
      return [500 + (900 * x) / far, 900 - (900 * up) / far];
    };
    const corners = [
      [-12, 30],
      [4, 24],
      [11, 33],
    ] as const;
    const storey = (index: number): Shape => {
      const line = (height: number) => corners.map(([x, z]) => seen([x, height, z]));
      return [[...line(index * 3), ...line(index * 3 + 3).toReversed()]];
    };
    const filled = fillBetween({ lowest: storey(0), highest: storey(9), between: 8, centreX: 500 });
    const likenesses = filled.map((shape, index) => intersectionOverUnion(shape, storey(index + 1)));
    expect(Math.min(...likenesses)).toBeGreaterThan(0.97);
    // As many corners, but different ones: it is matched by its faces.
    const [points = []] = storey(9);
    const [a = [0, 0], b = [0, 0]] = points;
    const other: Shape = [[a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], ...points.slice(1)]];
    const matched = fillBetween({ lowest: storey(0), highest: other, between: 8, centreX: 500 });
    expect(Math.min(...matched.map((shape, index) => intersectionOverUnion(shape, storey(index + 1))))).toBeGreaterThan(
      0.93,
    );
  });

  it.each([
    ["k5", 11],
    ["k6", 10],
  ])("of the sample's %s fit without correction, derived only from its lowest and highest floor", (tower, highest) => {
    const drawn = sampleDraft();
    const bare = {
      ...drawn,
      project: {
        ...drawn.project,
        floors: drawn.project.floors.map((floor) =>
          floor.floor === 1 || floor.floor === highest ? floor : { ...floor, outline: "" },
        ),
      },
    };
    const filled = fillFloors(bare, { tower, lowest: 1, highest });
    for (let floor = 2; floor < highest; floor += 1) {
      const place = { on: "tower", tower, floor } as const;
      const fit = intersectionOverUnion(readShape(outlineAt(filled, place)), readShape(outlineAt(drawn, place)));
      expect(fit, `floor ${floor}`).toBeGreaterThanOrEqual(0.85);
    }
  });

  it("follow every floor that was drawn: below a set-back attic those under the last full floor are as wide as it", () => {
    const project = sampleDraft();
    const box = (x: number, y: number, width: number) =>
      `M${x} ${y}L${x + width} ${y}L${x + width} ${y + 50}L${x} ${y + 50}Z`;
    const drawn = new Map([
      [1, box(100, 550, 400)],
      [10, box(100, 100, 400)],
      [11, box(200, 50, 200)],
    ]);
    const bare = project.project.floors.reduce(
      (all, { tower, floor }) =>
        tower === "k5"
          ? withOutline(all, { on: "tower", tower, floor }, { outline: drawn.get(floor) ?? "", origin: "drawn" })
          : all,
      project,
    );
    const filled = fillFloors(bare, { tower: "k5", lowest: 1, highest: 11 });
    for (let floor = 2; floor < 10; floor += 1) {
      const xs = readShape(outlineAt(filled, { on: "tower", tower: "k5", floor }))
        .flat()
        .map(([x]) => Math.round(x));
      expect([Math.min(...xs), Math.max(...xs)], `floor ${floor}`).toEqual([100, 500]);
    }
  });

  it("leave a corrected floor alone when they are filled again", () => {
    const bare = fillFloors(
      withOutline(sampleDraft(), { on: "tower", tower: "k5", floor: 4 }, { outline: "", origin: "filled" }),
      { tower: "k5", lowest: 1, highest: 11 },
    );
    const place = { on: "tower", tower: "k5", floor: 4 } as const;
    expect(outlineAt(bare, place)).not.toBe("");
    expect(outlineAt(bare, { ...place, floor: 5 })).toBe(outlineAt(sampleDraft(), { ...place, floor: 5 }));
    const corrected = withOutline(bare, place, { outline: "M0 0L10 0L10 10Z", origin: "drawn" });
    expect(fillFloors(corrected, { tower: "k5", lowest: 1, highest: 11 })).toBe(corrected);
  });
});

describe("a handle", () => {
  it("is on its corner, unless another one is closer than its size: then they move apart until none covers another", () => {
    const shape: Shape = [
      [
        [0, 0],
        [100, 0],
        [104, 1],
        [104, 1],
        [101, 5],
        [50, 80],
      ],
    ];
    const handles = handlesOf(shape, 24);
    expect(handles.map(({ point }) => point)).toEqual(shape.flat());
    for (const index of [0, 5]) expect(handles[index]?.at).toEqual(shape[0]?.[index]);
    for (const [index, one] of handles.entries())
      for (const other of handles.slice(index + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(23.9);
    for (const { at, point } of handlesOf([Array.from({ length: 40 }, () => [5, 5] as const)], 24))
      expect(distance(at, point)).toBeLessThan(24.1);
    expect(handlesOf(shape, 1).filter(({ at, point }) => distance(at, point) > 0)).toHaveLength(2);
  });

  it("is found by the closest pointer position, within reach", () => {
    const handles = handlesOf(
      [
        [
          [0, 0],
          [30, 0],
          [30, 30],
        ],
      ],
      24,
    );
    expect(handleAt(handles, [14, 0], 22)?.corner.index).toBe(0);
    expect(handleAt(handles, [16, 0], 22)?.corner.index).toBe(1);
    expect(handleAt(handles, [-23, 0], 22)).toBeUndefined();
  });
});

describe("a rectangle", () => {
  it("is the same from any two opposite corners, clockwise from the upper left", () => {
    const expected = [
      [10, 20],
      [50, 20],
      [50, 40],
      [10, 40],
    ];
    const diagonals: readonly (readonly [Point, Point])[] = [
      [
        [10, 20],
        [50, 40],
      ],
      [
        [50, 40],
        [10, 20],
      ],
      [
        [10, 40],
        [50, 20],
      ],
      [
        [50, 20],
        [10, 40],
      ],
    ];
    for (const [one, other] of diagonals) expect(rectangleBetween(one, other)).toEqual(expected);
    expect(signedArea(rectangleBetween([50, 40], [10, 20]) ?? [])).toBe(800);
  });

  it("needs a width and a height of at least a tenth, the precision of outlines", () => {
    expect(rectangleBetween([10, 20], [10, 40])).toBeUndefined();
    expect(rectangleBetween([10, 20], [50, 20.04])).toBeUndefined();
    expect(rectangleBetween([10, 20], [10, 20])).toBeUndefined();
    expect(rectangleBetween([10, 20], [50, 20.1])).toHaveLength(4);
  });
});
