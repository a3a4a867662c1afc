/** The three figures of the specification; they stand to the letter. `note`: how they agree with the apartments of the search. */
export const statsText = {
  sq: {
    homes: "Njësi banimi",
    business: "Zonë afariste",
    green: "Gjelbërim",
    note: (towers: string) => `Mbi 400 njësi ka i gjithë kompleksi; banesat që zgjidhen këtu janë në ${towers}.`,
  },
  en: {
    homes: "Residential units",
    business: "Business zone",
    green: "Green space",
    note: (towers: string) => `The whole complex counts over 400 units; the homes to pick here are in ${towers}.`,
  },
  de: {
    homes: "Wohneinheiten",
    business: "Gewerbefläche",
    green: "Grünfläche",
    note: (towers: string) =>
      `Über 400 Einheiten zählt die ganze Anlage; die Wohnungen, die hier zur Wahl stehen, liegen in ${towers}.`,
  },
};
