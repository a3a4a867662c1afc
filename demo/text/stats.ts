/** The three figures of the specification; they stand to the letter. */
export const statsText = {
  sq: { homes: "Njësi banimi", business: "Zonë afariste", green: "Gjelbërim" },
  en: { homes: "Residential units", business: "Business zone", green: "Green space" },
  de: { homes: "Wohneinheiten", business: "Gewerbefläche", green: "Grünfläche" },
};
