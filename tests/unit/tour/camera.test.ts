import { expect, test } from "vitest";
import { clampCamera, nearestEquivalentYaw, rotationOfDrag, viewRotationMatrix } from "../../../tours/sphere/camera.ts";
import { crossingOf, fadeOf } from "../../../tours/sphere/fadeOf.ts";
import { createMeshGrid } from "../../../tours/sphere/painting/createMeshGrid.ts";
import { directionOfDevice } from "../../../tours/sphere/createOrientationSensor.ts";
import { screenPointOf } from "../../../tours/sphere/projection.ts";

const view = { yaw: 0.3, pitch: -0.2, fovDeg: 65, width: 1440, height: 900 };

test("the grabbed point in the middle stays under the finger", () => {
  const before = screenPointOf(view.yaw, view.pitch, view);
  const turned = rotationOfDrag(20, -12, view);
  const after = screenPointOf(view.yaw, view.pitch, {
    ...view,
    yaw: view.yaw + turned.yaw,
    pitch: view.pitch + turned.pitch,
  });
  expect(after.x - before.x).toBeCloseTo(20, 0);
  expect(after.y - before.y).toBeCloseTo(-12, 0);
});

test("the view stays within what a neck and the picture allow", () => {
  const far = clampCamera({ yaw: 4, pitch: 3, fovDeg: 200 });
  expect(far.yaw).toBeCloseTo(4 - 2 * Math.PI);
  expect(far).toMatchObject({ pitch: (85 * Math.PI) / 180, fovDeg: 95 });
  expect(clampCamera({ yaw: 0, pitch: -3, fovDeg: 1 })).toEqual({ yaw: 0, pitch: (-85 * Math.PI) / 180, fovDeg: 30 });
  expect(nearestEquivalentYaw(3, -3)).toBeCloseTo(2 * Math.PI - 3);
});

test("the graphics card draws a direction where its label is", () => {
  for (const [yaw, pitch] of [
    [0.3, -0.2],
    [0.9, 0.1],
    [-0.2, -0.6],
  ] as const) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = viewRotationMatrix(view);
    const [x, y, z] = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
    const [right, up, back] = [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
    const focal = view.height / 2 / Math.tan((view.fovDeg * Math.PI) / 360);
    const spot = screenPointOf(yaw, pitch, view);
    expect(view.width / 2 + (right / -back) * focal).toBeCloseTo(spot.x, 6);
    expect(view.height / 2 - (up / -back) * focal).toBeCloseTo(spot.y, 6);
  }
});

test("a grid covers the entire picture once", () => {
  const { corners, triangles } = createMeshGrid(4, 2);
  let area = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [p, q, r] = [0, 1, 2].map((next) => {
      const corner = triangles[at + next] ?? 0;
      return [corners[corner * 2] ?? 0, corners[corner * 2 + 1] ?? 0] as const;
    }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
    area += Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
  }
  expect(area).toBeCloseTo(1);
  expect(triangles).toHaveLength(4 * 2 * 6);
});

test("an upright device looks level, and turning it turns the view to the same side", () => {
  const upright = directionOfDevice({ alpha: 0, beta: 90, gamma: 0 });
  expect(upright.pitch).toBeCloseTo(0);
  expect(upright.yaw).toBeCloseTo(0);
  // Angles count to the left.
  expect(directionOfDevice({ alpha: 30, beta: 90, gamma: 0 }).yaw).toBeCloseTo(-Math.PI / 6);
  expect(directionOfDevice({ alpha: 0, beta: 120, gamma: 0 }).pitch).toBeCloseTo(Math.PI / 6);
  expect(directionOfDevice({ alpha: 0, beta: 0, gamma: 0 }).pitch).toBeCloseTo(-Math.PI / 2);
  // Held sideways, for a wide view: still level, whichever side is up.
  expect(directionOfDevice({ alpha: 0, beta: 0, gamma: 90 }).pitch).toBeCloseTo(0);
  expect(directionOfDevice({ alpha: 0, beta: 0, gamma: -90 }).pitch).toBeCloseTo(0);
});

test("the previous view grows around the door on the way, and stays if no door is visible", () => {
  const ahead = crossingOf(view, { yaw: 0.3, pitch: -0.2 });
  expect(ahead.isWalk).toBe(true);
  expect(ahead.middle[0]).toBeCloseTo(0);
  expect(ahead.middle[1]).toBeCloseTo(0);
  const behind = crossingOf(view, { yaw: 0.3 + Math.PI, pitch: 0 });
  expect(fadeOf(behind, 300)).toMatchObject({ growth: 1, middle: [0, 0] });
  expect(fadeOf(ahead, 0)).toMatchObject({ opacity: 1, growth: 1 });
  expect(fadeOf(ahead, 300)?.opacity).toBeCloseTo(0.5);
  expect(fadeOf(ahead, 600)).toBeUndefined();
});
