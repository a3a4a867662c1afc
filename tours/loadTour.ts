import { readTour, type TourFile } from "../src/project/tourFile.ts";

const timeoutMs = 15_000;

/** Reads the tour's data file beside this page. Rejects if it does not load or is not a tour. */
export async function loadTour(): Promise<TourFile> {
  const response = await fetch(new URL("tour.json", document.baseURI), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`tour.json: status ${response.status}`);
  const tour = readTour(await response.json());
  if (!tour) throw new Error("tour.json: not a tour");
  return tour;
}
