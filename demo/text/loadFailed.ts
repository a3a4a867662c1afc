export const loadFailedText = {
  sq: { message: "Një pjesë e faqes nuk u ngarkua.", retry: "Provo përsëri", picture: "Fotoja nuk u ngarkua." },
  en: { message: "A part of the page did not load.", retry: "Try again", picture: "The picture did not load." },
  de: {
    message: "Ein Teil der Seite wurde nicht geladen.",
    retry: "Noch einmal versuchen",
    picture: "Das Bild wurde nicht geladen.",
  },
};
