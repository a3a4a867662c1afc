import { describe, expect, test } from "vitest";
import { moveByKeys, glide, rest, step, turnTo, type PressedKeys, type Motion } from "../../../tours/sphere/motion.ts";
import type { Camera } from "../../../tours/sphere/view.ts";

const start: Camera = { yaw: 0, pitch: 0, fovDeg: 65 };
const none: PressedKeys = { yaw: 0, pitch: 0, zoom: 0 };

/** The views frame by frame until it comes to rest. */
function run(motion: Motion, frameMs: number, camera = start): readonly Camera[] {
  const looks = [camera];
  let now = { camera, motion };
  for (let frame = 0; now.motion.kind !== "rest" && frame < 2000; frame += 1) {
    now = step(now.camera, now.motion, frameMs);
    looks.push(now.camera);
  }
  expect(now.motion).toEqual(rest);
  return looks;
}

const lastOf = (looks: readonly Camera[]): Camera => looks.at(-1) ?? start;

describe("a glide", () => {
  test("continues in the same way at any frame rate, slower and slower, and ends", () => {
    const at = (frameMs: number) => run(glide({ yaw: 0.002, pitch: -0.001 }), frameMs);
    expect(lastOf(at(16)).yaw).toBeCloseTo(lastOf(at(40)).yaw, 2);
    const yaws = at(16).map(({ yaw }) => yaw);
    const steps = yaws.slice(1).map((yaw, index) => yaw - (yaws[index] ?? 0));
    expect(steps.every((yaw, index) => index === 0 || yaw <= (steps[index - 1] ?? 0))).toBe(true);
    expect(lastOf(at(16)).yaw).toBeGreaterThan(0.5);
    expect(lastOf(at(16)).pitch).toBeLessThan(-0.25);
  });

  test("does not begin if the finger stopped", () => {
    expect(glide({ yaw: 1e-6, pitch: 0 })).toEqual(rest);
  });
});

describe("a turn", () => {
  test("takes the shorter way round and ends at the given view", () => {
    const looks = run(turnTo({ ...start, yaw: 3 }, { yaw: -3, pitch: 0.2, fovDeg: 50 }), 16, { ...start, yaw: 3 });
    const last = lastOf(looks);
    expect(last.yaw).toBeCloseTo(2 * Math.PI - 3);
    expect(last).toMatchObject({ pitch: 0.2, fovDeg: 50 });
    expect(Math.max(...looks.map(({ yaw }) => yaw))).toBeLessThan(3.5);
  });

  test("never takes long, however far it is", () => {
    const motion = turnTo(start, { ...start, yaw: Math.PI });
    expect(motion).toMatchObject({ kind: "turn" });
    expect(run(motion, 16).length * 16).toBeLessThan(1500);
  });
});

describe("keys", () => {
  test("turn for as long as they are down, and let it come to rest softly", () => {
    let now = { camera: start, motion: moveByKeys(rest, { ...none, yaw: 1 }) };
    for (let frame = 0; frame < 60; frame += 1) now = step(now.camera, now.motion, 16);
    const yaw = now.camera.yaw;
    expect(yaw).toBeGreaterThan(0.7);
    const last = lastOf(run(moveByKeys(now.motion, none), 16, now.camera));
    expect(last.yaw).toBeGreaterThan(yaw);
    expect(last.yaw).toBeLessThan(yaw + 0.4);
  });

  test("turn a zoomed view more slowly, and zoom", () => {
    const after = (camera: Camera) => step(camera, moveByKeys(rest, { yaw: 1, pitch: 0, zoom: 1 }), 50).camera;
    expect(after({ ...start, fovDeg: 32.5 }).yaw).toBeCloseTo(after(start).yaw / 2);
    expect(after(start).fovDeg).toBeLessThan(65);
  });

  test("do not stop a glide when they are released", () => {
    const gliding = glide({ yaw: 0.002, pitch: 0 });
    expect(moveByKeys(gliding, none)).toBe(gliding);
  });
});
