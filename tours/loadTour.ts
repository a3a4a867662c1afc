import type { TourFile } from "../src/project/tourFile.ts";

const patienceMs = 15_000;

/** The data beside this page. Rejects where it does not come or is something else. */
export async function loadTour(): Promise<TourFile> {
  const response = await fetch(new URL("tour.json", document.baseURI), { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`tour.json: status ${response.status}`);
  const data: unknown = await response.json();
  if (!isTour(data)) throw new Error("tour.json: no tour");
  return data;
}

// Written by our own build and checked there; here only that it is not some other JSON.
function isTour(data: unknown): data is TourFile {
  if (typeof data !== "object" || data === null) return false;
  return (
    "scenes" in data && Array.isArray(data.scenes) && "stills" in data && Array.isArray(data.stills) && "home" in data
  );
}
