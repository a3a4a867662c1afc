import type { SunTexts } from "./sunTexts.ts";

export const sunEn: SunTexts = {
  sun: "Sun in the apartment",
  december: "on 21 December",
  march: "on 21 March",
  june: "on 21 June",
  duration: "{hours} h {minutes} min",
  noSun: "no direct sun",
  span: "from {from} to {to}",
  limits:
    "Direct sun on the living room's facade under a clear sky. Shadows of the project's buildings are counted; trees, hills and balconies are not.",
  sunTime: "Times are the sun's own: at 12 it stands highest.",
  view: "View from the window",
};
