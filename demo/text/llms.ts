import type { LanguageCode } from "../content/language.ts";

const llmsSq = {
  facts: "Të dhënat",
  pages: "Faqet",
  machines: "Për programe",
  languages: "Gjuhë të tjera",
  floors: (count: number, towers: string) => `${count === 1 ? "1 kat" : `${count} kate`} në ${towers}`,
  areas: (from: number, to: number) => `Sipërfaqet: ${from} deri në ${to} m²`,
  statuses: (day: string) => `Gjendja më ${day}`,
  until: (day: string) => `vlen deri më ${day}`,
  available: "të lira",
  reserved: "të rezervuara",
  sold: "të shitura",
  prices: "Çmimet e banesave që nuk janë shitur",
  to: "deri në",
  address: "Adresa",
  phone: "Telefoni",
  email: "E-maili",
  list: "çdo banesë me sipërfaqen, gjendjen, çmimin dhe adresën e faqes së saj, me kohën kur u konfirmua gjendja. Merrni gjendjen dhe çmimet prej saj, jo nga ky tekst.",
  sitemap: "të gjitha faqet",
};

type LlmsText = typeof llmsSq;

const llmsEn: LlmsText = {
  facts: "Facts",
  pages: "Pages",
  machines: "For programs",
  languages: "Other languages",
  floors: (count, towers) => `${count === 1 ? "1 floor" : `${count} floors`} in ${towers}`,
  areas: (from, to) => `Areas: ${from} to ${to} m²`,
  statuses: (day) => `Availability as of ${day}`,
  until: (day) => `valid until ${day}`,
  available: "available",
  reserved: "reserved",
  sold: "sold",
  prices: "Prices of apartments that are not sold",
  to: "to",
  address: "Address",
  phone: "Phone",
  email: "E-mail",
  list: "every apartment with its area, status, price and the address of its page, and when its status was confirmed. Take statuses and prices from there, not from this text.",
  sitemap: "all pages",
};

const llmsDe: LlmsText = {
  facts: "Daten",
  pages: "Seiten",
  machines: "Für Programme",
  languages: "Andere Sprachen",
  floors: (count, towers) => `${count === 1 ? "1 Stockwerk" : `${count} Stockwerke`} in ${towers}`,
  areas: (from, to) => `Flächen: ${from} bis ${to} m²`,
  statuses: (day) => `Verfügbarkeit, Stand ${day}`,
  until: (day) => `gültig bis ${day}`,
  available: "frei",
  reserved: "reserviert",
  sold: "verkauft",
  prices: "Preise der Wohnungen, die nicht verkauft sind",
  to: "bis",
  address: "Adresse",
  phone: "Telefon",
  email: "E-Mail",
  list: "jede Wohnung mit Fläche, Status, Preis und der Adresse ihrer Seite, und wann der Status bestätigt wurde. Status und Preise bitte von dort nehmen, nicht aus diesem Text.",
  sitemap: "alle Seiten",
};

/** The texts of llms.txt. */
export const llmsText: Readonly<Record<LanguageCode, LlmsText>> = { sq: llmsSq, en: llmsEn, de: llmsDe };
