import { localeFrom } from "../src/text/locale.ts";
import { loadTour } from "./loadTour.ts";
import { TourPage } from "./TourPage.ts";

// The script of every tour's page: it starts with the picture that the page shows already and opens the tour.
const page = new TourPage(document.querySelector<HTMLImageElement>("img.first"));
const asked = localeFrom(new URLSearchParams(location.search).get("locale"));

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

if (asked) await page.speak(asked);
open();
