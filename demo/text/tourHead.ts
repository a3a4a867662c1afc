import type { Head } from "./heads.ts";
import type { InLanguages, Language } from "../content/language.ts";

type Words = {
  readonly home: string;
  readonly without: string;
  readonly tour: string;
  readonly outside: string;
  readonly what: string;
  readonly whatOutside: string;
};

const words: InLanguages<Words> = {
  sq: {
    home: "Banesa",
    without: " pa teras e madhe",
    tour: "vizita 360°",
    outside: "Kullat nga jashtë",
    what: "në 360°: dhomë pas dhome, me planin si hartë.",
    whatOutside: "Kulla 5, Kulla 6 dhe parku mes tyre në një vizitë 360°.",
  },
  en: {
    home: "Apartment",
    without: " without the large terrace",
    tour: "360° tour",
    outside: "The towers from outside",
    what: "in 360°: room by room, with the plan as a map.",
    whatOutside: "Kulla 5, Kulla 6 and the park between them in a 360° tour.",
  },
  de: {
    home: "Wohnung",
    without: " ohne die große Terrasse",
    tour: "360°-Rundgang",
    outside: "Die Türme von außen",
    what: "in 360°: Raum für Raum, mit dem Grundriss als Karte.",
    whatOutside: "Kulla 5, Kulla 6 und der Park dazwischen in einem 360°-Rundgang.",
  },
};

/** Title and description of a tour's route: `/vr-1-2`, `/vr-19n-1`, `/exterior-vr`. */
export function tourHead(path: string, language: Language): Head {
  const { home, without, tour, outside, what, whatOutside } = words[language];
  const [, number, smaller, variant] = /^\/vr-(\d+)(n?)-?(\d*)$/.exec(path) ?? [];
  if (!number) return { title: `${outside}, ${tour} | Kulla`, description: whatOutside };
  const name = `${home} ${number}${smaller && without}`;
  return { title: `${name}, ${tour}${variant && ` ${variant}`} | Kulla`, description: `${name} ${what}` };
}
