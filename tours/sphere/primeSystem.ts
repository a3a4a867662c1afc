import { SYSTEM } from "@photo-sphere-viewer/core";
import type { DeviceLimits } from "./deviceLimits.ts";

/** Sharper than this nobody sees, and four times the work on a phone. */
const mostPixelRatio = 2;

/**
 * Tells Photo Sphere Viewer what it would find out by itself with a second WebGL context, a timer of ten seconds, window
 * listeners and localStorage, which throws where a browser keeps frames from storing.
 */
export function primeSystem({ textureWidth }: DeviceLimits): void {
  const isTouch = navigator.maxTouchPoints > 0;
  Object.assign(SYSTEM, {
    loaded: true,
    pixelRatio: Math.min(window.devicePixelRatio || 1, mostPixelRatio),
    isWebGLSupported: true,
    maxTextureWidth: textureWidth,
    isTouchEnabled: { initial: isTouch, promise: Promise.resolve(isTouch) },
    // Its full screen for iPhones hides nothing of the page around a frame; ours does.
    isIphone: false,
  });
}
