export const privacyText = {
  sq: { contact: "Na telefononi ose na shkruani:" },
  en: { contact: "Call or write to us:" },
  de: { contact: "Rufen Sie uns an oder schreiben Sie uns:" },
};
