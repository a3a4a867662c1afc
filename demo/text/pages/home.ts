const range = (from: number, to: number, and: string): string => `${from} ${and} ${to}\u202fm²`;

export const homeText = {
  sq: {
    heroTitle: "Dy kulla, një park.",
    heroLead: (from: number, to: number) =>
      `Banesa nga ${range(from, to, "deri në")} në Prishtinë, me mbi dhjetë mijë metra katrorë gjelbërim.`,
  },
  en: {
    heroTitle: "Two towers, one park.",
    heroLead: (from: number, to: number) =>
      `Apartments from ${range(from, to, "to")} in Prishtina, with more than ten thousand square metres of green.`,
  },
  de: {
    heroTitle: "Zwei Türme, ein Park.",
    heroLead: (from: number, to: number) =>
      `Wohnungen von ${range(from, to, "bis")} in Prishtina, mit über zehntausend Quadratmetern Grün.`,
  },
};
