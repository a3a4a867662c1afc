import { useEffect, useState } from "react";
import type { AvailabilityFile } from "../../../../src/project/availability.ts";
import { useProject } from "../state/ProjectContext.ts";
import { availabilityNow } from "./publishedNow.ts";

/** The statuses and prices that visitors get now; undefined while loading, "none" if nothing is published. */
export function useAvailabilityNow(): AvailabilityFile | "none" | undefined {
  const publishing = useProject((state) => state.publishing.kind);
  const [found, setFound] = useState<AvailabilityFile | "none">();
  useEffect(() => {
    let isGone = false;
    void availabilityNow().then((now) => !isGone && setFound(now));
    return () => {
      isGone = true;
    };
  }, [publishing]);
  return found;
}
