import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/project/types.ts";
import { distance, readShape } from "../../../../owner/studio/draft/geometry/polygon.ts";
import { catchPoint } from "../../../../owner/studio/draft/walls/catchPoint.ts";
import { readPlanPicture } from "../../../../owner/studio/draft/walls/planPicture.ts";
import { readWalls, type WallMap } from "../../../../owner/studio/draft/walls/wallMap.ts";
import { besideInWall, snapToWall, stopAtWall } from "../../../../owner/studio/draft/walls/wallSnap.ts";
import { randomOf } from "../../../support/random.ts";

type Drawn = {
  /** The quality of the JPEG it is saved as; a PNG without it. */
  readonly jpeg?: number;
  /** How many grey levels a pixel may be off. */
  readonly noise?: number;
  readonly paper?: string;
};

/** The walls of a 400 x 300 plan that is rendered as a picture file. */
async function planOf(drawing: string, { jpeg, noise = 0, paper = "#fff" }: Drawn = {}): Promise<WallMap> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="${paper}" d="M0 0h400v300H0z"/>${drawing}</svg>`;
  const image = sharp(Buffer.from(svg));
  const file = sharp(
    jpeg === undefined ? await image.png().toBuffer() : await image.jpeg({ quality: jpeg }).toBuffer(),
  );
  const { data } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomOf(7);
  const noisy = new Uint8ClampedArray(data);
  for (let at = 0; at < noisy.length; at += 4) {
    const by = random.below(noise * 2 + 1) - noise;
    for (const channel of [0, 1, 2]) noisy[at + channel] = (noisy[at + channel] ?? 0) + by;
  }
  return readWalls(readPlanPicture({ width: 400, height: 300, data: noisy }, 1));
}

const wall = (d: string, width: number, ink = "#161512") =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`;

/** Points all around a place, at most `most` units away. */
const around = ([x, y]: Point, most: number): readonly Point[] =>
  Array.from({ length: 24 }, (_, at): Point => {
    const [angle, away] = [(at * 2 * Math.PI) / 24, most * (0.25 + (0.75 * (at % 5)) / 4)];
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  });

/** The largest distance from the intended corner after snapping points near it. */
function furthestOff(plan: WallMap, corner: Point, most = 6): number {
  const caught = around(corner, most).map((point) => snapToWall(plan, point, 8));
  expect(caught.map((snap) => snap?.kind)).toEqual(caught.map(() => "wallCorner"));
  return Math.max(...caught.map((snap) => distance(snap?.point ?? [0, 0], corner)));
}

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [200 + x * Math.cos(angle) - y * Math.sin(angle), 150 + x * Math.sin(angle) + y * Math.cos(angle)];
};

describe("the corners of a plan's walls", () => {
  it.each([1, 1.5, 2, 3])("of lines of %s px are found in their middle, to a fifth of a pixel", async (width) => {
    const plan = await planOf(wall("M100.3 80.6H300.3V220.6H100.3Z", width));
    for (const corner of [
      [100.3, 80.6],
      [300.3, 80.6],
      [300.3, 220.6],
      [100.3, 220.6],
    ] as const)
      expect(furthestOff(plan, corner)).toBeLessThan(0.2);
  });

  it("of thick walls are found where their edges meet, outside and inside", async () => {
    const plan = await planOf(wall("M100 80H300V220H100Z", 12));
    expect(furthestOff(plan, [94, 74], 2.5)).toBeLessThan(0.2);
    expect(furthestOff(plan, [106, 86], 2.5)).toBeLessThan(0.2);
    expect(furthestOff(plan, [100, 80], 2.5)).toBeLessThan(0.2);
  });

  it("are found where one wall ends at another", async () => {
    const plan = await planOf(wall("M60 150H340M200 150V280", 6));
    expect(furthestOff(plan, [200, 150], 1)).toBeLessThan(0.3);
    expect(furthestOff(plan, [203, 153], 1)).toBeLessThan(0.3);
  });

  it.each([7, 21, 33, 45, 62])("are found at walls slanted by %s degrees, thin and thick", async (degrees) => {
    const path = ([first, ...others]: readonly Point[]) =>
      `M${first?.join(" ")}L${others.map((point) => point.join(" ")).join("L")}Z`;
    const room = (by: number) =>
      (
        [
          [-90, -60],
          [90, -60],
          [90, 60],
          [-90, 60],
        ] as const
      ).map(([x, y]) => turned([x + Math.sign(x) * by, y + Math.sign(y) * by], degrees));
    const thin = await planOf(wall(path(room(0)), 2));
    for (const corner of room(0)) expect(furthestOff(thin, corner)).toBeLessThan(0.3);
    const thick = await planOf(wall(path(room(0)), 10));
    for (const corner of room(5)) expect(furthestOff(thick, corner, 2)).toBeLessThan(0.3);
  });

  it.each([40, 60, 85])("are found in a JPEG of quality %s to less than half a pixel", async (jpeg) => {
    const thin = await planOf(wall("M100.3 80.6H300.3V220.6H100.3Z", 2), { jpeg });
    expect(furthestOff(thin, [300.3, 220.6])).toBeLessThan(0.5);
    const thick = await planOf(wall("M100 80H300V220H100Z", 12), { jpeg });
    expect(furthestOff(thick, [94, 74], 2.5)).toBeLessThan(0.5);
  });

  it("are found in a scan with noise on grey paper", async () => {
    const plan = await planOf(wall("M100 80H300V220H100Z", 3, "#444"), { noise: 24, paper: "#d8d2c4" });
    expect(furthestOff(plan, [300, 80])).toBeLessThan(0.4);
  });
});

describe("the edges of a plan's walls", () => {
  it("snap a point anywhere along them, and keep its position along them", async () => {
    const plan = await planOf(wall("M100 20V280", 8));
    for (const y of [60, 111.5, 233])
      for (const [x, edge] of [
        [92, 96],
        [97, 96],
        [100.6, 100],
        [104.8, 104],
        [109, 104],
      ] as const)
        expect(snapToWall(plan, [x, y], 8)).toMatchObject({
          kind: "wallEdge",
          point: [expect.closeTo(edge, 0), expect.closeTo(y, 1)],
        });
  });

  it("do not snap from further away than the given distance", async () => {
    const plan = await planOf(wall("M100 20V280", 8));
    expect(snapToWall(plan, [86, 150], 8)).toBeUndefined();
    expect(snapToWall(plan, [86, 150], 12)?.point[0]).toBeCloseTo(96, 0);
  });

  it("belong to walls only: pale furniture, letters, door arcs, blank paper and noise snap nothing", async () => {
    const letters = '<text x="80" y="150" font-size="13" fill="#161512">Dhoma e ndenjes 22,6 m²</text>';
    const door = '<path fill="none" stroke="#161512" stroke-width="1" d="M280 150A30 30 0 0 1 310 180"/>';
    const plan = await planOf(`${wall("M60 60H120V100H60Z", 1.5, "#c9c5bb")}${letters}${door}${wall("M10 10H390", 4)}`);
    for (const point of [
      [60, 60],
      [90, 100],
      [100, 146],
      [150, 148],
      [301, 158],
      [200, 230],
    ] as const)
      expect(snapToWall(plan, point, 8)).toBeUndefined();
    const empty = await planOf("", { noise: 20 });
    expect(snapToWall(empty, [200, 150], 8)).toBeUndefined();
  });

  it("are found at the very edge of a picture, and nothing beyond it", async () => {
    const plan = await planOf(wall("M6 6H394V294H6Z", 3));
    expect(furthestOff(plan, [6, 6], 4)).toBeLessThan(0.3);
    expect(snapToWall(plan, [-40, -40], 8)).toBeUndefined();
  });

  it("are returned in the units of the outlines, whatever size the picture was read at", async () => {
    const plan = { ...(await planOf(wall("M100 80H300V220H100Z", 3))), perUnit: 4 };
    expect(snapToWall(plan, [24, 21], 2)).toEqual({
      kind: "wallCorner",
      point: [expect.closeTo(25, 1), expect.closeTo(20, 1)],
    });
  });
});

describe("the line that two apartments share", () => {
  it("lies in the middle of the wall along it, not on one that crosses it", async () => {
    const plan = await planOf(wall("M40 150H360M200 20V280", 10));
    const beside = (point: Point, direction: Point) => besideInWall(plan, { point, direction, tolerance: 8 });
    expect(beside([205.5, 60], [0, 100])).toEqual([expect.closeTo(200, 0), expect.closeTo(60, 1)]);
    expect(beside([194.5, 146], [0, -100])).toEqual([expect.closeTo(200, 0), expect.closeTo(146, 1)]);
    expect(beside([205.5, 60], [100, 0])).toBeUndefined();
    expect(beside([212, 60], [0, 100])).toBeUndefined();
  });
});

describe("between a neighbour and a wall", () => {
  /**
   * An apartment whose right line is in a thin wall, and whose lower right corner is 3 units from where another wall meets it.
   */
  const neighbours = [readShape("M40 40H200V147H40Z")];
  const caught = async (point: Point, hasNeighbours = true) => {
    const walls = await planOf(wall("M200 20V280M40 150H360", 2));
    return catchPoint(point, { tolerance: 8, neighbours: hasNeighbours ? neighbours : [], walls });
  };

  it("the neighbour's corner and line win if they are equally near: two apartments share one line", async () => {
    expect(await caught([203, 90])).toMatchObject({ kind: "line", neighbour: 0, point: [200, 90] });
    expect(await caught([203, 148])).toMatchObject({ kind: "corner", neighbour: 0, point: [200, 147] });
  });

  it("the wall wins if it is clearly nearer, or if there is no neighbour", async () => {
    expect(await caught([201, 152])).toMatchObject({ kind: "wallCorner" });
    expect(await caught([203, 90], false)).toMatchObject({ kind: "wallEdge" });
  });
});

describe("a step by keys", () => {
  it("ends on the first edge in its way, continues from there, and is not stopped by one it runs along", async () => {
    const plan = await planOf(wall("M100 20V280", 8));
    const first = stopAtWall(plan, [90, 150], [100, 150]);
    expect(first?.point).toEqual([expect.closeTo(96, 0), 150]);
    expect(stopAtWall(plan, [96, 150], [97, 150])).toBeUndefined();
    expect(stopAtWall(plan, [60, 150], [70, 150])).toBeUndefined();
    expect(stopAtWall(plan, [96, 100], [96, 110])).toBeUndefined();
  });
});
