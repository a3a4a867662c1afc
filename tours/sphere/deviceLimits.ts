import { contextOf } from "./painting/contextOf.ts";

/** What this device's WebGL can do; `undefined` where it has none. */
export type DeviceLimits = { readonly textureWidth: number };

/** Asks a context of its own, which is given back at once: browsers hold only a few. */
export function deviceLimits(): DeviceLimits | undefined {
  try {
    const context = contextOf(document.createElement("canvas"));
    if (!context) return undefined;
    const textureWidth: unknown = context.getParameter(context.MAX_TEXTURE_SIZE);
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return typeof textureWidth === "number" && textureWidth >= 1024 ? { textureWidth } : undefined;
  } catch {
    return undefined;
  }
}
