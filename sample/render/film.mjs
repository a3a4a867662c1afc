// npm run film [-- --only kulla,loop]: the film, the loop and the clips from finished pictures by ffmpeg, silent. What is made already from the
// same pictures is not made again; shots whose picture is not rendered yet are left out.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { encode, list } from "./encode.mjs";
import { crossfade, frameAt, movingShot, swayingLoop } from "./filmShots.mjs";
import { run } from "./run.mjs";

/** @typedef {{ picture: string | string[], from: number[], to: number[], seconds: number }} Shot */

const PROJECT = fileURLToPath(new URL("../../public/project/", import.meta.url));
const DATA = fileURLToPath(new URL("../data/", import.meta.url));
const BUILD = fileURLToPath(new URL("../build/film/", import.meta.url));
const MADE = path.join(DATA, "films.json");
const SIZE = { film: [1920, 1080], loop: [1280, 720], clip: [960, 540] };
const H264 = ["-c:v", "libx264", "-preset", "medium", "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
const AV1 = ["-c:v", "libsvtav1", "-preset", "9", "-pix_fmt", "yuv420p", "-g", "120"];

const RAW = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "10"];

const plan = JSON.parse(readFileSync(path.join(DATA, "film.json"), "utf8"));
const pictures = JSON.parse(readFileSync(path.join(PROJECT, "pictures.json"), "utf8"));

const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1]?.split(",") : null;

/** @returns {Record<string, string>} what every film was made from */
const made = () => (existsSync(MADE) ? JSON.parse(readFileSync(MADE, "utf8")) : {});

/** @param {string} picture path of the largest JPEG */
const fileOf = (picture) => path.join(PROJECT, pictures[picture].src);

/** @param {unknown} source @param {string[]} used */
function fingerprint(source, used) {
  const hash = createHash("sha256").update(JSON.stringify([source, plan.fade, SIZE]));
  for (const picture of used) hash.update(readFileSync(fileOf(picture)));
  return hash.digest("hex").slice(0, 12);
}

/** The moving picture once, nearly without loss. @param {{ inputs: string[], graph: string }} reel @param {string} to */
const play = ({ inputs, graph }, to) =>
  run(["ffmpeg", "-y", "-v", "error", ...inputs, "-filter_complex", graph, "-map", "[out]", "-an", ...RAW, to]);

/** One encoding of it. @param {string} from @param {string} name @param {string[]} how */
const write = (from, name, how) =>
  run(["ffmpeg", "-y", "-v", "error", "-i", from, "-an", ...how, path.join(PROJECT, "film", name)]);

/** A frame of the film as a picture of its own, so that nothing jumps when it starts. @param {string} key @param {string} raw @param {{ size: number[], poster: string, at: number }} how */
async function ownPoster(key, raw, { size: [width = 0, height = 0], poster, at }) {
  const still = path.join(BUILD, `${path.basename(key)}.png`);
  await frameAt(raw, at, still);
  const widths = width > 1280 ? [640, 1280, 1920] : [640, width];
  await encode(still, { ...SHELL, file: key, width, height, widths, alt: pictures[poster].alt }, "final");
}

/**
 * @param {string} name of the files @param {string[]} used pictures
 * @param {{ source: unknown, size: number[], reel: () => { inputs: string[], graph: string }, encodings: Record<string, string[]>, poster: string, at: number }} how
 */
async function make(name, used, { source, size, reel, encodings, poster, at }) {
  if (only && !only.includes(name)) return;
  const isClip = name.startsWith("clip-");
  if (isClip) list(`film/${name}`, pictures[poster]);
  const hash = fingerprint([source, encodings], used);
  const files = Object.keys(encodings).map((ending) => path.join(PROJECT, "film", `${name}.${ending}`));
  if (made()[name] === hash && files.every((file) => existsSync(file))) return;
  const raw = path.join(BUILD, `${name}.${hash}.mkv`);
  if (!existsSync(raw)) {
    await play(reel(), `${raw}.part.mkv`);
    renameSync(`${raw}.part.mkv`, raw);
  }
  for (const [ending, options] of Object.entries(encodings)) await write(raw, `${name}.${ending}`, options);
  if (!isClip) await ownPoster(name === "loop" ? "film/loop-poster" : "film/poster", raw, { size, poster, at });
  const all = { ...made(), [name]: hash };
  writeFileSync(
    MADE,
    `${JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );
  process.stdout.write(`${name} is made.\n`);
}

/** Fields of a render job that a poster does not need. */
const SHELL = { name: "poster", script: "", args: {}, final: 1, draft: 1 };

/** Shots with the first of their wished pictures that is rendered; others are left out. @param {Shot[]} shots */
const there = (shots) =>
  shots.flatMap((shot) => {
    const picture = [shot.picture].flat().find((key) => pictures[key]);
    return picture ? [{ ...shot, picture }] : [];
  });

/** @param {string} name @param {Shot[]} shots @param {{ size: number[], encodings: Record<string, string[]> }} how */
async function makeOfShots(name, shots, how) {
  const present = there(shots);
  const [first] = present;
  if (!first) return;
  const used = present.map((shot) => shot.picture);
  const last = plan.posters[name] ?? present.at(-1)?.picture ?? first.picture;
  const poster = used.includes("site/hero") && name === "kulla" ? "site/hero" : last;
  // The poster is the moment when both towers have come into view.
  const before = present.slice(0, Math.max(0, used.indexOf("site/hero")));
  const at = before.reduce((sum, shot) => sum + shot.seconds - plan.fade, 0) + 1.5;
  const reel = () =>
    crossfade(
      present.map((shot) =>
        movingShot(shot, { file: fileOf(shot.picture), entry: pictures[shot.picture], size: how.size }),
      ),
      plan.fade,
    );
  await make(name, used, { ...how, source: present, reel, poster, at });
}

mkdirSync(BUILD, { recursive: true });
mkdirSync(path.join(PROJECT, "film"), { recursive: true });
const clips = plan.clips.map((/** @type {Shot[]} */ shots, /** @type {number} */ index) => ({
  name: `clip-${index + 1}`,
  shots,
}));
for (const { name, shots } of clips) {
  await makeOfShots(name, shots, {
    size: SIZE.clip,
    encodings: { mp4: [...H264, "-crf", "28", "-maxrate", "420k", "-bufsize", "800k"] },
  });
}
if (plan.loop.pictures.every((/** @type {string} */ picture) => pictures[picture])) {
  await make("loop", plan.loop.pictures, {
    source: plan.loop,
    size: SIZE.loop,
    reel: () =>
      swayingLoop(plan.loop, {
        files: plan.loop.pictures.map(fileOf),
        entry: pictures[plan.loop.pictures[0]],
        size: SIZE.loop,
      }),
    encodings: { mp4: [...H264, "-crf", "28", "-maxrate", "880k", "-bufsize", "1600k"], webm: [...AV1, "-crf", "40"] },
    poster: plan.loop.pictures[0],
    at: 0,
  });
}
await makeOfShots("kulla", plan.film, {
  size: SIZE.film,
  encodings: { mp4: [...H264, "-crf", "27", "-maxrate", "830k", "-bufsize", "2200k"], webm: [...AV1, "-crf", "45"] },
});
