// Slow moves on stills as ffmpeg filters. The window moves by parts of a pixel (`perspective` with cubic interpolation), so
// that nothing jitters as it does with whole-pixel crops.
import { run } from "./run.mjs";

const FPS = 24;

/** @typedef {{ input: string[], filter: string, seconds: number }} Take */

/** @param {{ width: number, height: number }} entry @param {number[]} size */
const base = (entry, [width = 0, height = 0]) => {
  // The whole picture at the width of the film; a window narrower than it is enlarged a little, never by more than a fifth.
  const tall = Math.round((width * entry.height) / entry.width / 2) * 2;
  return { width, tall: Math.max(tall, height), height };
};

/**
 * The corners of a moving window as `perspective` wants them; left, top, wide are expressions over the frame number.
 * @param {{ left: string, top: string, wide: string }} window @param {{ width: number, tall: number, height: number }} size
 */
function corners({ left, top, wide }, { width, tall, height }) {
  const high = `(${wide})*${((width * height) / width / tall).toFixed(6)}`;
  const [x0, x1] = [`W*(${left})`, `W*((${left})+(${wide}))`];
  const [y0, y1] = [`H*(${top})`, `H*((${top})+${high})`];
  return `perspective=x0='${x0}':y0='${y0}':x1='${x1}':y1='${y0}':x2='${x0}':y2='${y1}':x3='${x1}':y3='${y1}':interpolation=cubic:sense=source:eval=frame`;
}

/** @param {string} file @param {number} seconds */
const still = (file, seconds) => ["-loop", "1", "-framerate", String(FPS), "-t", String(seconds), "-i", file];

/**
 * A picture under a window that goes from one place to another.
 * @param {{ from: number[], to: number[], seconds: number }} shot
 * @param {{ file: string, entry: { width: number, height: number }, size: number[] }} source @returns {Take}
 */
export function moves({ from, to, seconds }, { file, entry, size }) {
  const last = Math.round(seconds * FPS);
  const part = (/** @type {number} */ k) => `${from[k]}+(${(to[k] ?? 0) - (from[k] ?? 0)})*on/${last}`;
  const on = base(entry, size);
  const window = corners({ left: part(0), top: part(1), wide: part(2) }, on);
  const filter = `scale=${on.width}:${on.tall}:flags=lanczos,format=yuv420p,${window},scale=${on.width}:${on.height}:flags=bicubic,setsar=1,format=yuv420p`;
  return { input: still(file, seconds), filter, seconds };
}

/** Takes one after the other, each fading into the next. @param {Take[]} takes @param {number} fade seconds */
export function fadeTogether(takes, fade) {
  const inputs = takes.flatMap((take) => take.input);
  const parts = takes.map((take, k) => `[${k}:v]${take.filter}[t${k}]`);
  let [label, length] = ["t0", takes[0]?.seconds ?? 0];
  takes.slice(1).forEach((take, k) => {
    parts.push(
      `[${label}][t${k + 1}]xfade=transition=fade:duration=${fade}:offset=${(length - fade).toFixed(3)}[x${k}]`,
    );
    label = `x${k}`;
    length += take.seconds - fade;
  });
  parts.push(`[${label}]fps=${FPS}[out]`);
  return { inputs, graph: parts.join(";") };
}

/**
 * Pictures of one place in turn under a window that sways once around, so that the end meets the beginning.
 * @param {{ window: number[], sway: number[], seconds: number }} loop
 * @param {{ files: string[], entry: { width: number, height: number }, size: number[] }} source
 */
export function sways(
  { window: [left = 0, top = 0, wide = 1], sway: [across = 0, down = 0], seconds },
  { files, entry, size },
) {
  const on = base(entry, size);
  const turn = `2*PI*on/${seconds * FPS}`;
  const window = corners(
    { left: `${left}+${across}*sin(${turn})`, top: `${top}+${down}*cos(${turn})`, wide: String(wide) },
    on,
  );
  const fade = seconds / 5;
  const parts = files.map(
    (_, k) => `[${k}:v]scale=${on.width}:${on.tall}:flags=lanczos,format=yuv420p,setsar=1[p${k}]`,
  );
  parts.push(`[p0][p1]xfade=transition=fade:duration=${fade}:offset=${seconds * 0.2}[a]`);
  parts.push(`[a][p2]xfade=transition=fade:duration=${fade}:offset=${seconds * 0.7}[b]`);
  parts.push(
    `[b]${window},scale=${on.width}:${on.height}:flags=bicubic,format=yuv420p,trim=duration=${seconds},fps=${FPS}[out]`,
  );
  return { inputs: files.flatMap((file) => still(file, seconds)), graph: parts.join(";") };
}

/** One frame as PNG. @param {string} film @param {number} at seconds @param {string} to */
export const frameAt = (film, at, to) =>
  run(["ffmpeg", "-y", "-v", "error", "-ss", String(at), "-i", film, "-frames:v", "1", to]);
