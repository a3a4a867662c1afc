import { describe, expect, it } from "vitest";
import { placeDoors } from "../../../tours/shell/placeDoors.ts";

const phone = { yaw: 0, pitch: 0, fovDeg: 85, width: 390, height: 740 };
const label = (yaw: number, width: number, pitch = 0) => {
  const size = { width, height: 44 };
  return { yaw, pitch, door: size, foot: size };
};

describe("the ways out of a scene", () => {
  it("are at their doors, with their names inside the view", () => {
    const [ahead, aside] = placeDoors([label(0, 120), label(0.4, 120)], phone);
    expect(ahead).toEqual({ isSeen: true, x: 195, y: 370, shift: 0, lift: 0 });
    expect(aside?.isSeen ? aside.x + aside.shift + 60 : Number.NaN).toBeLessThanOrEqual(390);
  });

  it("are stacked if their doors are side by side, the lowest nearest to its door", () => {
    const doors = [label(0, 200, -0.02), label(0.2, 120, -0.06), label(0.1, 120, 0.4)];
    const [upper, lower, high] = placeDoors(doors, phone);
    expect(lower).toMatchObject({ isSeen: true, lift: 0 });
    const foot = upper?.isSeen ? upper.y - upper.lift : Number.NaN;
    expect(foot).toBeLessThanOrEqual((lower?.y ?? Number.NaN) - 44 - 8);
    expect(foot).toBeGreaterThan((lower?.y ?? Number.NaN) - 44 - 8 - 12);
    expect(high).toMatchObject({ isSeen: true, lift: 0 });
  });

  it("are at the bottom of the view if there is no room left above", () => {
    const low = { ...phone, width: 844, height: 320 };
    const doors = [0, 0.02, 0.04].map((yaw) => label(yaw, 200));
    expect(placeDoors(doors, low).map(({ isSeen }) => isSeen)).toEqual([true, true, false]);
    expect(placeDoors(doors, low)[2]).toEqual({ isSeen: false, x: 8, y: 312, towards: "up" });
  });

  it("wait in a row at the bottom of the view while they are out of sight, with the side to turn to", () => {
    const turned = [label(-2, 120), label(2, 90), label(0.1, 90, 1.2)];
    expect(placeDoors(turned, phone).map((place) => !place.isSeen && place.towards)).toEqual(["left", "right", "up"]);
    expect(placeDoors(turned, phone).map(({ x, y }) => [x, y])).toEqual([
      [8, 732],
      [136, 732],
      [234, 732],
    ]);
  });

  it("never overlap at the bottom, however long their words and narrow the view", () => {
    const labels = [label(-2, 205), label(2, 205), label(-2.5, 100), label(2.5, 100), label(3, 205)];
    for (const width of [320, 390, 844, 1440]) {
      const boxes = placeDoors(labels, { ...phone, width }).map((place, index) => {
        const wide = labels[index]?.foot.width ?? 0;
        return { left: place.x, right: place.x + wide, top: place.y - 44, bottom: place.y };
      });
      for (const [index, a] of boxes.entries()) {
        expect(a.left >= 0 && a.right <= width, `${width}: inside`).toBe(true);
        for (const b of boxes.slice(index + 1))
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${width}`).toBe(
            true,
          );
      }
    }
  });
});
