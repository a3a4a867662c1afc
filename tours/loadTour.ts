import { readTour, type TourFile } from "../src/project/tourFile.ts";

const patienceMs = 15_000;

/** The data beside this page. Rejects where it does not come or is something else. */
export async function loadTour(): Promise<TourFile> {
  const response = await fetch(new URL("tour.json", document.baseURI), { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`tour.json: status ${response.status}`);
  const tour = readTour(await response.json());
  if (!tour) throw new Error("tour.json: no tour");
  return tour;
}
