export const loadFailedText = {
  sq: { said: "Një pjesë e faqes nuk u ngarkua.", retry: "Provo përsëri" },
  en: { said: "A part of the page did not load.", retry: "Try again" },
  de: { said: "Ein Teil der Seite wurde nicht geladen.", retry: "Noch einmal versuchen" },
};
