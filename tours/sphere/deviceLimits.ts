import { createGlContext } from "./painting/createGlContext.ts";

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
