export const missingText = {
  sq: {
    title: "Ky kat nuk ekziston.",
    text: "Faqja që kërkuat nuk është këtu. Zgjidhni një kat që ekziston.",
  },
  en: {
    title: "This floor does not exist.",
    text: "The page you asked for is not here. Choose a floor that exists.",
  },
  de: {
    title: "Diesen Stock gibt es nicht.",
    text: "Die gesuchte Seite ist nicht hier. Wählen Sie einen Stock, den es gibt.",
  },
};
