export const tourText = {
  sq: {
    title: "Vizita 360° e banesës",
    titleOutside: "Vizita 360° rreth ndërtesave",
    missing: "Vizita 360° e kësaj banese nuk u gjet.",
    silent: "Vizita 360° nuk u hap me kohë.",
    back: "Kthehu te banesa",
    retry: "Provo përsëri",
  },
  en: {
    title: "360° tour of the apartment",
    titleOutside: "360° tour around the buildings",
    missing: "The 360° tour of this apartment was not found.",
    silent: "The 360° tour did not open in time.",
    back: "Back to the apartment",
    retry: "Try again",
  },
  de: {
    title: "360°-Rundgang durch die Wohnung",
    titleOutside: "360°-Rundgang um die Gebäude",
    missing: "Der 360°-Rundgang dieser Wohnung wurde nicht gefunden.",
    silent: "Der 360°-Rundgang hat sich nicht rechtzeitig geöffnet.",
    back: "Zurück zur Wohnung",
    retry: "Noch einmal versuchen",
  },
};
