import { useEffect, useState } from "react";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import type { CanvasPicture } from "../canvas/Canvas.tsx";
import { wallsOfPicture } from "./wallsOfPicture.ts";

/** The walls detected in a plan's picture; undefined until it has been analysed, and without a picture. */
export function useWalls(picture: CanvasPicture | undefined): WallMap | undefined {
  const [walls, setWalls] = useState<WallMap>();
  useEffect(() => {
    if (!picture) return undefined;
    const left = new AbortController();
    wallsOfPicture(picture, left.signal).then(
      (found) => left.signal.aborted || setWalls(found),
      // Without walls, outlines are drawn by hand, as on any picture.
      () => undefined,
    );
    return () => left.abort();
  }, [picture]);
  return walls;
}
