import type { Viewer } from "@photo-sphere-viewer/core";
import { WebGLRenderer } from "three";

/** The three.js renderer of a viewer, which the library's types keep to itself. */
export function threeOf(viewer: Viewer): WebGLRenderer {
  const three: unknown = Reflect.get(viewer.renderer, "renderer");
  if (three instanceof WebGLRenderer) return three;
  throw new Error("Photo Sphere Viewer has changed: its renderer lies elsewhere.");
}
