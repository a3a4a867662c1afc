import type { Head } from "./heads.ts";
import type { InLanguages, Language } from "../content/language.ts";

type Words = {
  readonly home: string;
  readonly without: string;
  readonly tour: string;
  readonly what: string;
};

const words: InLanguages<Words> = {
  sq: {
    home: "Banesa",
    without: " pa teras e madhe",
    tour: "vizita 360°",
    what: "në 360°: dhomë pas dhome, me planin si hartë.",
  },
  en: {
    home: "Apartment",
    without: " without the large terrace",
    tour: "360° tour",
    what: "in 360°: room by room, with the plan as a map.",
  },
  de: {
    home: "Wohnung",
    without: " ohne die große Terrasse",
    tour: "360°-Rundgang",
    what: "in 360°: Raum für Raum, mit dem Grundriss als Karte.",
  },
};

/** Title and description of a tour's route: `/vr-1-2`, `/vr-19n-1`. */
export function tourHead(path: string, language: Language): Head {
  const { home, without, tour, what } = words[language];
  const [, number = "", smaller, variant] = /^\/vr-(\d+)(n?)-?(\d*)$/.exec(path) ?? [];
  const name = `${home} ${number}${smaller && without}`;
  return { title: `${name}, ${tour}${variant && ` ${variant}`}`, description: `${name} ${what}` };
}
