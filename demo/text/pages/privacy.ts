export const privacyText = {
  sq: { asked: "Na telefononi ose na shkruani:" },
  en: { asked: "Call or write to us:" },
  de: { asked: "Rufen Sie uns an oder schreiben Sie uns:" },
};
