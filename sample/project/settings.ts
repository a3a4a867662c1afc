/**
 * The owner's settings that are not part of the model. Phone, e-mail and social profiles are placeholders to be replaced: the
 * number consists of zeros, and `.example` is a reserved domain that never receives mail.
 */
export const settings = {
  name: "Kulla",
  /** None of its own: the buildings are towers, which is the elements' word. */
  buildingWord: {},
  contact: {
    address: { sq: "Prishtinë, Kosovë", en: "Prishtina, Kosovo", de: "Prishtina, Kosovo" },
    phone: "+383 38 000 000",
    email: "shitja@kulla.example",
    links: [
      { name: "Instagram", url: "https://www.instagram.com/kulla.example" },
      { name: "Facebook", url: "https://www.facebook.com/kulla.example" },
    ],
  },
  /** The date of the sample statuses. */
  statusDate: "2026-11-20",
  teaser: { delayMs: 1000, holdMs: 1000 },
};
