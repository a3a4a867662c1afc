export const loadFailedText = {
  sq: { said: "Një pjesë e faqes nuk u ngarkua.", retry: "Provo përsëri", picture: "Fotoja nuk u ngarkua." },
  en: { said: "A part of the page did not load.", retry: "Try again", picture: "The picture did not load." },
  de: {
    said: "Ein Teil der Seite wurde nicht geladen.",
    retry: "Noch einmal versuchen",
    picture: "Das Bild wurde nicht geladen.",
  },
};
