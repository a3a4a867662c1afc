import type { TourStill } from "../../src/project/tourFile.ts";
import type { Locale } from "../../src/text/locale.ts";
import { make } from "../make.ts";

/** The apartment's pictures, shown when there is no 360° view. */
export function createStills(stills: readonly TourStill[], locale: Locale): HTMLElement {
  return make(
    "div",
    { class: "stills", tabindex: "-1" },
    ...stills.map(({ src, width, height, alt }) =>
      make("img", { src, width: String(width), height: String(height), alt: alt[locale], loading: "lazy" }),
    ),
  );
}
