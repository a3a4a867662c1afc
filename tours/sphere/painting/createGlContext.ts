import type { Gl } from "./createProgram.ts";

/** The newest WebGL context of a canvas, without the buffers a sphere does not need; `null` if there is none. */
export function createGlContext(canvas: HTMLCanvasElement): Gl | null {
  const options: WebGLContextAttributes = { alpha: false, antialias: false, depth: false, stencil: false };
  return canvas.getContext("webgl2", options) ?? canvas.getContext("webgl", options);
}
