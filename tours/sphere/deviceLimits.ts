import type { Gl } from "./painting/createProgram.ts";

/** The limits of this device's WebGL; `undefined` if it has none. */
export type DeviceLimits = { readonly textureWidth: number };

/** Uses a temporary context, released at once because browsers allow only a few. */
export function deviceLimits(): DeviceLimits | undefined {
  try {
    const context = createGlContext(document.createElement("canvas"));
    if (!context) return undefined;
    const textureWidth: unknown = context.getParameter(context.MAX_TEXTURE_SIZE);
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return typeof textureWidth === "number" && textureWidth >= 1024 ? { textureWidth } : undefined;
  } catch {
    return undefined;
  }
}

/** The newest WebGL context of a canvas, without the buffers a sphere does not need; `null` if there is none. */
export function createGlContext(canvas: HTMLCanvasElement): Gl | null {
  const options: WebGLContextAttributes = { alpha: false, antialias: false, depth: false, stencil: false };
  return canvas.getContext("webgl2", options) ?? canvas.getContext("webgl", options);
}
