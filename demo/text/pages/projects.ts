import type { InLanguages } from "../../content/language.ts";

type ProjectsText = {
  readonly title: string;
  /** By tower; a tower without words of its own stands with its facts alone. */
  readonly leads: Readonly<Record<string, string>>;
  readonly choose: (tower: string) => string;
};

export const projectsText: InLanguages<ProjectsText> = {
  sq: {
    title: "Projektet",
    leads: {
      k5: "Kulla e perëndimit është më e larta. Nga kati i gjashtë e lart pllakat tërhiqen shkallë-shkallë dhe bëhen tarraca.",
      k6: "Kulla e lindjes ka të njëjtin plan, të rrotulluar gjysmë rrethi: tarracat e saj shohin nga ana tjetër e parkut.",
    },
    choose: (tower) => `Zgjidhni katin, ${tower}`,
  },
  en: {
    title: "Projects",
    leads: {
      k5: "The western tower is the taller one. From the sixth floor up its slabs step back and become terraces.",
      k6: "The eastern tower has the same plan, turned by half a circle: its terraces look to the other side of the park.",
    },
    choose: (tower) => `Choose a floor, ${tower}`,
  },
  de: {
    title: "Projekte",
    leads: {
      k5: "Der westliche Turm ist der höhere. Ab dem sechsten Geschoss weichen die Decken stufenweise zurück und werden Terrassen.",
      k6: "Der östliche Turm hat denselben Grundriss, um einen halben Kreis gedreht: Seine Terrassen blicken zur anderen Seite des Parks.",
    },
    choose: (tower) => `Stockwerk wählen, ${tower}`,
  },
};
