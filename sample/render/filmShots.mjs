// Slow camera moves over still pictures, as ffmpeg filters. The visible window moves by fractions of a pixel (`perspective` with cubic
// interpolation), because crops by whole pixels would jitter.
import { run } from "./run.mjs";

const FPS = 24;

/** @typedef {{ input: string[], filter: string, seconds: number }} FilmShot */

/** @param {{ width: number, height: number }} entry @param {number[]} size */
const frameSize = (entry, [width = 0, height = 0]) => {
  // The whole picture is scaled to the width of the film, and a narrower window is then enlarged.
  const pictureHeight = Math.round((width * entry.height) / entry.width / 2) * 2;
  return { width, pictureHeight: Math.max(pictureHeight, height), height };
};

/**
 * The `perspective` filter for a moving window. Its position and width are ffmpeg expressions of the frame number (`on`), in shares of
 * the picture.
 * @param {{ left: string, top: string, windowWidth: string }} window
 * @param {{ width: number, pictureHeight: number, height: number }} size
 */
function windowFilter({ left, top, windowWidth }, { width, pictureHeight, height }) {
  const windowHeight = `(${windowWidth})*${((width * height) / width / pictureHeight).toFixed(6)}`;
  const [x0, x1] = [`W*(${left})`, `W*((${left})+(${windowWidth}))`];
  const [y0, y1] = [`H*(${top})`, `H*((${top})+${windowHeight})`];
  return `perspective=x0='${x0}':y0='${y0}':x1='${x1}':y1='${y0}':x2='${x0}':y2='${y1}':x3='${x1}':y3='${y1}':interpolation=cubic:sense=source:eval=frame`;
}

/** ffmpeg's arguments for a still picture as an input. @param {string} file @param {number} seconds */
const stillInput = (file, seconds) => ["-loop", "1", "-framerate", String(FPS), "-t", String(seconds), "-i", file];

/**
 * A shot whose window moves over a picture in a straight line.
 * @param {{ from: number[], to: number[], seconds: number }} shot
 * @param {{ file: string, entry: { width: number, height: number }, size: number[] }} source @returns {FilmShot}
 */
export function movingShot({ from, to, seconds }, { file, entry, size }) {
  const last = Math.round(seconds * FPS);
  const moving = (/** @type {number} */ k) => `${from[k]}+(${(to[k] ?? 0) - (from[k] ?? 0)})*on/${last}`;
  const frame = frameSize(entry, size);
  const window = windowFilter({ left: moving(0), top: moving(1), windowWidth: moving(2) }, frame);
  const filter = `scale=${frame.width}:${frame.pictureHeight}:flags=lanczos,format=yuv420p,${window},scale=${frame.width}:${frame.height}:flags=bicubic,setsar=1,format=yuv420p`;
  return { input: stillInput(file, seconds), filter, seconds };
}

/** Shots one after the other, each fading into the next. @param {FilmShot[]} shots @param {number} fade seconds */
export function crossfade(shots, fade) {
  const inputs = shots.flatMap((shot) => shot.input);
  const parts = shots.map((shot, k) => `[${k}:v]${shot.filter}[t${k}]`);
  let [label, lengthSeconds] = ["t0", shots[0]?.seconds ?? 0];
  shots.slice(1).forEach((shot, k) => {
    parts.push(
      `[${label}][t${k + 1}]xfade=transition=fade:duration=${fade}:offset=${(lengthSeconds - fade).toFixed(3)}[x${k}]`,
    );
    label = `x${k}`;
    lengthSeconds += shot.seconds - fade;
  });
  parts.push(`[${label}]fps=${FPS}[out]`);
  return { inputs, graph: parts.join(";") };
}

/**
 * A seamless loop: three pictures of one place fade into each other while the window moves along an ellipse once. The third picture is the
 * first one again.
 * @param {{ window: number[], sway: number[], seconds: number }} loop
 * @param {{ files: string[], entry: { width: number, height: number }, size: number[] }} source
 */
export function swayingLoop(
  { window: [left = 0, top = 0, windowWidth = 1], sway: [swayX = 0, swayY = 0], seconds },
  { files, entry, size },
) {
  const frame = frameSize(entry, size);
  const angle = `2*PI*on/${seconds * FPS}`;
  const window = windowFilter(
    {
      left: `${left}+${swayX}*sin(${angle})`,
      top: `${top}+${swayY}*cos(${angle})`,
      windowWidth: String(windowWidth),
    },
    frame,
  );
  const fade = seconds / 5;
  const parts = files.map(
    (_, k) => `[${k}:v]scale=${frame.width}:${frame.pictureHeight}:flags=lanczos,format=yuv420p,setsar=1[p${k}]`,
  );
  parts.push(`[p0][p1]xfade=transition=fade:duration=${fade}:offset=${seconds * 0.2}[a]`);
  parts.push(`[a][p2]xfade=transition=fade:duration=${fade}:offset=${seconds * 0.7}[b]`);
  parts.push(
    `[b]${window},scale=${frame.width}:${frame.height}:flags=bicubic,format=yuv420p,trim=duration=${seconds},fps=${FPS}[out]`,
  );
  return { inputs: files.flatMap((file) => stillInput(file, seconds)), graph: parts.join(";") };
}

/** One frame as PNG. @param {string} film @param {number} at seconds @param {string} to */
export const frameAt = (film, at, to) =>
  run(["ffmpeg", "-y", "-v", "error", "-ss", String(at), "-i", film, "-frames:v", "1", to]);
