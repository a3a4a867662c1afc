/** The title is that of a site without one of its own in `site.json`. */
export const missingText = {
  sq: {
    title: "Kjo faqe nuk ekziston.",
    text: "Faqja që kërkuat nuk është këtu. Zgjidhni një kat që ekziston.",
  },
  en: {
    title: "This page does not exist.",
    text: "The page you asked for is not here. Choose a floor that exists.",
  },
  de: {
    title: "Diese Seite gibt es nicht.",
    text: "Die gesuchte Seite ist nicht hier. Wählen Sie einen Stock, den es gibt.",
  },
};
