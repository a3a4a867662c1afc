import { localeFrom } from "../src/text/locale.ts";
import { TourPage } from "./TourPage.ts";
import { readTour, type TourFile } from "../src/project/tourFile.ts";

const timeoutMs = 15_000;

/** Reads the tour's data file next to this page. Rejects if it does not load or is not a tour. */
async function loadTour(): Promise<TourFile> {
  const response = await fetch(new URL("tour.json", document.baseURI), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`tour.json: status ${response.status}`);
  const tour = readTour(await response.json());
  if (!tour) throw new Error("tour.json: not a tour");
  return tour;
}

// Every tour's page runs this script: it shows the picture that is already in the page, and opens the tour.
const page = new TourPage(document.querySelector<HTMLImageElement>("img.first"));
const requestedLocale = localeFrom(new URLSearchParams(location.search).get("locale"));

/** A shorter wait needs no message. */
const longMs = 700;

function open(): void {
  const wait = setTimeout(() => page.wait(), longMs);
  loadTour()
    .finally(() => clearTimeout(wait))
    .then(
      (tour) => page.open(tour),
      () => page.fail(open),
    );
}

if (requestedLocale) await page.speak(requestedLocale);
open();
