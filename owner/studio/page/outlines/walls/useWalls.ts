import { useEffect, useState } from "react";
import type { WallMap } from "../../../draft/walls/wallMap.ts";
import type { Picture } from "../canvas/Canvas.tsx";
import { wallsOfPicture } from "./wallsOfPicture.ts";

/** What a plan's picture shows of walls, once it has been read; undefined until then, and without a picture. */
export function useWalls(picture: Picture | undefined): WallMap | undefined {
  const [walls, setWalls] = useState<WallMap>();
  useEffect(() => {
    if (!picture) return undefined;
    const left = new AbortController();
    wallsOfPicture(picture, left.signal).then(
      (found) => left.signal.aborted || setWalls(found),
      // Without walls one draws by hand, as on any picture.
      () => undefined,
    );
    return () => left.abort();
  }, [picture]);
  return walls;
}
