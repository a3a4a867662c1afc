import type { Viewer } from "@photo-sphere-viewer/core";
import { threeOf } from "./threeOf.ts";

/** Browsers take WebGL contexts away; three.js builds its own up again, and the view has to be drawn anew. */
export function watchContext(viewer: Viewer, onContext: (state: "lost" | "back") => void): () => void {
  const canvas = threeOf(viewer).domElement;
  const watching = new AbortController();
  const { signal } = watching;
  canvas.addEventListener("webglcontextlost", () => onContext("lost"), { signal });
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      viewer.needsUpdate();
      onContext("back");
    },
    { signal },
  );
  return () => watching.abort();
}
