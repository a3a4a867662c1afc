/** A tour's poster in pixels, with the aspect ratio of a preview's stage. */
export const posterSize = { width: 800, height: 632 } as const;

/** Widths of a poster's files in px by name; the small one is for narrow columns on partners' pages. */
export const posterFiles = { "poster.webp": posterSize.width, "poster-560.webp": 560 } as const;

/** The vertical angle of the viewer's first look (tours/sphere/createView.ts). */
const fovDeg = 65;

/** Plain RGB bytes of an entire sphere. */
export type SphereImage = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** A view of the middle of a sphere, as plain RGB bytes of the poster's size. */
export const posterView = (sphere: SphereImage): Uint8Array =>
  lookAt(sphere, { ...posterSize, fovDeg, rightDeg: 0, horizon: 0.5 });

/** A view: its size in px, its vertical angle, how far right of the sphere's middle, and the vertical position of the horizon (0 to 1). */
export type PosterView = {
  readonly width: number;
  readonly height: number;
  readonly fovDeg: number;
  readonly rightDeg: number;
  readonly horizon: number;
};

/** A level view into a sphere, as plain RGB bytes; vertical lines stay vertical wherever the horizon is. */
export function lookAt(
  sphere: SphereImage,
  { width, height, fovDeg: angleDeg, rightDeg, horizon }: PosterView,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const step = Math.tan((angleDeg * Math.PI) / 360) / (height / 2);
  for (let row = 0; row < height; row += 1)
    for (let col = 0; col < width; col += 1) {
      const [right, up] = [(col + 0.5 - width / 2) * step, (height * horizon - row - 0.5) * step];
      const across = Math.atan(right) / (2 * Math.PI) + 0.5 + rightDeg / 360;
      const down = 0.5 - Math.atan(up / Math.hypot(1, right)) / Math.PI;
      blend(sphere, [across * sphere.width - 0.5, down * sphere.height - 0.5], {
        seen: pixels,
        at: (row * width + col) * 3,
      });
    }
  return pixels;
}

/** Writes the interpolated colour between four pixels. They always exist, as the middle of a sphere is far from its edges. */
function blend(
  { data, width }: SphereImage,
  [x, y]: readonly [number, number],
  { seen: pixels, at: offset }: { readonly seen: Uint8Array; readonly at: number },
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const from = (top * width + left) * 3 + channel;
    const [a = 0, b = 0] = [data[from], data[from + 3]];
    const [c = 0, d = 0] = [data[from + width * 3], data[from + width * 3 + 3]];
    pixels[offset + channel] = Math.round((a * (1 - dx) + b * dx) * (1 - dy) + (c * (1 - dx) + d * dx) * dy);
  }
}
