// Runs the scripts that render (blender/) and those that turn light into pictures (tone/), with the Python that has requirements.txt.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const HERE = fileURLToPath(new URL("../", import.meta.url));
export const BUILD = path.join(HERE, "build");
export const DEVICES = ["cpu", "cuda", "optix"];

/** Python with requirements.txt. */
const PYTHON = path.join(BUILD, "bpy", "bin", "python");

/** Whether there is a Python to render with. */
export const canRender = () => existsSync(PYTHON);

/**
 * @typedef {object} Renderer
 * @property {string} model path of the model
 * @property {"draft" | "final"} quality
 * @property {(script: string, entry: Record<string, unknown>) => Promise<string>} blender renders one entry of a script's list
 * @property {(script: string, ...words: string[]) => Promise<string>} tone resolves to what the script printed
 * @property {<T>(key: string, make: () => Promise<T>) => Promise<T>} once what several pictures share is made by the first of them
 */

/** @param {{ model: string, quality: "draft" | "final", device: string, threads: number }} how @returns {Renderer} */
export function rendererOf({ model, quality, device, threads }) {
  /** @type {Map<string, Promise<any>>} */
  const shared = new Map();
  const python = (/** @type {string[]} */ words) => run([PYTHON, "-W", "ignore", ...words]);
  return {
    model,
    quality,
    blender: (script, entry) => {
      const args = { model, device, threads, list: JSON.stringify([entry]) };
      const words = Object.entries(args).flatMap(([key, value]) => [`--${key}`, String(value)]);
      return python([path.join(HERE, "blender", script), "--", ...words]);
    },
    tone: (script, ...words) => python([path.join(HERE, "tone", script), ...words]),
    once: (key, make) => {
      const made = shared.get(key) ?? make();
      shared.set(key, made);
      return made;
    },
  };
}
