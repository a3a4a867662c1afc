import type { Gl } from "./createProgram.ts";

/** The newest WebGL a canvas gives, without what a sphere has no use for; `null` where there is none. */
export function contextOf(canvas: HTMLCanvasElement): Gl | null {
  const options: WebGLContextAttributes = { alpha: false, antialias: false, depth: false, stencil: false };
  return canvas.getContext("webgl2", options) ?? canvas.getContext("webgl", options);
}
