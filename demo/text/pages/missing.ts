export const missingText = {
  sq: {
    title: "Kjo faqe nuk ekziston.",
    text: "Faqja që kërkuat nuk është këtu. Zgjidhni një kat ose kërkoni banesën tuaj.",
  },
  en: {
    title: "This page does not exist.",
    text: "The page you asked for is not here. Choose a floor, or find your apartment.",
  },
  de: {
    title: "Diese Seite gibt es nicht.",
    text: "Die gesuchte Seite ist nicht hier. Wählen Sie ein Stockwerk, oder suchen Sie Ihre Wohnung.",
  },
};
