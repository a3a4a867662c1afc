export const pictureFailedText = {
  sq: "Fotoja nuk u ngarkua.",
  en: "The picture did not load.",
  de: "Das Bild wurde nicht geladen.",
};
