export const projectsText = {
  sq: { choose: (tower: string) => `Zgjidhni katin, ${tower}` },
  en: { choose: (tower: string) => `Choose a floor, ${tower}` },
  de: { choose: (tower: string) => `Stockwerk wählen, ${tower}` },
};
